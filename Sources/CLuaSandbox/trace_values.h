#pragma once

#include <lua.h>
#include <stddef.h>

/// Writes what a value is, in at most `limit` bytes of clean text, and returns how many: plain values as they are written,
/// lists and records by what is first in them. Takes no memory of the script; neither raises nor leaves.
size_t cls_describe_value(lua_State *L, int index, char *out, size_t limit);
