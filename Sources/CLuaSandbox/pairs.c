// `pairs`, `next` and `ipairs` in the order of keys, each step paid for. They hold off results that hang on how
// a table came to be, and the slow walk of `next` over a table that was emptied.
#include "cage.h"
#include "errors.h"
#include "key_order.h"
#include "library.h"
#include "view.h"

/// Puts the elements of the list at the top into the order of `keys`.
static void arrange(lua_State *L, cls_key *keys, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (keys[i].place == i) continue;
    lua_rawgeti(L, -1, i + 1);
    uint32_t hole = i;
    while (keys[hole].place != i) {
      uint32_t from = keys[hole].place;
      lua_rawgeti(L, -2, from + 1);
      lua_rawseti(L, -3, hole + 1);
      keys[hole].place = hole;
      hole = from;
    }
    keys[hole].place = hole;
    lua_rawseti(L, -2, hole + 1);
  }
}

/// Pushes a list of the keys of the table at 1, in order.
static void push_sorted_keys(lua_State *L) {
  cls_charge_scan(L);
  uint32_t count = 0;
  size_t bytes = 0;
  const char *unordered = NULL;
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    lua_pop(L, 1);
    cls_note_unordered(L, -1, &unordered);
    count++;
    cls_charge_entries(L, 1);
  }
  unsigned doublings = count ? 32 - (unsigned)__builtin_clz(count) : 0;
  if (unordered) cls_raise_unordered(L, unordered);
  // They are gone through once more below: a second time is paid where finding a key is dear.
  cls_charge(L, (uint64_t)count * (cls_cage_of(L)->arena->prices.key - 1) + (uint64_t)count * doublings / 4);
  cls_key *keys = cls_scratch_take(L, 2 * count * sizeof(cls_key));
  lua_createtable(L, (int)count, 0);
  int list = lua_gettop(L);
  uint32_t at = 0;
  lua_pushnil(L);
  while (at < count && lua_next(L, 1)) {
    lua_pop(L, 1);
    keys[at] = cls_read_key(L, -1);
    keys[at].place = at;
    bytes += keys[at].kind == cls_key_string ? keys[at].length : 0;
    lua_pushvalue(L, -1);
    lua_rawseti(L, list, ++at);
  }
  lua_settop(L, list);
  cls_charge(L, bytes / 64 * (doublings + 1));
  cls_sort_keys(keys, keys + count, count);
  arrange(L, keys, count);
  cls_scratch_give(L, keys);
}

/// The iterator of `pairs` over the script's own table: upvalues are the keys and the index of the last one.
static int next_of_keys(lua_State *L) {
  if (!lua_istable(L, 1)) cls_raise_type(L, 1, "table");
  // The list of keys was made right before this function.
  cls_note_change(L, lua_upvalueindex(1));
  lua_Integer at = lua_tointeger(L, lua_upvalueindex(2));
  lua_settop(L, 1);
  for (;;) {
    lua_settop(L, 1);
    lua_rawgeti(L, lua_upvalueindex(1), ++at);
    if (lua_isnil(L, -1)) return 1;
    lua_pushvalue(L, -1);
    lua_rawget(L, 1);
    // What was removed since the start is passed over.
    if (!lua_isnil(L, -1)) break;
    cls_charge(L, 1);
  }
  lua_pushinteger(L, at);
  lua_replace(L, lua_upvalueindex(2));
  return 2;
}

/// The position, among the visible fields, of the first whose name comes after the key; 0 for nil.
static uint32_t fields_passed(lua_State *L, const cls_schema *schema, int key) {
  if (lua_isnil(L, key)) return 0;
  uint16_t name = lua_type(L, key) == LUA_TSTRING ? cls_interned_find(L, key) : cls_not_a_name;
  for (uint32_t i = 0; i < schema->visible_count; i++)
    if (schema->fields[schema->visible[i]].name == name) return i + 1;
  cls_raise(L, "`next` was asked to go on from a key that is not there");
}

static int next_of_record(lua_State *L, const cls_ref *ref) {
  const cls_cage *cage = cls_cage_of(L);
  const cls_schema *schema = cls_ref_schema(cage, ref);
  uint32_t at = schema ? fields_passed(L, schema, 2) : 0, count = schema ? schema->visible_count : 0;
  for (; at < count; at++) {
    uint16_t field = schema->visible[at];
    const cls_cell *cell = cls_ref_cell(ref, 1u + field);
    if (field >= ref->head->count || cell->kind == cls_kind_nil) continue;
    lua_rawgeti(L, LUA_REGISTRYINDEX, cls_slot_names);
    lua_rawgeti(L, -1, schema->fields[field].name + 1);
    cls_push_cell(L, ref->number, cell);
    return 2;
  }
  lua_pushnil(L);
  return 1;
}

