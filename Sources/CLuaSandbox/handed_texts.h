#pragma once

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

// Lua keeps the texts that it was last handed without their lengths, and empty ones, by where they lie. They take a third
// of what an evaluation may write whatever it does, so they are only copied back when it was handed any; `cage.h` notes when.

typedef struct cls_cage cls_cage;

/// Of the first block of a state, behind the seed: names of events, metatables of types, and those texts. Of the three
/// only the last change once a cage is furnished.
enum {
  cls_steady_after_seed = 184,
  cls_handed_after_seed = cls_steady_after_seed + 25 * 8 + 9 * 8,
  cls_handed_chains = 53,
  cls_handed_size = cls_handed_chains * 2 * 8,
};

/// Whether they lie there, in a state whose first block and place of the seed are given. Raises when there is no memory.
bool cls_has_handed_texts_in_place(lua_State *L, const char *first_block, size_t seed_place);
