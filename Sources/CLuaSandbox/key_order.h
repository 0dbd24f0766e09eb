#pragma once

#include <lua.h>
#include <stddef.h>
#include <stdint.h>

// The order in which a script goes through a table: strings by their bytes, then numbers, then booleans.

enum { cls_key_string, cls_key_integer, cls_key_float, cls_key_boolean };

typedef struct {
  uint32_t kind, place;  // place: index in the list of keys
  union {
    const char *text;
    lua_Integer integer;
    lua_Number number;
  } value;
  size_t length;
} cls_key;

/// Reads the key at the index. Raises for a key that has no place in the order.
cls_key cls_read_key(lua_State *L, int index);
_Noreturn void cls_raise_unordered(lua_State *L, const char *kind);

// These do not raise.
/// Keeps in `kind` what a key at the index is that has no place in the order; the first by name of several, since Lua
/// gives keys in an order that hangs on how the table came to be.
void cls_note_unordered(lua_State *L, int index, const char **kind);
int cls_compare_keys(const cls_key *a, const cls_key *b);
/// `spare` has room for as many keys.
void cls_sort_keys(cls_key *keys, cls_key *spare, uint32_t count);
