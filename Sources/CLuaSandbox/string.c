// The plain functions of `string`. Each is paid for by the bytes it reads and writes before it does so, and none makes
// a string beyond the limit; case follows ASCII.
#include <string.h>

#include "cage.h"
#include "errors.h"
#include "library.h"
#include "string_arithmetic.h"

static const char *const left_out[] = {
  "dump", "compiled code cannot be had",
  "pack", "binary layouts are no business of a policy",
  "unpack", "binary layouts are no business of a policy",
  "packsize", "binary layouts are no business of a policy",
  NULL,
};

/// A position that may count from the end, as an offset from 1 that may lie before the start.
static size_t start_position(lua_Integer at, size_t length) {
  if (at > 0) return (size_t)at;
  if (at == 0 || at < -(lua_Integer)length) return 1;
  return length + (size_t)at + 1;
}

static size_t end_position(lua_Integer at, size_t length) {
  if (at > (lua_Integer)length) return length;
  if (at >= 0) return (size_t)at;
  return at < -(lua_Integer)length ? 0 : length + (size_t)at + 1;
}

static int string_len(lua_State *L) {
  size_t length;
  cls_check_string(L, 1, &length);
  lua_pushinteger(L, (lua_Integer)length);
  return 1;
}

static int string_sub(lua_State *L) {
  size_t length;
  const char *text = cls_check_string(L, 1, &length);
  size_t first = start_position(cls_check_integer(L, 2), length);
  size_t last = end_position(cls_optional_integer(L, 3, -1), length);
  if (first > last) {
    lua_pushliteral(L, "");
    return 1;
  }
  cls_charge_bytes(L, last - first + 1);
  cls_push_bytes(L, text + first - 1, last - first + 1);
  return 1;
}

static int string_byte(lua_State *L) {
  size_t length;
  const char *text = cls_check_string(L, 1, &length);
  lua_Integer from = cls_optional_integer(L, 2, 1);
  size_t first = start_position(from, length);
  size_t last = end_position(cls_optional_integer(L, 3, from), length);
  if (first > last) return 0;
  size_t count = last - first + 1;
  cls_charge(L, 1 + count);
  if (!lua_checkstack(L, (int)count)) cls_raise(L, "string slice too long");
  for (size_t i = 0; i < count; i++) lua_pushinteger(L, (unsigned char)text[first - 1 + i]);
  return (int)count;
}

static int string_char(lua_State *L) {
  int count = lua_gettop(L);
  cls_charge(L, 1 + (uint64_t)count);
  cls_buffer buffer = cls_buffer_start(L);
  for (int i = 1; i <= count; i++) {
    lua_Integer value = cls_check_integer(L, i);
    if (value < 0 || value > 255) cls_raise_argument(L, i, "value out of range");
    cls_buffer_add_char(&buffer, (char)value);
  }
  cls_buffer_push(&buffer);
  return 1;
}

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c; }

static char upper(char c) { return c >= 'a' && c <= 'z' ? (char)(c - 32) : c; }

static int map_bytes(lua_State *L, char (*change)(char)) {
  size_t length;
  const char *text = cls_check_string(L, 1, &length);
  cls_charge_bytes(L, 2 * length);
  cls_buffer buffer = cls_buffer_start(L);
  char *room = cls_buffer_room(&buffer, length);
  for (size_t i = 0; i < length; i++) room[i] = change(text[i]);
  cls_buffer_extend(&buffer, length);
  cls_buffer_push(&buffer);
  return 1;
}

static int string_lower(lua_State *L) { return map_bytes(L, lower); }

static int string_upper(lua_State *L) { return map_bytes(L, upper); }

static int string_reverse(lua_State *L) {
  size_t length;
  const char *text = cls_check_string(L, 1, &length);
  cls_charge_bytes(L, 2 * length);
  cls_buffer buffer = cls_buffer_start(L);
  char *room = cls_buffer_room(&buffer, length);
  for (size_t i = 0; i < length; i++) room[i] = text[length - 1 - i];
  cls_buffer_extend(&buffer, length);
  cls_buffer_push(&buffer);
  return 1;
}

static int string_rep(lua_State *L) {
  size_t length, separator_length = 0;
  const char *text = cls_check_string(L, 1, &length);
  lua_Integer count = cls_check_integer(L, 2);
  const char *separator = lua_isnoneornil(L, 3) ? "" : cls_check_string(L, 3, &separator_length);
  uint64_t unit = length + separator_length, total;
  if (count <= 0 || unit == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  if (__builtin_mul_overflow(unit, (uint64_t)count, &total) || total > UINT64_C(1) << 40)
    cls_raise(L, "resulting string too large");
  cls_buffer buffer = cls_buffer_start(L);
  if (total - separator_length > cls_string_limit)
    cls_leave(cls_cage_of(L), cls_outcome_memory, "a string is longer than 64 KiB");
  cls_charge(L, (uint64_t)count / 4);
  for (lua_Integer i = 0; i < count; i++) {
    if (i > 0) cls_buffer_add(&buffer, separator, separator_length);
    cls_buffer_add(&buffer, text, length);
  }
  cls_buffer_push(&buffer);
  return 1;
}

void cls_install_string(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"byte", string_byte},   {"char", string_char}, {"find", cls_find},       {"format", cls_format},
    {"gmatch", cls_gmatch},  {"gsub", cls_gsub},    {"len", string_len},      {"lower", string_lower},
    {"match", cls_match},    {"rep", string_rep},   {"reverse", string_reverse},
    {"sub", string_sub},     {"upper", string_upper}, {NULL, NULL},
  };
  lua_createtable(L, 0, 13);
  cls_add_functions(L, functions);
  cls_explain_missing(L, left_out, "string");
  lua_pushliteral(L, "");
  lua_createtable(L, 0, 9);
  cls_add_string_arithmetic(L);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
  lua_setglobal(L, "string");
}
