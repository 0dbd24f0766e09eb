#pragma once

#include <lua.h>
#include <stddef.h>

// Errors that a script can catch. Every function here raises when what it asks for is not so.

/// Raises the message with the position of the calling line in front.
_Noreturn int cls_raise(lua_State *L, const char *format, ...) __attribute__((format(printf, 2, 3)));
/// Raises `bad argument #1 to 'f' (…)`.
_Noreturn int cls_raise_argument(lua_State *L, int argument, const char *what);
_Noreturn int cls_raise_type(lua_State *L, int argument, const char *expected);

/// The kind of a value as messages call it. Does not raise.
const char *cls_type_name(lua_State *L, int index);

lua_Integer cls_check_integer(lua_State *L, int argument);
lua_Integer cls_optional_integer(lua_State *L, int argument, lua_Integer otherwise);
lua_Number cls_check_number(lua_State *L, int argument);
/// Numbers count as strings, as in all of Lua's string library.
const char *cls_check_string(lua_State *L, int argument, size_t *length);
void cls_check_any(lua_State *L, int argument);
void cls_check_function(lua_State *L, int argument);
/// A table of the script's own, which may be written to.
void cls_check_own_table(lua_State *L, int argument);
