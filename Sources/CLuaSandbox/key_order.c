// Compares and sorts the keys of a table: strings, numbers, then booleans. Lua's own order hangs on hashes and on how
// the table came to be; this one is the same everywhere.
#include "key_order.h"

#include <stdbool.h>
#include <string.h>

#include "errors.h"

cls_key cls_read_key(lua_State *L, int index) {
  cls_key key = {0};
  switch (lua_type(L, index)) {
    case LUA_TSTRING:
      key.kind = cls_key_string;
      key.value.text = lua_tolstring(L, index, &key.length);
      return key;
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) {
        key.kind = cls_key_integer;
        key.value.integer = lua_tointeger(L, index);
      } else {
        key.kind = cls_key_float;
        key.value.number = lua_tonumber(L, index);
      }
      return key;
    case LUA_TBOOLEAN:
      key.kind = cls_key_boolean;
      key.value.integer = lua_toboolean(L, index);
      return key;
    default:
      cls_raise_unordered(L, cls_type_name(L, index));
  }
}

void cls_note_unordered(lua_State *L, int index, const char **kind) {
  int type = lua_type(L, index);
  if (type == LUA_TSTRING || type == LUA_TNUMBER || type == LUA_TBOOLEAN) return;
  const char *name = cls_type_name(L, index);
  if (*kind == NULL || strcmp(name, *kind) < 0) *kind = name;
}

void cls_raise_unordered(lua_State *L, const char *kind) {
  cls_raise(
      L, "a %s is a key of this table, so it has no fixed order; use strings, numbers or booleans as keys", kind);
}

static int compare_numbers(const cls_key *a, const cls_key *b) {
  if (a->kind == cls_key_integer && b->kind == cls_key_integer)
    return (a->value.integer > b->value.integer) - (a->value.integer < b->value.integer);
  // A float key is never a whole number in the range of integers, so rounding cannot make the two equal wrongly,
  // except at the end of the range, where the integer is the smaller one.
  lua_Number x = a->kind == cls_key_integer ? (lua_Number)a->value.integer : a->value.number;
  lua_Number y = b->kind == cls_key_integer ? (lua_Number)b->value.integer : b->value.number;
  if (x != y) return x < y ? -1 : 1;
  return (a->kind == cls_key_float) - (b->kind == cls_key_float);
}

int cls_compare_keys(const cls_key *a, const cls_key *b) {
  bool a_is_number = a->kind == cls_key_integer || a->kind == cls_key_float;
  bool b_is_number = b->kind == cls_key_integer || b->kind == cls_key_float;
  if (a_is_number && b_is_number) return compare_numbers(a, b);
  if (a->kind != b->kind) return a->kind < b->kind ? -1 : 1;
  if (a->kind == cls_key_boolean) return (int)(a->value.integer - b->value.integer);
  int order = memcmp(a->value.text, b->value.text, a->length < b->length ? a->length : b->length);
  return order ? order : (a->length > b->length) - (a->length < b->length);
}

void cls_sort_keys(cls_key *keys, cls_key *spare, uint32_t count) {
  if (count < 12) {
    for (uint32_t i = 1; i < count; i++) {
      cls_key moving = keys[i];
      uint32_t at = i;
      for (; at > 0 && cls_compare_keys(&keys[at - 1], &moving) > 0; at--) keys[at] = keys[at - 1];
      keys[at] = moving;
    }
    return;
  }
  uint32_t middle = count / 2;
  cls_sort_keys(keys, spare, middle);
  cls_sort_keys(keys + middle, spare, count - middle);
  if (cls_compare_keys(&keys[middle - 1], &keys[middle]) <= 0) return;
  memcpy(spare, keys, middle * sizeof *keys);
  uint32_t left = 0, right = middle, out = 0;
  while (left < middle && right < count)
    keys[out++] = cls_compare_keys(&spare[left], &keys[right]) <= 0 ? spare[left++] : keys[right++];
  while (left < middle) keys[out++] = spare[left++];
}
