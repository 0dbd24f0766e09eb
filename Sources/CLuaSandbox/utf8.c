// The functions of `utf8`, strict as the manual says and paid for by length. The stock `codes` takes stray continuation
// bytes.
#include "cage.h"
#include "errors.h"
#include "library.h"

// Lua's `utf8` reads and writes up to six bytes and 2^31 - 1 when asked to be lax.

static const uint32_t unicode_limit = 0x10FFFF, lax_limit = 0x7FFFFFFF;

static bool is_continuation(char c) { return ((unsigned char)c & 0xC0) == 0x80; }

/// Reads one sequence; NULL when there is none. The subject ends in NUL, which no sequence goes past.
static const char *decode(const char *text, uint32_t *value, bool is_strict) {
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000, 0x200000, 0x4000000};
  unsigned char lead = (unsigned char)*text;
  if (lead < 0x80) {
    *value = lead;
    return text + 1;
  }
  if (lead < 0xC0 || lead >= 0xFE) return NULL;
  unsigned count = 0;
  while (lead & (0x80u >> count)) count++;
  uint32_t sum = lead & (0x7Fu >> count);
  for (unsigned i = 1; i < count; i++) {
    if (!is_continuation(text[i])) return NULL;
    sum = sum << 6 | ((unsigned char)text[i] & 0x3Fu);
  }
  if (sum < least[count]) return NULL;
  if (is_strict && (sum > unicode_limit || (sum >= 0xD800 && sum <= 0xDFFF))) return NULL;
  *value = sum;
  return text + count;
}

static size_t encode(uint32_t value, char out[8]) {
  if (value < 0x80) {
    out[0] = (char)value;
    return 1;
  }
  unsigned count = value < 0x800 ? 2 : value < 0x10000 ? 3 : value < 0x200000 ? 4 : value < 0x4000000 ? 5 : 6;
  for (unsigned i = count - 1; i > 0; i--) {
    out[i] = (char)(0x80 | (value & 0x3F));
    value >>= 6;
  }
  out[0] = (char)((0xFF00u >> count & 0xFF) | value);
  return count;
}

/// A position that may count from the end.
static lua_Integer position(lua_Integer at, size_t length) {
  if (at >= 0) return at;
  return at < -(lua_Integer)length ? 0 : (lua_Integer)length + at + 1;
}

static int utf8_len(lua_State *L) {
  size_t length;
  const char *text = cls_check_string(L, 1, &length);
  lua_Integer first = position(cls_optional_integer(L, 2, 1), length);
  lua_Integer last = position(cls_optional_integer(L, 3, -1), length);
  bool is_lax = lua_toboolean(L, 4);
  if (first < 1 || first > (lua_Integer)length + 1) cls_raise_argument(L, 2, "initial position out of bounds");
  if (last > (lua_Integer)length) cls_raise_argument(L, 3, "final position out of bounds");
  if (last >= first) cls_charge(L, 1 + (uint64_t)(last - first) / 8);
  lua_Integer count = 0;
  for (const char *at = text + first - 1; at - text < last;) {
    uint32_t value;
    const char *next = decode(at, &value, !is_lax);
    if (next == NULL) {
      lua_pushnil(L);
      lua_pushinteger(L, at - text + 1);
      return 2;
    }
    at = next;
    count++;
  }
  lua_pushinteger(L, count);
  return 1;
}

static int utf8_codepoint(lua_State *L) {
  size_t length;
  const char *text = cls_check_string(L, 1, &length);
  lua_Integer first = position(cls_optional_integer(L, 2, 1), length);
  lua_Integer last = position(cls_optional_integer(L, 3, first), length);
  bool is_lax = lua_toboolean(L, 4);
  if (first < 1) cls_raise_argument(L, 2, "out of bounds");
  if (last > (lua_Integer)length) cls_raise_argument(L, 3, "out of bounds");
  if (first > last) return 0;
  cls_charge(L, 1 + (uint64_t)(last - first));
  if (!lua_checkstack(L, (int)(last - first) + 2)) cls_raise(L, "string slice too long");
  int count = 0;
  for (const char *at = text + first - 1; at < text + last; count++) {
    uint32_t value;
    at = decode(at, &value, !is_lax);
    if (at == NULL) cls_raise(L, "invalid UTF-8 code");
    lua_pushinteger(L, value);
  }
  return count;
}

