#pragma once

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// One seed for the hashes of every state, put where Lua keeps its own; and the length of a chain of strings that collide.
// None of these raises.

/// Where in the first block of a state this Lua keeps the seed of its hashes; 0: it can't be told.
size_t cls_find_seed(void);
/// Gives a state its seed. Only before the state has hashed anything.
void cls_fix_seed(void *first_block, size_t place);
/// Whether the short string at the top of the stack was hashed by the seed that every state is given.
bool cls_has_fixed_seed(lua_State *L);

/// How many strings stand in one chain of Lua's string table from this short string on, counted up to a most.
unsigned cls_chain_length(const void *string, unsigned most);
/// Lua keeps strings of at most so many bytes once; and how long one is as a block.
enum { cls_short_string = 40, cls_short_string_block = 24 + cls_short_string + 1 };
