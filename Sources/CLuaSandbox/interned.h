#pragma once

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Lua keeps each short string once, so a field name is known by its address in the script's memory.

typedef struct {
  struct {
    const char *text;
    uint16_t name;
  } *slots;
  uint32_t mask;
} cls_interned;

enum { cls_not_a_name = 0xFFFF };

/// Makes the names and words of the book part of the state. May raise or leave; false without memory.
bool cls_interned_fill(lua_State *L);
/// The number of the name that the string at the index is, or `cls_not_a_name`. Does not raise.
uint16_t cls_interned_find(lua_State *L, int index);
