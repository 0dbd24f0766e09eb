// Reads a table of options, and finds a key of it that nobody reads, always the same one: a misspelt option would count
// for nothing, and Lua's own order of keys would name another in every process.
#include "options.h"

#include <stdbool.h>
#include <string.h>

#include "cage.h"
#include "key_order.h"

/// The place of the name among the options; -1 when it is none.
static int option_at(const cls_key *key, const cls_option *options, int count) {
  for (int i = 0; i < count; i++)
    if (options[i].length == key->length && memcmp(options[i].name, key->value.text, key->length) == 0) return i;
  return -1;
}

const char *cls_read_options(lua_State *L, int table, const cls_option *options, int count, size_t *length) {
  cls_charge_scan(L);
  int first = lua_gettop(L) + 1, kept = first + count;
  lua_settop(L, kept);
  // Lua gives keys in an order that hangs on how the table came to be, so that all are looked at before one is named.
  cls_key best = {0};
  bool found = false;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    cls_key key = {.kind = cls_key_string, .value.text = ""};
    int option = -1;
    if (lua_type(L, -2) == LUA_TSTRING) {
      key.value.text = lua_tolstring(L, -2, &key.length);
      option = option_at(&key, options, count);
    }
    cls_charge_entries(L, 1);
    cls_charge(L, key.length / 64);
    if (option < 0 && found && cls_compare_keys(&key, &best) >= 0) continue;
    if (option < 0) {
      best = key;
      found = true;
    }
    lua_pushvalue(L, option < 0 ? -2 : -1);
    lua_replace(L, option < 0 ? kept : first + option);
  }
  *length = best.length;
  return found ? best.value.text : NULL;
}
