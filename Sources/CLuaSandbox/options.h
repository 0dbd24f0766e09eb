#pragma once

#include <lauxlib.h>
#include <lua.h>
#include <stddef.h>

// Tables that a script names options in, as in share:count{ role = "owner" }.

typedef struct {
  const char *name;
  size_t length;
} cls_option;

#define cls_option(name) {name, sizeof name - 1}

/// Pushes the value of each option of the table, in their order. Returns the first key, by its bytes, that is none of
/// them, which it pushes last; NULL, and pushes nil, when there is none. What is no string counts as "". Pays for the
/// keys, so that a large table is none of the caller's business.
const char *cls_read_options(lua_State *L, int table, const cls_option *options, int count, size_t *length);
