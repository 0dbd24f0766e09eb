// `table.sort` as a merge sort over a copy: the order of calls depends on the elements alone, equal elements keep their
// order, and a comparator that contradicts itself or raises can neither reach outside the list nor leave it half
// sorted. The stock one picks its pivot by the clock.
#include <string.h>

#include "cage.h"
#include "errors.h"
#include "library.h"

enum { table = 1, comparator = 2, source = 3, target = 4 };

/// Whether the element at the top comes before the one below it. Pops both.
static bool precedes(lua_State *L) {
  bool answer;
  if (lua_isnil(L, comparator)) {
    size_t length = 0, other = 0;
    if (lua_type(L, -1) == LUA_TSTRING) lua_tolstring(L, -1, &length);
    if (lua_type(L, -2) == LUA_TSTRING) lua_tolstring(L, -2, &other);
    size_t shorter = length < other ? length : other;
    cls_charge(L, 2 + shorter / (cls_cage_of(L)->arena->prices.has_zeros ? 2 : 64));
    answer = lua_compare(L, -1, -2, LUA_OPLT);
    lua_pop(L, 2);
    return answer;
  }
  cls_charge(L, 4);
  lua_pushvalue(L, comparator);
  lua_insert(L, -3);
  // The comparator gets the element at the top first.
  lua_insert(L, -2);
  lua_call(L, 2, 1);
  answer = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return answer;
}

static void move_element(lua_State *L, int from, lua_Integer at, int to, lua_Integer place) {
  lua_rawgeti(L, from, at);
  lua_rawseti(L, to, place);
}

/// Merges two neighbouring runs of `source` into `target`.
static void merge(lua_State *L, lua_Integer start, lua_Integer middle, lua_Integer end) {
  lua_Integer left = start, right = middle, out = start;
  while (left < middle && right < end) {
    lua_rawgeti(L, source, left);
    lua_rawgeti(L, source, right);
    bool takes_right = precedes(L);
    move_element(L, source, takes_right ? right++ : left++, target, out++);
  }
  while (left < middle) move_element(L, source, left++, target, out++);
  while (right < end) move_element(L, source, right++, target, out++);
}

int cls_sort(lua_State *L) {
  cls_check_own_table(L, table);
  if (!lua_isnoneornil(L, comparator)) cls_check_function(L, comparator);
  lua_settop(L, 2);
  lua_Integer count = cls_table_length(L, table);
  if (count < 2) return 0;
  luaL_checkstack(L, 12, NULL);
  cls_charge_entries(L, (uint64_t)count);
  lua_createtable(L, (int)count, 0);
  lua_createtable(L, (int)count, 0);
  for (lua_Integer i = 1; i <= count; i++) move_element(L, table, i, source, i);
  for (lua_Integer width = 1; width < count; width *= 2) {
    cls_charge(L, (uint64_t)count / 2);
    for (lua_Integer start = 1; start <= count; start += 2 * width) {
      lua_Integer middle = start + width, end = start + 2 * width;
      if (middle > count + 1) middle = count + 1;
      if (end > count + 1) end = count + 1;
      merge(L, start, middle, end);
    }
    // The merged list is the next source.
    lua_insert(L, source);
  }
  cls_note_change(L, table);
  for (lua_Integer i = 1; i <= count; i++) move_element(L, source, i, table, i);
  return 0;
}
