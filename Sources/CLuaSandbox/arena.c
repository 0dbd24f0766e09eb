// The only memory a script has: one mapped region that never moves, with size classes and a limit. Memory that runs out
// ends the evaluation once, instead of the emergency collections that take seconds. What is taken raises the prices
// (`prices.c`).
#include "arena.h"

#include <string.h>
#include <sys/mman.h>

#include "cage.h"
#include "poison.h"
#include "whole_address.h"
#include "written_pages.h"

enum {
  small_step = 16,
  small_limit = 1024,
  small_classes = small_limit / small_step,
  kept_beyond_image = 256 * 1024,
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
  size_t region = (limit * 2 + 64 * 1024 + page - 1) / page * page, mapped = region + scratch;
  cls_arena *arena = cls_map_at_whole_address(mapped);
  if (arena == NULL) return NULL;
  arena->mapped = mapped;
  arena->region = region;
  arena->limit = limit;
  arena->next = cls_arena_first_block;
  arena->prices = (cls_prices){.instruction = 1, .key = 1, .scan = 1};
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
  cls_note_freed(arena, block);
  *(void **)block = arena->free_blocks[class];
  arena->free_blocks[class] = block;
  cls_poison(block, rounded);
  arena->live -= rounded;
}

void *cls_arena_allocate(void *opaque, void *block, size_t old_size, size_t new_size) {
  cls_cage *cage = opaque;
  cls_arena *arena = cage->arena;
  cls_note_call(arena, block, new_size);
  if (new_size == 0) {
    if (block) give_back(arena, block, old_size);
    return NULL;
  }
  if (block == NULL) {
    // For a new block, the old size says what kind of object it is for.
    if (old_size == LUA_TSTRING) cls_note_string(cage, new_size);
    if (old_size == LUA_TFUNCTION) cls_note_closure(cage, new_size);
    void *fresh = take(cage, arena, new_size);
    if (old_size == LUA_TSTRING) cls_note_made_string(cage, fresh, new_size);
    if (old_size == 0) cls_note_vector(cage, fresh, new_size);
    return fresh;
  }
  cls_pay_for_copying(cage, old_size, new_size);
  size_t old_rounded, new_rounded;
  bool fits = size_class(old_size, &old_rounded) == size_class(new_size, &new_rounded);
  cls_note_grown_vector(arena, new_size);
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
