// The only memory a script has: one mapped region that never moves, with size classes and a limit. Memory that runs out
// ends the evaluation once, instead of the emergency collections that take seconds. What is taken raises the prices
// (`prices.c`).
#include "arena.h"

#include <string.h>
#include <sys/mman.h>

#include "cage.h"
#include "hash_seed.h"
#include "poison.h"
#include "whole_address.h"
#include "written_pages.h"

enum {
  small_step = 16,
  small_limit = 1024,
  small_classes = small_limit / small_step,
  kept_beyond_image = 256 * 1024,
  // Of the bytes that an image may have without its free blocks being used again.
  spare = 192 * 1024,
};

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
  size_t region = (limit * 2 + spare + page - 1) / page * page, strips = region + scratch;
  size_t mapped = strips + region / cls_strip;
  cls_arena *arena = cls_map_at_whole_address(mapped);
  if (arena == NULL) return NULL;
  arena->mapped = mapped;
  arena->region = region;
  arena->strips = (uint32_t)strips;
  arena->limit = limit;
  arena->next = arena->zones[cls_zone_state].end = 2 * cls_strip;
  arena->zones[cls_zone_state].next = cls_arena_first_block;
  arena->prices = (cls_prices){.instruction = 1, .key = 1, .scan = 1};
  // Not all of the region: to mark it, the sanitizer takes an eighth of its size for each cage.
  cls_poison((char *)arena + cls_arena_first_block, small_limit * 64 - cls_arena_first_block);
  return arena;
}

void cls_arena_free(cls_arena *arena) {
  if (arena == NULL) return;
  cls_unpoison(arena, arena->region);
  munmap(arena, arena->mapped);
}

size_t cls_arena_open(cls_arena *arena) {
  if (!cls_poisons) return 0;
  size_t page = cls_page_size(), opened = (arena->next / page + 1) * page;
  if (opened > arena->region) opened = arena->region;
  cls_unpoison(arena, opened);
  return opened;
}

void cls_arena_close(cls_arena *arena, size_t opened) {
  if (!cls_poisons) return;
  if (opened > arena->next) cls_poison((char *)arena + arena->next, opened - arena->next);
  for (unsigned number = 0; number < cls_zones; number++) {
    const cls_zone *zone = &arena->zones[number];
    for (unsigned class = 0; class < cls_arena_classes; class ++)
      for (uint32_t at = zone->free_blocks[class], next; at; at = next) {
        next = *(uint32_t *)((char *)arena + at);
        cls_poison((char *)arena + at, size_of_class(class));
      }
    cls_poison((char *)arena + zone->next, zone->end - zone->next);
  }
}

static void *take(cls_cage *cage, cls_arena *arena, unsigned zone, size_t size) {
  size_t rounded, place;
  if (size > arena->limit) cls_leave(cage, cls_outcome_memory, NULL);
  unsigned class = size_class(size, &rounded);
  if (arena->live + rounded > arena->limit) cls_leave(cage, cls_outcome_memory, NULL);
  uint32_t *free_block = &arena->zones[zone].free_blocks[class];
  place = *free_block;
  if (place == 0) place = cls_zone_room(arena, zone, rounded);
  if (place == 0) cls_leave(cage, cls_outcome_memory, NULL);
  void *block = (char *)arena + place;
  cls_unpoison(block, rounded);
  if (*free_block) *free_block = *(uint32_t *)block;
  arena->live += rounded;
  if (arena->live > arena->peak) arena->peak = arena->live;
  return block;
}

static void give_back(cls_arena *arena, void *block, size_t size) {
  size_t rounded;
  unsigned class = size_class(size, &rounded), zone = arena->sealed ? cls_zone_growth : cls_zone_at(arena, block);
  cls_note_freed(arena, block);
  uint32_t *free_block = &arena->zones[zone].free_blocks[class];
  *(uint32_t *)block = *free_block;
  *free_block = (uint32_t)((char *)block - (char *)arena);
  if (arena->sealed) arena->given_back[class / 64] |= UINT64_C(1) << class % 64;
  cls_poison(block, rounded);
  arena->live -= rounded;
}

/// The zone for what grows out of its block.
static unsigned zone_for_moved(cls_cage *cage, const void *block) {
  cls_arena *arena = cage->arena;
  if (arena->sealed) return cls_zone_growth;
  return block == cls_strings_of(cage).chains ? cls_zone_code : cls_zone_at(arena, block);
}

void cls_arena_drop_growth(cls_arena *arena) {
  cls_zone *growth = &arena->zones[cls_zone_growth];
  for (unsigned word = 0; word < sizeof arena->given_back / sizeof *arena->given_back; word++)
    for (uint64_t bits = arena->given_back[word]; bits; bits &= bits - 1)
      growth->free_blocks[word * 64 + (unsigned)__builtin_ctzll(bits)] = 0;
}

void *cls_arena_allocate(void *opaque, void *block, size_t old_size, size_t new_size) {
  cls_cage *cage = opaque;
  cls_arena *arena = cage->arena;
  cls_note_call(arena, block, new_size);
  if (block) cls_note_block(cage, block);
  if (new_size == 0) {
    if (block) give_back(arena, block, old_size);
    return NULL;
  }
  if (block == NULL) {
    // For a new block, the old size says what kind of object it is for.
    if (old_size == LUA_TSTRING) cls_note_string(cage, new_size);
    if (old_size == LUA_TFUNCTION) cls_note_closure(cage, new_size);
    void *fresh = take(cage, arena, cls_zone_for(arena, old_size, new_size), new_size);
    if (old_size == LUA_TSTRING) cls_note_made_string(cage, fresh, new_size);
    if (old_size == 0) cls_note_vector(cage, fresh, new_size);
    return fresh;
  }
  cls_pay_for_copying(cage, old_size, new_size);
  size_t old_rounded, new_rounded;
  bool fits = size_class(old_size, &old_rounded) == size_class(new_size, &new_rounded);
  cls_note_grown_vector(arena, new_size);
  if (fits) return block;
  void *moved = take(cage, arena, zone_for_moved(cage, block), new_size);
  memcpy(moved, block, old_size < new_size ? old_size : new_size);
  give_back(arena, block, old_size);
  return moved;
}

void cls_arena_trim(cls_arena *arena, size_t used, size_t kept) {
  if (used <= kept + kept_beyond_image) return;
  size_t page = cls_page_size();
  size_t from = (kept + kept_beyond_image + page - 1) / page * page, to = (used + page - 1) / page * page;
  if (to > arena->region) to = arena->region;
  if (from < to) madvise((char *)arena + from, to - from, MADV_DONTNEED);
}
