// Finds the number of a name by the address of its string, since Lua keeps each short string once. Reading a field so
// costs the same for all names, and a script cannot make it slow.
#include "interned.h"

#include <stdlib.h>
#include <string.h>

#include "book.h"
#include "cage.h"

enum { longest_interned = 40 };

static uint32_t place(const char *text) {
  uint64_t bits = (uint64_t)(uintptr_t)text;
  return (uint32_t)(bits >> 4 ^ bits >> 12);
}

static void push_list(lua_State *L, const cls_name *names, uint32_t count) {
  lua_createtable(L, (int)count, 0);
  for (uint32_t i = 0; i < count; i++) {
    lua_pushlstring(L, names[i].bytes, names[i].length);
    lua_rawseti(L, -2, i + 1);
  }
}

bool cls_interned_fill(lua_State *L) {
  cls_cage *cage = cls_cage_of(L);
  const cls_book *book = cage->book;
  cls_interned *interned = &cage->interned;
  uint32_t size = 64;
  while (size < book->name_count * 2) size *= 2;
  interned->slots = calloc(size, sizeof *interned->slots);
  if (interned->slots == NULL) return false;
  interned->mask = size - 1;
  push_list(L, book->words, book->word_count);
  lua_rawseti(L, LUA_REGISTRYINDEX, cls_slot_words);
  push_list(L, book->names, book->name_count);
  for (uint32_t i = 0; i < book->name_count; i++) {
    lua_rawgeti(L, -1, i + 1);
    const char *text = lua_tostring(L, -1);
    uint32_t at = place(text) & interned->mask;
    while (interned->slots[at].text) at = (at + 1) & interned->mask;
    interned->slots[at].text = text;
    interned->slots[at].name = (uint16_t)i;
    lua_pop(L, 1);
  }
  lua_rawseti(L, LUA_REGISTRYINDEX, cls_slot_names);
  return true;
}

uint16_t cls_interned_find(lua_State *L, int index) {
  const cls_cage *cage = cls_cage_of(L);
  size_t length;
  const char *text = lua_tolstring(L, index, &length);
  if (length > longest_interned) {
    for (uint32_t i = 0; i < cage->book->name_count; i++)
      if (cage->book->names[i].length == length && memcmp(cage->book->names[i].bytes, text, length) == 0)
        return (uint16_t)i;
    return cls_not_a_name;
  }
  for (uint32_t at = place(text) & cage->interned.mask; cage->interned.slots[at].text;
       at = (at + 1) & cage->interned.mask)
    if (cage->interned.slots[at].text == text) return cage->interned.slots[at].name;
  return cls_not_a_name;
}