static int utf8_char(lua_State *L) {
  int count = lua_gettop(L);
  cls_charge(L, 1 + (uint64_t)count);
  cls_buffer buffer = cls_buffer_start(L);
  for (int i = 1; i <= count; i++) {
    lua_Integer value = cls_check_integer(L, i);
    if (value < 0 || value > lax_limit) cls_raise_argument(L, i, "value out of range");
    char bytes[8];
    cls_buffer_add(&buffer, bytes, encode((uint32_t)value, bytes));
  }
  cls_buffer_push(&buffer);
  return 1;
}

static int utf8_offset(lua_State *L) {
  size_t length;
  const char *text = cls_check_string(L, 1, &length);
  lua_Integer characters = cls_check_integer(L, 2);
  lua_Integer from = position(cls_optional_integer(L, 3, characters >= 0 ? 1 : (lua_Integer)length + 1), length) - 1;
  if (from < 0 || from > (lua_Integer)length) cls_raise_argument(L, 3, "position out of bounds");
  cls_charge(L, 1 + length / 8);
  lua_Integer at = from;
  if (characters == 0) {
    while (at > 0 && is_continuation(text[at])) at--;
    lua_pushinteger(L, at + 1);
    return 1;
  }
  if (is_continuation(text[at])) cls_raise(L, "initial position is a continuation byte");
  while (characters < 0 && at > 0) {
    do at--;
    while (at > 0 && is_continuation(text[at]));
    characters++;
  }
  while (characters > 1 && at < (lua_Integer)length) {
    do at++;
    while (is_continuation(text[at]));
    characters--;
  }
  if (characters == 0 || characters == 1)
    lua_pushinteger(L, at + 1);
  else
    lua_pushnil(L);
  return 1;
}

/// The iterator of `codes`: the subject, and the position of the last character.
static int next_code(lua_State *L, bool is_strict) {
  size_t length;
  const char *text = cls_check_string(L, 1, &length);
  lua_Unsigned at = (lua_Unsigned)lua_tointeger(L, 2);
  if (at > 0 && at <= length)
    while (at < length && is_continuation(text[at])) at++;
  cls_charge(L, (at - (lua_Unsigned)lua_tointeger(L, 2)) / 16);
  if (at >= length) return 0;
  uint32_t value;
  const char *next = decode(text + at, &value, is_strict);
  if (next == NULL || is_continuation(*next)) cls_raise(L, "invalid UTF-8 code");
  lua_pushinteger(L, (lua_Integer)at + 1);
  lua_pushinteger(L, value);
  return 2;
}

static int next_strict_code(lua_State *L) { return next_code(L, true); }

static int next_lax_code(lua_State *L) { return next_code(L, false); }

static int utf8_codes(lua_State *L) {
  size_t length;
  const char *text = cls_check_string(L, 1, &length);
  bool is_lax = lua_toboolean(L, 2);
  if (is_continuation(text[0])) cls_raise_argument(L, 1, "invalid UTF-8 code");
  cls_push_function(L, is_lax ? next_lax_code : next_strict_code);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, 0);
  return 3;
}

void cls_install_utf8(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"char", utf8_char}, {"codepoint", utf8_codepoint}, {"codes", utf8_codes},
    {"len", utf8_len},   {"offset", utf8_offset},       {NULL, NULL},
  };
  static const char charpattern[] = "[\0-\x7F\xC2-\xFD][\x80-\xBF]*";
  lua_createtable(L, 0, 6);
  cls_add_functions(L, functions);
  lua_pushlstring(L, charpattern, sizeof charpattern - 1);
  lua_setfield(L, -2, "charpattern");
  cls_keep_function(L, next_lax_code);
  cls_keep_function(L, next_strict_code);
  cls_explain_missing(L, NULL, "utf8");
  lua_setglobal(L, "utf8");
}
