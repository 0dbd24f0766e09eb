// Raises errors that a script can catch, with bounded texts made of its own names. No address and no word of the host's
// insides gets into them.
#include "errors.h"

#include <lauxlib.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cage.h"
#include "library.h"
#include "view.h"

int cls_raise(lua_State *L, const char *format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  luaL_checkstack(L, 4, NULL);
  luaL_where(L, 1);
  // Not `lua_pushstring`, which remembers strings by the address they came from: the steps would depend on it.
  lua_pushlstring(L, text, length < (int)sizeof text ? (size_t)length : sizeof text - 1);
  lua_concat(L, 2);
  lua_error(L);
  __builtin_unreachable();
}

const char *cls_type_name(lua_State *L, int index) {
  if (lua_islightuserdata(L, index)) {
    cls_ref ref;
    return cls_to_ref(L, index, &ref) ? "table" : cls_is_time(L, index) ? "time" : "userdata";
  }
  return lua_type(L, index) == LUA_TUSERDATA ? "table" : lua_typename(L, lua_type(L, index));
}

int cls_raise_argument(lua_State *L, int argument, const char *what) {
  lua_Debug frame;
  const char *name = NULL;
  if (lua_getstack(L, 0, &frame)) {
    lua_getinfo(L, "n", &frame);
    name = frame.name;
    if (frame.namewhat && strcmp(frame.namewhat, "method") == 0 && --argument == 0)
      cls_raise(L, "calling `%.60s` on a bad self (%s)", name, what);
  }
  // Where `pcall` or `deny` called, there is no name.
  if (name == NULL) cls_raise(L, "bad argument #%d (%s)", argument, what);
  cls_raise(L, "bad argument #%d to `%.60s` (%s)", argument, name, what);
}

int cls_raise_type(lua_State *L, int argument, const char *expected) {
  char what[160];
  const char *got = lua_isnone(L, argument) ? "no value" : cls_type_name(L, argument);
  snprintf(what, sizeof what, "%s expected, got %s", expected, got);
  cls_raise_argument(L, argument, what);
}

/// Text counts as the number that it reads as.
static void pay_for_reading(lua_State *L, int argument) {
  if (lua_type(L, argument) == LUA_TSTRING) cls_charge(L, 2 + lua_rawlen(L, argument) / 16);
}

lua_Integer cls_check_integer(lua_State *L, int argument) {
  pay_for_reading(L, argument);
  int is_integer;
  lua_Integer value = lua_tointegerx(L, argument, &is_integer);
  if (is_integer) return value;
  if (lua_isnumber(L, argument)) cls_raise_argument(L, argument, "number has no integer representation");
  cls_raise_type(L, argument, "number");
}

lua_Integer cls_optional_integer(lua_State *L, int argument, lua_Integer otherwise) {
  return lua_isnoneornil(L, argument) ? otherwise : cls_check_integer(L, argument);
}

lua_Number cls_check_number(lua_State *L, int argument) {
  pay_for_reading(L, argument);
  int is_number;
  lua_Number value = lua_tonumberx(L, argument, &is_number);
  if (!is_number) cls_raise_type(L, argument, "number");
  return value;
}

const char *cls_check_string(lua_State *L, int argument, size_t *length) {
  // Lua itself would show the sign of NaN, which differs between processors.
  if (lua_type(L, argument) == LUA_TNUMBER) {
    cls_push_text(L, argument, NULL);
    lua_replace(L, argument);
  }
  const char *text = lua_tolstring(L, argument, length);
  if (text == NULL) cls_raise_type(L, argument, "string");
  return text;
}

void cls_check_any(lua_State *L, int argument) {
  if (lua_isnone(L, argument)) cls_raise_argument(L, argument, "value expected");
}

void cls_check_function(lua_State *L, int argument) {
  if (!lua_isfunction(L, argument)) cls_raise_type(L, argument, "function");
}

void cls_check_own_table(lua_State *L, int argument) {
  if (lua_istable(L, argument)) return;
  cls_ref ref;
  if (cls_to_ref(L, argument, &ref) || lua_type(L, argument) == LUA_TUSERDATA)
    cls_raise_argument(L, argument, "this table is read-only");
  cls_raise_type(L, argument, "table");
}
