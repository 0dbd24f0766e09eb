#pragma once

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// One seed for the hashes of every state, put where Lua keeps its own; and the length of a chain of strings that collide.
// None of these raises.

/// As Lua 5.4 hashes texts.
uint32_t cls_hash(const char *text, size_t length, uint32_t seed);
/// Where in the first block of a state this Lua keeps the seed of its hashes; 0: it can't be told,
/// or other things do not lie behind it as they are thought to.
size_t cls_find_seed(void);
/// Gives a state its seed. Only before the state has hashed anything.
void cls_fix_seed(void *first_block, size_t place);
/// Whether the short string at the top of the stack was hashed by the seed that every state is given.
bool cls_has_fixed_seed(lua_State *L);

/// Lua's table of short strings: chains, of which the lowest bits of a hash choose one.
typedef struct {
  void **chains;
  uint32_t count;
} cls_strings;

typedef struct cls_cage cls_cage;

/// Where the table of a state is now.
cls_strings cls_strings_of(const cls_cage *cage);
/// Whether the short string at the top of the stack stands in that table, in the chain that its hash chooses.
bool cls_has_strings_in_place(lua_State *L);
/// The number of the chain in which a short string, made or being made, stands.
uint32_t cls_chain_of(const void *string, uint32_t count);
/// How many strings stand in one chain of Lua's string table from this short string on, counted up to a most.
unsigned cls_chain_length(const void *string, unsigned most);
/// Lua keeps strings of at most so many bytes once; and how long one is as a block.
enum { cls_short_string = 40, cls_short_string_block = 24 + cls_short_string + 1 };
