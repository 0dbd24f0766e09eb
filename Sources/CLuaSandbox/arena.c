// The only memory a script has: one mapped region that never moves, with size classes and a limit. Memory that runs out
// ends the evaluation once, instead of the emergency collections that take seconds; long strings, big tables and a deep
// stack raise the price of an instruction, so that work inside one instruction is paid for.
#include "arena.h"

#include <string.h>
#include <sys/mman.h>

#include "book.h"
#include "cage.h"
#include "hash_seed.h"
#include "poison.h"
#include "whole_address.h"
#include "written_pages.h"

// Sizes from which on work inside one instruction is paid for. `charge-benchmark` measures what that leaves unpaid.
enum {
  small_step = 16,
  small_limit = 1024,
  small_classes = small_limit / small_step,
  kept_beyond_image = 256 * 1024,
  counted_vector = 512,    // bytes; the rebuilding of shorter vectors is not counted
  node_size = 24,          // of `Node` in Lua's lobject.h: a key and its value in the hash part of a table
  slot_size = 16,          // of a `StackValue` there
  closure_head = 32,       // of an `LClosure` there, before its variables
  priced_nodes = 512,      // from here on finding a key pays for the chain that all keys may stand in
  priced_slots = 1024,     // from here on a call that moves the stack pays for it
  rebuilt_limits = 8,      // as many times the memory limit may be spent on rebuilding tables
  long_chain = 16,         // strings; by chance no chain of the string table gets as long
};

/// Where the first block is handed out: Lua's own state.
static const size_t first_block = (sizeof(cls_arena) + small_step - 1) / small_step * small_step;

/// Blocks up to 1 KiB come in steps of 16 bytes, longer ones in four sizes an octave. Never raises.
static unsigned size_class(size_t size, size_t *rounded) {
  if (size <= small_limit) {
    unsigned class = (unsigned)((size + small_step - 1) / small_step);
    *rounded = class * small_step;
    return class - 1;
  }
  unsigned octave = 63 - (unsigned)__builtin_clzll(size - 1);
  size_t step = (size_t)1 << (octave - 2);
  size_t steps = (size - 1 - ((size_t)1 << octave)) / step + 1;
  *rounded = ((size_t)1 << octave) + steps * step;
  return small_classes + (octave - 10) * 4 + (unsigned)steps - 1;
}

/// The bytes of a block of the class. Never raises.
static size_t size_of_class(unsigned class) {
  if (class < small_classes) return (class + 1) * small_step;
  unsigned octave = 10 + (class - small_classes) / 4, steps = 1 + (class - small_classes) % 4;
  return ((size_t)1 << octave) + ((size_t)steps << (octave - 2));
}

cls_arena *cls_arena_new(size_t limit, size_t scratch) {
  size_t page = cls_page_size();
  // Scratch begins on a page, whatever the limit is.
  size_t region = (limit * 2 + 64 * 1024 + page - 1) / page * page, mapped = region + scratch;
  cls_arena *arena = cls_map_at_whole_address(mapped);
  if (arena == NULL) return NULL;
  arena->mapped = mapped;
  arena->region = region;
  arena->limit = limit;
  arena->next = first_block;
  arena->price = 1;
  arena->key_price = 1;
  arena->scan_price = 1;
  // Not all of the region: to mark it, the sanitizer takes an eighth of its size for each cage.
  cls_poison((char *)arena + arena->next, small_limit * 64 - arena->next);
  return arena;
}

void cls_arena_free(cls_arena *arena) {
  if (arena == NULL) return;
  cls_unpoison(arena, arena->region);
  munmap(arena, arena->mapped);
}

size_t cls_arena_open(cls_arena *arena) {
  size_t page = cls_page_size(), opened = (arena->next / page + 1) * page;
  if (opened > arena->region) opened = arena->region;
  cls_unpoison(arena, opened);
  return opened;
}

void cls_arena_close(cls_arena *arena, size_t opened) {
  if (!cls_poisons) return;
  if (opened > arena->next) cls_poison((char *)arena + arena->next, opened - arena->next);
  for (unsigned class = 0; class < cls_arena_classes; class ++)
    for (void *block = arena->free_blocks[class], *next; block; block = next) {
      next = *(void **)block;
      cls_poison(block, size_of_class(class));
    }
}

/// The VM compares strings, walks collision chains and copies stack slots inside one instruction, so an instruction
/// costs more while there are long strings, large hash parts or a deep stack. Never raises.
static void set_price(cls_arena *arena) {
  // All keys of a table may stand in one chain.
  arena->key_price = 1 + (arena->largest_nodes >= priced_nodes ? arena->largest_nodes / 256 : 0);
  uint32_t price = arena->key_price + arena->largest_string / 1024;
  // `<` compares from one zero byte to the next.
  if (arena->has_zeros) price += (arena->largest_string < 64 ? 64 : arena->largest_string) / 16;
  if (arena->stack_slots >= priced_slots) price += arena->stack_slots / 1024;
  price += arena->crowding / long_chain;
  arena->price = price;
  arena->scan_price = 1 + arena->largest_vector / (4 * 1024);
}

void cls_arena_note_zeros(cls_arena *arena) {
  if (arena->has_zeros) return;
  arena->has_zeros = true;
  set_price(arena);
}

/// A closure: each variable that it captures is looked for among those captured before.
static void note_closure(cls_cage *cage, size_t size) {
  uint64_t captured = (size - closure_head) / sizeof(void *);
  cls_charge_cage(cage, captured * captured / 32);
}

