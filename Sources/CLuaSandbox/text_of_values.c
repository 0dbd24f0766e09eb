// `tostring` and `tonumber`. No value shows an address, and every number is written and read the same on each machine.
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "CIdentityText.h"
#include "cage.h"
#include "errors.h"
#include "library.h"
#include "view.h"

static size_t write_float(lua_Number number, char out[64]) {
  // The sign of NaN differs between processors.
  if (isnan(number)) return (size_t)snprintf(out, 64, "nan");
  size_t length = (size_t)snprintf(out, 64, "%.14g", number);
  if (out[strspn(out, "-0123456789")] == 0) length += (size_t)snprintf(out + length, 64 - length, ".0");
  return length;
}

const char *cls_push_text(lua_State *L, int index, size_t *length) {
  char text[64];
  int64_t microseconds;
  switch (lua_type(L, index)) {
    case LUA_TSTRING: lua_pushvalue(L, index); break;
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) {
        cls_push_bytes(L, text, (size_t)snprintf(text, sizeof text, "%lld", (long long)lua_tointeger(L, index)));
      } else {
        cls_charge(L, 6);
        cls_push_bytes(L, text, write_float(lua_tonumber(L, index), text));
      }
      break;
    case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false"); break;
    default:
      if (cls_to_time(L, index, &microseconds))
        cls_push_bytes(L, text, cit_time_print(microseconds, text));
      else
        lua_pushstring(L, cls_type_name(L, index));
  }
  return lua_tolstring(L, -1, length);
}

int cls_tostring(lua_State *L) {
  cls_check_any(L, 1);
  cls_charge(L, 2);
  cls_push_text(L, 1, NULL);
  return 1;
}

static int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'z') return c - 'a' + 10;
  if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
  return 99;
}

static bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Reads a whole number in the base, a sign before it and blanks around it allowed. It wraps around, as Lua's integers
/// do.
static bool read_integer(const char *text, size_t length, int base, lua_Integer *value) {
  const char *end = text + length;
  while (text < end && is_blank(*text)) text++;
  while (end > text && is_blank(end[-1])) end--;
  bool is_negative = text < end && *text == '-';
  if (is_negative || (text < end && *text == '+')) text++;
  if (text == end) return false;
  lua_Unsigned sum = 0;
  for (; text < end; text++) {
    int digit = digit_of(*text);
    if (digit >= base) return false;
    sum = sum * (lua_Unsigned)base + (lua_Unsigned)digit;
  }
  *value = (lua_Integer)(is_negative ? 0u - sum : sum);
  return true;
}

int cls_tonumber(lua_State *L) {
  cls_charge(L, 2);
  if (lua_isnoneornil(L, 2)) {
    cls_check_any(L, 1);
    lua_settop(L, 1);
    if (lua_type(L, 1) == LUA_TNUMBER) return 1;
    size_t length = 0;
    const char *text = lua_type(L, 1) == LUA_TSTRING ? lua_tolstring(L, 1, &length) : NULL;
    cls_charge(L, length / 16);
    if (text == NULL || lua_stringtonumber(L, text) != length + 1) lua_pushnil(L);
    return 1;
  }
  lua_Integer base = cls_check_integer(L, 2), value;
  if (lua_type(L, 1) != LUA_TSTRING) cls_raise_type(L, 1, "string");
  if (base < 2 || base > 36) cls_raise_argument(L, 2, "base out of range");
  size_t length;
  const char *text = lua_tolstring(L, 1, &length);
  cls_charge(L, length / 16);
  if (read_integer(text, length, (int)base, &value))
    lua_pushinteger(L, value);
  else
    lua_pushnil(L);
  return 1;
}