static int next_of_map(lua_State *L, const cls_ref *ref) {
  uint32_t at = 0;
  if (!lua_isnil(L, 2)) {
    size_t length;
    const char *key = cls_check_string(L, 2, &length);
    bool found;
    cls_charge(L, 2);
    at = cls_map_search(ref, key, length, &found) + 1;
    if (!found) at--;
  }
  for (; at < ref->head->count; at++) {
    const cls_cell *value = cls_ref_cell(ref, 2 + 2 * at);
    if (value->kind == cls_kind_nil) continue;
    cls_push_cell(L, ref->number, cls_ref_cell(ref, 1 + 2 * at));
    cls_push_cell(L, ref->number, value);
    return 2;
  }
  lua_pushnil(L);
  return 1;
}

static int next_of_list(lua_State *L) {
  lua_Integer at = lua_isnil(L, 2) ? 0 : cls_check_integer(L, 2);
  lua_Integer length = cls_list_length(L, 1);
  if (at < 0 || at > length) cls_raise(L, "`next` was asked to go on from a key that is not there");
  while (++at <= length) {
    cls_list_push(L, 1, at);
    if (lua_isnil(L, -1)) {
      lua_pop(L, 1);
      continue;
    }
    lua_pushinteger(L, at);
    lua_insert(L, -2);
    return 2;
  }
  lua_pushnil(L);
  return 1;
}

/// The smallest key of the table at 1 that comes after the one at 2.
static int next_of_table(lua_State *L) {
  cls_charge_scan(L);
  bool from_start = lua_isnil(L, 2);
  cls_key last = {0}, best = {0};
  if (!from_start) last = cls_read_key(L, 2);
  const char *unordered = NULL;
  lua_pushnil(L);  // 3: the best key so far
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    lua_pop(L, 1);
    // All keys are paid for: how many of them come before one without order depends on the process.
    cls_charge_entries(L, 1);
    cls_charge(L, lua_type(L, -1) == LUA_TSTRING ? lua_rawlen(L, -1) / 64 : 0);
    cls_note_unordered(L, -1, &unordered);
    if (unordered) continue;
    cls_key key = cls_read_key(L, -1);
    if (!from_start && cls_compare_keys(&key, &last) <= 0) continue;
    if (!lua_isnil(L, 3) && cls_compare_keys(&key, &best) >= 0) continue;
    best = key;
    lua_pushvalue(L, -1);
    lua_replace(L, 3);
  }
  if (unordered) cls_raise_unordered(L, unordered);
  lua_settop(L, 3);
  if (lua_isnil(L, 3)) return 1;
  lua_pushvalue(L, 3);
  lua_rawget(L, 1);
  return 2;
}

int cls_next(lua_State *L) {
  lua_settop(L, 2);
  cls_ref ref;
  if (cls_to_ref(L, 1, &ref)) {
    if (ref.head->kind == cls_kind_record) return next_of_record(L, &ref);
    if (ref.head->kind == cls_kind_map) return next_of_map(L, &ref);
    return next_of_list(L);
  }
  if (lua_type(L, 1) == LUA_TUSERDATA) return next_of_list(L);
  if (!lua_istable(L, 1)) cls_raise_type(L, 1, "table");
  return next_of_table(L);
}

int cls_pairs(lua_State *L) {
  lua_settop(L, 1);
  if (lua_istable(L, 1)) {
    push_sorted_keys(L);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_of_keys, 2);
  } else {
    cls_ref ref;
    if (!cls_to_ref(L, 1, &ref) && lua_type(L, 1) != LUA_TUSERDATA) cls_raise_type(L, 1, "table");
    cls_push_function(L, cls_next);
  }
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

static int next_index(lua_State *L) {
  lua_Integer at = cls_check_integer(L, 2);
  if (at == LUA_MAXINTEGER) cls_raise(L, "the index of `ipairs` is too large");
  lua_pushinteger(L, ++at);
  cls_list_push(L, 1, at);
  return lua_isnil(L, -1) ? 1 : 2;
}

int cls_ipairs(lua_State *L) {
  if (!cls_is_list(L, 1)) cls_raise_type(L, 1, "list");
  cls_push_function(L, next_index);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, 0);
  return 3;
}

void cls_install_pairs(lua_State *L) {
  cls_keep_function(L, cls_next);
  cls_keep_function(L, next_index);
}
