#pragma once

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

// Lua notes in the heads of tables and in long strings what it found out about them, so that reading alone writes. What it
// would note of those that a sealed cage holds is noted before.

typedef struct cls_cage cls_cage;

/// Whether Lua keeps objects, and in them such notes, where this looks for them. For a state of its own, whose first block
/// and place of the seed are given; raises when there is no memory.
bool cls_has_objects_in_place(lua_State *L, const void *first_block, size_t seed_place);
/// Hashes all long strings. Whether reading what tables hold writes to no head; taking the length of a list may. Neither
/// raises nor jumps.
bool cls_settle_objects(cls_cage *cage);
/// Has the metatable at the top note which of the events it lacks that Lua keeps such notes of. It stays complete from here
/// on. Raises when there is no memory.
void cls_settle_metatable(lua_State *L);
