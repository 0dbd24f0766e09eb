// Has Lua note before a cage is sealed what it would note while a script reads: hashes of long strings, and what
// metatables lack. It holds off that each evaluation has to copy the heads of all tables back.
#include "settling.h"

#include <stdint.h>
#include <string.h>

#include "book.h"
#include "cage.h"
#include "hash_seed.h"

enum {
  // Places in objects, by Lua's lobject.h, and behind the seed in its `global_State`: the newest of all objects.
  type_place = 8,
  flags_place = 10,     // of a table
  is_hashed_place = 10,  // of a long string, as the three below
  hash_place = 12,
  length_place = 16,
  text_place = 24,
  newest_after_seed = 16,
  long_string = LUA_TSTRING | 1 << 4,
  hidden_size = 1 << 7,  // a flag: where the list may end is noted in place of how much room it has
};

static char *object_at(const char *place) {
  char *object;
  memcpy(&object, place, sizeof object);
  return object;
}

static uint32_t hash_of(const char *string) {
  uint32_t hash;
  memcpy(&hash, string + hash_place, sizeof hash);
  return hash;
}

/// As Lua does when it first is a key; until then the seed stands in place of the hash.
static void settle_string(char *string) {
  if (string[is_hashed_place]) return;
  size_t length;
  memcpy(&length, string + length_place, sizeof length);
  uint32_t hash = cls_hash(string + text_place, length, hash_of(string));
  memcpy(string + hash_place, &hash, sizeof hash);
  string[is_hashed_place] = 1;
}

static bool has_tables_in_place(lua_State *L, const char *newest_place) {
  lua_createtable(L, 4, 0);
  const char *table = lua_topointer(L, -1);
  if (object_at(newest_place) != table || table[type_place] != LUA_TTABLE || table[flags_place] & hidden_size)
    return false;
  for (int i = 1; i <= 3; i++) {
    lua_pushboolean(L, 1);
    lua_rawseti(L, -2, i);
  }
  return lua_rawlen(L, -1) == 3 && table[flags_place] & hidden_size;
}

/// The table at the top is asked for the string.
static bool has_long_strings_in_place(lua_State *L, const char *newest_place) {
  static const char text[] = "a text of more than forty characters, of which Lua keeps the hash";
  const char *string = lua_pushlstring(L, text, sizeof text - 1) - text_place;
  char settled[text_place + sizeof text];
  memcpy(settled, string, sizeof settled);
  settle_string(settled);
  if (object_at(newest_place) != string || string[type_place] != long_string || string[is_hashed_place]) return false;
  lua_rawget(L, -2);
  return memcmp(settled, string, sizeof settled) == 0;
}

bool cls_has_objects_in_place(lua_State *L, const void *first_block, size_t seed_place) {
  const char *newest_place = (const char *)first_block + seed_place + newest_after_seed;
  return has_tables_in_place(L, newest_place) && has_long_strings_in_place(L, newest_place);
}

bool cls_settle_objects(cls_cage *cage) {
  const char *place = (const char *)cage->arena + cls_arena_first_block + cage->book->seed_place + newest_after_seed;
  bool is_settled = true;
  // Each begins with the place of the one that was made before it.
  for (char *object = object_at(place); object; object = object_at(object)) {
    if (object[type_place] == long_string) settle_string(object);
    if (object[type_place] == LUA_TTABLE && object[flags_place] & hidden_size) is_settled = false;
  }
  return is_settled;
}

/// Whether the metatable at the index lacks an event.
static bool lacks(lua_State *L, int metatable, const char *event) {
  lua_pushstring(L, event);
  bool lacks = lua_rawget(L, metatable) == LUA_TNIL;
  lua_pop(L, 1);
  return lacks;
}

void cls_settle_metatable(lua_State *L) {
  int metatable = lua_gettop(L);
  lua_createtable(L, 0, 0);
  lua_pushvalue(L, metatable);
  // This looks for a finalizer.
  lua_setmetatable(L, -2);
  if (lacks(L, metatable, "__index")) lua_getfield(L, metatable + 1, "");
  if (lacks(L, metatable, "__newindex")) {
    lua_pushnil(L);
    lua_setfield(L, metatable + 1, "");
  }
  if (lacks(L, metatable, "__len")) lua_len(L, metatable + 1);
  if (lacks(L, metatable, "__eq")) lua_compare(L, metatable, metatable + 1, LUA_OPEQ);
  lua_settop(L, metatable);
}
