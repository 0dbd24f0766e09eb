// The functions of `table`, paid for by the positions they touch before they touch one: ranges of 2^62 positions cost
// what they say and so end at once. The stock functions work through them for years inside one call.
#include "cage.h"
#include "errors.h"
#include "library.h"
#include "view.h"

/// Number of positions from `first` to `last`, which may be any integers; at most `UINT64_MAX / 2` so that sums of a
/// few do not overflow.
static uint64_t span_of(lua_Integer first, lua_Integer last) {
  if (first > last) return 0;
  uint64_t count = (uint64_t)last - (uint64_t)first;
  return count < UINT64_MAX / 2 ? count + 1 : UINT64_MAX / 2;
}

static int table_insert(lua_State *L) {
  cls_check_own_table(L, 1);
  lua_Integer length = cls_table_length(L, 1), at;
  if (length == LUA_MAXINTEGER) cls_raise_argument(L, 1, "the list is full");
  lua_Integer end = length + 1;
  switch (lua_gettop(L)) {
    case 2: at = end; break;
    case 3:
      at = cls_check_integer(L, 2);
      if (at < 1 || at > end) cls_raise_argument(L, 2, "position out of bounds");
      break;
    default: cls_raise(L, "wrong number of arguments to `insert`");
  }
  cls_charge_entries(L, 2 + span_of(at, end));
  cls_note_change(L, 1);
  for (lua_Integer i = end; i > at; i--) {
    lua_rawgeti(L, 1, i - 1);
    lua_rawseti(L, 1, i);
  }
  lua_rawseti(L, 1, at);
  return 0;
}

static int table_remove(lua_State *L) {
  cls_check_own_table(L, 1);
  lua_Integer length = cls_table_length(L, 1), at = cls_optional_integer(L, 2, length);
  bool may_be_anywhere = lua_gettop(L) < 2 || at == length;
  if (!may_be_anywhere && (at < 1 || at - 1 > length)) cls_raise_argument(L, 2, "position out of bounds");
  cls_charge_entries(L, 2 + span_of(at, length));
  cls_note_change(L, 1);
  lua_rawgeti(L, 1, at);
  for (; at < length; at++) {
    lua_rawgeti(L, 1, at + 1);
    lua_rawseti(L, 1, at);
  }
  lua_pushnil(L);
  lua_rawseti(L, 1, at);
  return 1;
}

static int table_concat(lua_State *L) {
  lua_Integer length = cls_list_length(L, 1);
  size_t separator_length = 0;
  const char *separator = lua_isnoneornil(L, 2) ? "" : cls_check_string(L, 2, &separator_length);
  lua_Integer first = cls_optional_integer(L, 3, 1), last = cls_optional_integer(L, 4, length);
  cls_charge(L, 1);
  cls_buffer buffer = cls_buffer_start(L);
  for (lua_Integer i = first; i <= last; i++) {
    cls_charge_entries(L, 2);
    cls_list_push(L, 1, i);
    if (!lua_isstring(L, -1))
      cls_raise(
          L, "invalid value (a %s) at index %lld in table for `concat`", cls_type_name(L, -1), (long long)i);
    size_t text_length;
    const char *text = cls_push_text(L, -1, &text_length);
    cls_buffer_add(&buffer, text, text_length);
    lua_pop(L, 2);
    if (i == last) break;
    cls_buffer_add(&buffer, separator, separator_length);
  }
  cls_buffer_push(&buffer);
  return 1;
}

static int table_unpack(lua_State *L) {
  lua_Integer first = cls_optional_integer(L, 2, 1);
  lua_Integer last = lua_isnoneornil(L, 3) ? cls_list_length(L, 1) : cls_check_integer(L, 3);
  uint64_t count = span_of(first, last);
  if (count == 0) return 0;
  if (count >= 1000000) cls_raise(L, "too many results to unpack");
  cls_charge_entries(L, 1 + count);
  if (!lua_checkstack(L, (int)count + 2)) cls_raise(L, "too many results to unpack");
  for (uint64_t i = 0; i < count; i++) cls_list_push(L, 1, first + (lua_Integer)i);
  return (int)count;
}

static int table_pack(lua_State *L) {
  int count = lua_gettop(L);
  cls_charge(L, 1 + (uint64_t)count);
  lua_createtable(L, count, 1);
  lua_insert(L, 1);
  for (int i = count; i >= 1; i--) lua_rawseti(L, 1, i);
  lua_pushinteger(L, count);
  lua_setfield(L, 1, "n");
  return 1;
}

static int table_move(lua_State *L) {
  lua_Integer first = cls_check_integer(L, 2), last = cls_check_integer(L, 3), to = cls_check_integer(L, 4);
  int target = lua_isnoneornil(L, 5) ? 1 : 5;
  if (!cls_is_list(L, 1)) cls_raise_type(L, 1, "list");
  cls_check_own_table(L, target);
  uint64_t count = span_of(first, last);
  if (count > 0) {
    if (count > (uint64_t)LUA_MAXINTEGER / 2) cls_raise_argument(L, 3, "too many elements to move");
    if (to > LUA_MAXINTEGER - (lua_Integer)count + 1) cls_raise_argument(L, 4, "destination wrap around");
    cls_charge_entries(L, 1 + count);
    cls_note_change(L, target);
    bool is_same = lua_rawequal(L, 1, target);
    bool must_go_backwards = is_same && to > first && to <= last;
    for (uint64_t i = 0; i < count; i++) {
      lua_Integer offset = (lua_Integer)(must_go_backwards ? count - 1 - i : i);
      cls_list_push(L, 1, first + offset);
      lua_rawseti(L, target, to + offset);
    }
  }
  lua_pushvalue(L, target);
  return 1;
}

void cls_install_table(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"concat", table_concat}, {"insert", table_insert}, {"move", table_move},     {"pack", table_pack},
    {"remove", table_remove}, {"sort", cls_sort},       {"unpack", table_unpack}, {NULL, NULL},
  };
  lua_createtable(L, 0, 7);
  cls_add_functions(L, functions);
  cls_explain_missing(L, NULL, "table");
  lua_setglobal(L, "table");
}
