#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "prices.h"
#include "zones.h"

// The memory of one Lua state: a mapped region whose first bytes are this header, so that a copy of the used part is a
// copy of everything the script can change.

enum { cls_string_limit = 64 * 1024 };

struct cls_arena {
  size_t mapped;   // bytes, scratch included
  size_t region;   // bytes for the script
  size_t limit;    // bytes that may be handed out at once
  uint32_t strips;  // where the zones of its strips are kept
  uint32_t sealed;  // bytes of the image that a sealed cage goes back to by zones; 0: it has none
  cls_zone zones[cls_zones];
  uint32_t of_length[cls_lengths];  // see `cls_prices`; changes when a long string is handed out

  // From here on all changes in every evaluation.
  size_t next;         // offset of the first byte never handed out
  size_t live, peak;   // bytes handed out
  uint64_t given_back[(cls_arena_classes + 63) / 64];  // a bit for each class of which the growth has free blocks
  cls_prices prices;
};

/// Where the first block is handed out: Lua's own state.
enum { cls_arena_first_block = (sizeof(cls_arena) + 15) / 16 * 16 };

/// Maps a region, and behind it room for scratch: one mapping a cage, since a process may have few. NULL when the
/// kernel refuses. Never raises.
cls_arena *cls_arena_new(size_t limit, size_t scratch);
void cls_arena_free(cls_arena *arena);

/// Lua's allocator; `cage` is a `cls_cage`. Over a limit it leaves the evaluation by a jump, never by an error.
void *cls_arena_allocate(void *cage, void *block, size_t old_size, size_t new_size);

/// Forgets the free blocks of what lies behind the image. Never raises.
void cls_arena_drop_growth(cls_arena *arena);
/// Gives the used part of what lies far beyond the first so many bytes back to the kernel. Never raises.
void cls_arena_trim(cls_arena *arena, size_t used, size_t kept);

/// Under AddressSanitizer: makes all that was ever handed out readable, to the end of its last page, so that it can be
/// copied as a whole. Returns how many bytes that are.
size_t cls_arena_open(cls_arena *arena);
/// Makes what is not handed out unreadable again, up to as many bytes as were opened.
void cls_arena_close(cls_arena *arena, size_t opened);
