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

/// Where the text stands, or where it would.
static cls_interned_slot *slot_of(const cls_interned *interned, const char *text) {
  uint32_t at = place(text) & interned->mask;
  while (interned->slots[at].text && interned->slots[at].text != text) at = (at + 1) & interned->mask;
  return &interned->slots[at];
}

/// Pushes a list of the texts, and gives each its slot.
static void push_list(lua_State *L, const cls_name *names, uint32_t count, bool are_words) {
  cls_interned *interned = &cls_cage_of(L)->interned;
  lua_createtable(L, (int)count, 0);
  for (uint32_t i = 0; i < count; i++) {
    const char *text = lua_pushlstring(L, names[i].bytes, names[i].length);
    cls_interned_slot *slot = slot_of(interned, text);
    if (slot->text == NULL) *slot = (cls_interned_slot){text, cls_not_a_name, cls_not_a_name};
    uint16_t *number = are_words ? &slot->word : &slot->name;
    if (*number == cls_not_a_name) *number = (uint16_t)i;
    lua_rawseti(L, -2, i + 1);
  }
}

bool cls_interned_fill(lua_State *L) {
  cls_cage *cage = cls_cage_of(L);
  const cls_book *book = cage->book;
  cls_interned *interned = &cage->interned;
  uint32_t size = 64;
  while (size < (book->name_count + book->word_count) * 2) size *= 2;
  interned->slots = calloc(size, sizeof *interned->slots);
  if (interned->slots == NULL) return false;
  interned->mask = size - 1;
  push_list(L, book->words, book->word_count, true);
  lua_rawseti(L, LUA_REGISTRYINDEX, cls_slot_words);
  push_list(L, book->names, book->name_count, false);
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
  const cls_interned_slot *slot = slot_of(&cage->interned, text);
  return slot->text ? slot->name : cls_not_a_name;
}

uint16_t cls_interned_word(lua_State *L, int index) {
  size_t length;
  const char *text = lua_tolstring(L, index, &length);
  if (length > longest_interned) return cls_not_a_name;
  const cls_interned_slot *slot = slot_of(&cls_cage_of(L)->interned, text);
  return slot->text ? slot->word : cls_not_a_name;
}
