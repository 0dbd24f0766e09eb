#pragma once

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CLuaSandbox.h"

// Takes no memory of the script; neither raises nor leaves.

/// Writes what a value is, in at most `limit` bytes of clean text, and returns how many: plain values as they are written,
/// lists and records by what is first in them. Says whether there would be more.
size_t cls_describe_value(lua_State *L, int index, char *out, size_t limit, bool *is_cut);
/// Finds the next field of a record that holds something, from `place` on. False: there is none, or it is no record.
bool cls_next_field(lua_State *L, int index, uint32_t *place, cls_text *name);
/// The same as `cls_describe_value` of the field at a place that `cls_next_field` found.
size_t cls_describe_field(lua_State *L, int index, uint32_t place, char *out, size_t limit);
