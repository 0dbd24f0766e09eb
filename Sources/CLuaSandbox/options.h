#pragma once

#include <lauxlib.h>
#include <lua.h>

// Tables that a script names options in, as in share:count{ role = "owner" }.

/// The first key, by its bytes, that is none of the names; NULL when there is none. What is no string counts as "". The
/// key is left at the top of the stack. Pays for the keys, so that a large table is none of the caller's business.
const char *cls_unknown_option(
    lua_State *L, int table, const char *const *names, size_t name_count, size_t *length);
