// Finds a key of a table of options that nobody reads, always the same one: a misspelt option would count for nothing,
// and Lua's own order of keys would name another in every process.
#include "options.h"

#include <stdbool.h>
#include <string.h>

#include "cage.h"
#include "key_order.h"

static bool is_named(const cls_key *key, const char *const *names, size_t name_count) {
  for (size_t i = 0; i < name_count; i++)
    if (strlen(names[i]) == key->length && memcmp(names[i], key->value.text, key->length) == 0) return true;
  return false;
}

const char *cls_unknown_option(
    lua_State *L, int table, const char *const *names, size_t name_count, size_t *length) {
  cls_charge_scan(L);
  // Lua gives keys in an order that hangs on how the table came to be, so that all are looked at before one is named.
  cls_key best = {0};
  bool found = false;
  lua_pushnil(L);
  int kept = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    cls_key key = {.kind = cls_key_string, .value.text = ""};
    if (lua_type(L, -2) == LUA_TSTRING) key.value.text = lua_tolstring(L, -2, &key.length);
    cls_charge_entries(L, 1);
    cls_charge(L, key.length / 64);
    if (is_named(&key, names, name_count) || (found && cls_compare_keys(&key, &best) >= 0)) continue;
    best = key;
    found = true;
    lua_pushvalue(L, -2);
    lua_replace(L, kept);
  }
  *length = best.length;
  return found ? best.value.text : NULL;
}
