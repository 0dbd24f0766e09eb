// `any`, `all`, `count`, and what a list is, be it the script's or a view's. Each element is paid for, and a map is
// refused rather than taken for an empty list, which would let everybody in.
#include "cage.h"
#include "errors.h"
#include "library.h"
#include "view.h"

bool cls_is_list(lua_State *L, int index) {
  cls_ref ref;
  // A map has no elements to go through: to find none in order would answer what nobody asked.
  if (cls_to_ref(L, index, &ref))
    return ref.head->kind != cls_kind_record && (ref.head->kind != cls_kind_map || ref.head->count == 0);
  int type = lua_type(L, index);
  return type == LUA_TTABLE || type == LUA_TUSERDATA;
}

lua_Integer cls_table_length(lua_State *L, int index) {
  cls_charge(L, cls_cage_of(L)->arena->prices.length);
  cls_note_measuring(L, index);
  return (lua_Integer)lua_rawlen(L, index);
}

lua_Integer cls_list_length(lua_State *L, int index) {
  if (!cls_is_list(L, index)) cls_raise_type(L, index, "list");
  cls_ref ref;
  if (cls_to_ref(L, index, &ref)) return (lua_Integer)ref.head->count;
  if (lua_istable(L, index)) return cls_table_length(L, index);
  lua_getiuservalue(L, index, 1);
  cls_note_measuring(L, -1);
  lua_Integer length = (lua_Integer)lua_rawlen(L, -1);
  lua_pop(L, 1);
  return length;
}

lua_Integer cls_whole_list_length(lua_State *L, int index) {
  lua_Integer length = cls_list_length(L, index), keys = 0;
  if (!lua_istable(L, index)) return length;
  cls_charge(L, (uint64_t)length / 8);
  cls_charge_scan(L);
  lua_pushnil(L);
  while (keys <= length && lua_next(L, index)) {
    lua_pop(L, 1);
    keys++;
    // A key that is not the next element stands in the hash part, and finding the one behind it starts at its chain.
    if (!lua_isinteger(L, -1) || lua_tointeger(L, -1) != keys) cls_charge_entries(L, 1);
  }
  if (keys > length) {
    lua_pop(L, 1);
    static const char what[] = "list expected, got a table with other keys than 1, 2, 3; write {\"a\", \"b\"}";
    cls_raise_argument(L, index, what);
  }
  return length;
}

void cls_list_push(lua_State *L, int index, lua_Integer at) {
  cls_ref ref;
  if (lua_istable(L, index)) {
    lua_rawgeti(L, index, at);
  } else if (cls_to_ref(L, index, &ref)) {
    bool is_inside = ref.head->kind != cls_kind_map && at >= 1 && at <= (lua_Integer)ref.head->count;
    if (is_inside)
      cls_push_cell(L, ref.number, cls_ref_cell(&ref, (uint32_t)at));
    else
      lua_pushnil(L);
  } else if (lua_type(L, index) == LUA_TUSERDATA) {
    lua_getiuservalue(L, index, 1);
    lua_rawgeti(L, -1, at);
    lua_remove(L, -2);
  } else {
    cls_raise_type(L, index, "list");
  }
}

typedef struct {
  lua_Integer asked, agreed;
} poll;

/// Calls the function at 2 with each element of the list at 1 and its index, until it answers `stop`. What the function
/// does to the list changes the elements that are left, not how many there are.
static poll ask_each(lua_State *L, int stop) {
  lua_Integer length = cls_whole_list_length(L, 1);
  poll poll = {0};
  cls_check_function(L, 2);
  lua_settop(L, 2);
  for (lua_Integer i = 1; i <= length; i++) {
    cls_charge_entries(L, 4);
    lua_pushvalue(L, 2);
    cls_list_push(L, 1, i);
    lua_pushinteger(L, i);
    lua_call(L, 2, 1);
    bool answer = lua_toboolean(L, -1);
    lua_pop(L, 1);
    poll.asked++;
    poll.agreed += answer;
    if (answer == stop) break;
  }
  return poll;
}

int cls_any(lua_State *L) {
  lua_pushboolean(L, ask_each(L, true).agreed > 0);
  return 1;
}

int cls_all(lua_State *L) {
  poll poll = ask_each(L, false);
  lua_pushboolean(L, poll.agreed == poll.asked);
  return 1;
}

int cls_count(lua_State *L) {
  lua_pushinteger(L, ask_each(L, -1).agreed);
  return 1;
}
