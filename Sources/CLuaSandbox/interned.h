#pragma once

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Lua keeps each short string once, so a name or a word is known by its address in the script's memory.

typedef struct {
  const char *text;
  uint16_t name, word;  // `cls_not_a_name`: it is none
} cls_interned_slot;

typedef struct {
  cls_interned_slot *slots;
  uint32_t mask;
} cls_interned;

enum { cls_not_a_name = 0xFFFF };

/// Makes the names and words of the book part of the state. May raise or leave; false without memory.
bool cls_interned_fill(lua_State *L);
/// The number of the name that the string at the index is, or `cls_not_a_name`. Does not raise.
uint16_t cls_interned_find(lua_State *L, int index);
/// The number of the word that the string at the index is, or `cls_not_a_name`; that also where the word is long.
uint16_t cls_interned_word(lua_State *L, int index);
