// Gives every state the same hash seed. Lua takes one from the clock and from addresses; on it hangs when a table is
// rebuilt after removals, and so the length of a list with holes: a script could decide differently in two processes.
// The price is that strings which collide can be computed beforehand, so that the arena has an eye on long chains.
#include "hash_seed.h"

#include <stdlib.h>
#include <string.h>

#include "book.h"
#include "cage.h"
#include "handed_texts.h"
#include "settling.h"

enum {
  fixed_seed = 0x5EED1E55,
  // A string of Lua 5.4 is a head and its bytes; the hash and the next string of its chain stand in the head.
  head_size = 24,
  hash_place = 12,
  next_place = 16,
  first_block_most = 16 * 1024,
  strings_before_seed = 48,  // in Lua's `global_State`: the table of short strings, two values, the seed
  count_of_strings = 12,     // and in that table: chains, how many strings, how many chains
};

static const char *const samples[] = {"a", "sharing", "a text of forty characters, and not more"};
enum { sample_count = sizeof samples / sizeof *samples };

uint32_t cls_hash(const char *text, size_t length, uint32_t seed) {
  uint32_t value = seed ^ (uint32_t)length;
  for (; length > 0; length--) value ^= (value << 5) + (value >> 2) + (unsigned char)text[length - 1];
  return value;
}

static uint32_t hash_kept_with(const char *text) {
  uint32_t value;
  memcpy(&value, text - head_size + hash_place, sizeof value);
  return value;
}

typedef struct {
  const char *first_block;
  size_t size;
  uint32_t hashes[sample_count];
  size_t place;  // of the seed
} probe;

static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  probe *found = context;
  if (new_size == 0) {
    free(block);
    return NULL;
  }
  void *fresh = realloc(block, new_size);
  if (found->first_block == NULL && block == NULL && old_size == LUA_TTHREAD) {
    found->first_block = fresh;
    found->size = new_size;
  }
  return fresh;
}

/// Under protection.
static int hash_samples(lua_State *L) {
  probe *found = lua_touserdata(L, 1);
  for (int i = 0; i < sample_count; i++)
    found->hashes[i] = hash_kept_with(lua_pushlstring(L, samples[i], strlen(samples[i])));
  return 0;
}

/// Under protection.
static int find_objects(lua_State *L) {
  const probe *found = lua_touserdata(L, 1);
  lua_pushboolean(
      L, cls_has_handed_texts_in_place(L, found->first_block, found->place) &&
             cls_has_objects_in_place(L, found->first_block, found->place));
  return 1;
}

static bool explains(const probe *found, uint32_t seed) {
  for (int i = 0; i < sample_count; i++)
    if (cls_hash(samples[i], strlen(samples[i]), seed) != found->hashes[i]) return false;
  return true;
}

size_t cls_find_seed(void) {
  probe found = {0};
  lua_State *L = lua_newstate(allocate, &found);
  if (L == NULL) return 0;
  lua_pushcfunction(L, hash_samples);
  lua_pushlightuserdata(L, &found);
  if (lua_pcall(L, 1, 0, 0) == LUA_OK && found.first_block && found.size <= first_block_most) {
    for (size_t at = sizeof(uint32_t); at + sizeof(uint32_t) <= found.size; at += sizeof(uint32_t)) {
      uint32_t seed;
      memcpy(&seed, found.first_block + at, sizeof seed);
      if (!explains(&found, seed)) continue;
      // More than one place would leave it open which one counts.
      if (found.place != 0) {
        found.place = 0;
        break;
      }
      found.place = at;
    }
  }
  lua_pushcfunction(L, find_objects);
  lua_pushlightuserdata(L, &found);
  // What is looked for from the seed on has to lie as it does in this release.
  if (found.place != 0 && (lua_pcall(L, 1, 1, 0) != LUA_OK || !lua_toboolean(L, -1))) found.place = 0;
  lua_close(L);
  return found.place;
}

void cls_fix_seed(void *first_block, size_t place) {
  const uint32_t seed = fixed_seed;
  memcpy((char *)first_block + place, &seed, sizeof seed);
}

bool cls_has_fixed_seed(lua_State *L) {
  size_t length;
  const char *text = lua_tolstring(L, -1, &length);
  return hash_kept_with(text) == cls_hash(text, length, fixed_seed);
}

unsigned cls_chain_length(const void *string, unsigned most) {
  unsigned length = 0;
  while (string && length < most) {
    length++;
    memcpy(&string, (const char *)string + next_place, sizeof string);
  }
  return length;
}

cls_strings cls_strings_of(const cls_cage *cage) {
  const char *place = (const char *)cage->arena + cls_arena_first_block + cage->book->seed_place - strings_before_seed;
  cls_strings strings;
  memcpy(&strings.chains, place, sizeof strings.chains);
  memcpy(&strings.count, place + count_of_strings, sizeof strings.count);
  return strings;
}

uint32_t cls_chain_of(const void *string, uint32_t count) {
  uint32_t value;
  memcpy(&value, (const char *)string + hash_place, sizeof value);
  return value & (count - 1);
}

bool cls_has_strings_in_place(lua_State *L) {
  const cls_cage *cage = cls_cage_of(L);
  cls_strings strings = cls_strings_of(cage);
  const char *low = (const char *)cage->arena, *chains = (const char *)strings.chains;
  bool is_table = strings.count > 0 && (strings.count & (strings.count - 1)) == 0 && chains > low &&
                  chains + strings.count * sizeof(void *) <= low + cage->arena->next;
  if (!is_table) return false;
  const char *string = lua_tostring(L, -1) - head_size;
  for (const char *at = strings.chains[cls_chain_of(string, strings.count)]; at;) {
    if (at == string) return true;
    memcpy(&at, at + next_place, sizeof at);
  }
  return false;
}