/// Lua goes through a whole chain of its string table for each short string, so an instruction costs more when strings
/// were made to collide.
static void look_at_latest_string(cls_cage *cage, cls_arena *arena) {
  if (arena->latest_string == NULL || cls_chain_length(arena->latest_string, long_chain) < long_chain) return;
  arena->crowding++;
  set_price(arena);
  // A library function makes many within one instruction.
  cls_charge_cage(cage, arena->crowding / long_chain);
}

static void note_string(cls_cage *cage, cls_arena *arena, size_t size) {
  if (size <= 64) return;
  if (size > cls_string_limit + 64) cls_leave(cage, cls_outcome_memory, "a string is longer than 64 KiB");
  cls_charge_cage(cage, size / 16);
  if (size <= arena->largest_string) return;
  arena->largest_string = (uint32_t)size;
  set_price(arena);
}

/// Lua fills a new hash part with what the old one held, and goes through all that is there for each key that collides.
static void pay_for_moving(cls_cage *cage, size_t nodes) {
  // The compiler keeps constants in a table; the length of a source bounds it.
  if (cage->phase == cls_phase_fresh) return;
  uint64_t moved = nodes < cage->arena->largest_nodes ? nodes : cage->arena->largest_nodes;
  // Keys of a larger part are farther apart in memory.
  cls_charge_cage(cage, moved * moved / 256 * (1 + moved / 2048));
}

/// A vector that starts from nothing: the hash part of a table, or the Lua stack in its new place.
static void note_vector(cls_cage *cage, cls_arena *arena, void *block, size_t size) {
  arena->latest_vector = block;
  arena->latest_vector_bytes = size;
  if (arena->stack == NULL) {
    // The first vector of a new state is its stack.
    arena->stack = block;
    arena->stack_slots = (uint32_t)(size / slot_size);
    // Nothing is hashed yet.
    cls_fix_seed((char *)arena + first_block, cage->book->seed_place);
    return;
  }
  if (size < counted_vector) return;
  if (size > arena->largest_vector) {
    arena->largest_vector = (uint32_t)size;
    set_price(arena);
  }
  // A script can have a full table rehashed by every insertion, so the sum of it is bounded as memory is.
  arena->churn += size;
  if (arena->churn > arena->limit * rebuilt_limits) cls_leave(cage, cls_outcome_memory, "tables are rebuilt too often");
  size_t nodes = size / node_size;
  bool is_hash_part = size % node_size == 0 && (nodes & (nodes - 1)) == 0;
  if (is_hash_part) pay_for_moving(cage, nodes);
  if (is_hash_part && nodes > arena->largest_nodes) {
    arena->largest_nodes = (uint32_t)nodes;
    set_price(arena);
  }
}

static void *take(cls_cage *cage, cls_arena *arena, size_t size) {
  size_t rounded;
  if (size > arena->limit) cls_leave(cage, cls_outcome_memory, NULL);
  unsigned class = size_class(size, &rounded);
  if (arena->live + rounded > arena->limit) cls_leave(cage, cls_outcome_memory, NULL);
  void *block = arena->free_blocks[class];
  if (block) {
    cls_unpoison(block, rounded);
    arena->free_blocks[class] = *(void **)block;
  } else {
    if (arena->next + rounded > arena->region) cls_leave(cage, cls_outcome_memory, NULL);
    block = (char *)arena + arena->next;
    cls_unpoison(block, rounded);
    arena->next += rounded;
  }
  arena->live += rounded;
  if (arena->live > arena->peak) arena->peak = arena->live;
  return block;
}

static void give_back(cls_arena *arena, void *block, size_t size) {
  size_t rounded;
  unsigned class = size_class(size, &rounded);
  *(void **)block = arena->free_blocks[class];
  arena->free_blocks[class] = block;
  cls_poison(block, rounded);
  arena->live -= rounded;
  if (block == arena->stack) {
    // The stack moves by taking a new vector and then letting the old one go.
    arena->stack = arena->latest_vector;
    arena->stack_slots = (uint32_t)(arena->latest_vector_bytes / slot_size);
    set_price(arena);
  }
}

void *cls_arena_allocate(void *opaque, void *block, size_t old_size, size_t new_size) {
  cls_cage *cage = opaque;
  cls_arena *arena = cage->arena;
  if (new_size == 0) {
    if (block) give_back(arena, block, old_size);
    return NULL;
  }
  if (block == NULL) {
    // For a new block, the old size says what kind of object it is for.
    if (old_size == LUA_TSTRING) note_string(cage, arena, new_size);
    if (old_size == LUA_TFUNCTION) note_closure(cage, new_size);
    void *fresh = take(cage, arena, new_size);
    if (old_size == LUA_TSTRING && new_size <= cls_short_string_block) {
      look_at_latest_string(cage, arena);
      arena->latest_string = fresh;
    }
    if (old_size == 0) note_vector(cage, arena, fresh, new_size);
    return fresh;
  }
  size_t old_rounded, new_rounded;
  bool fits = size_class(old_size, &old_rounded) == size_class(new_size, &new_rounded);
  if (new_size > arena->largest_vector) {
    arena->largest_vector = (uint32_t)new_size;
    set_price(arena);
  }
  if (fits) return block;
  void *moved = take(cage, arena, new_size);
  memcpy(moved, block, old_size < new_size ? old_size : new_size);
  give_back(arena, block, old_size);
  return moved;
}

void cls_arena_trim(cls_arena *arena, size_t kept) {
  if (arena->next <= kept + kept_beyond_image) return;
  size_t page = cls_page_size();
  size_t from = (kept + kept_beyond_image + page - 1) / page * page;
  size_t to = (arena->next + page - 1) / page * page;
  if (to > arena->region) to = arena->region;
  if (from < to) madvise((char *)arena + from, to - from, MADV_DONTNEED);
}
