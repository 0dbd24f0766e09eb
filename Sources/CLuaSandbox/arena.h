#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "prices.h"

// The memory of one Lua state: a mapped region whose first bytes are this header, so that a copy of the used part is a
// copy of everything the script can change.

enum { cls_arena_classes = 144, cls_string_limit = 64 * 1024 };

typedef struct cls_arena {
  size_t mapped;       // bytes, scratch included
  size_t region;       // bytes for the script
  size_t next;         // offset of the first byte never handed out
  size_t limit, live, peak;  // bytes handed out
  cls_prices prices;
  void *free_blocks[cls_arena_classes];
} cls_arena;

/// Where the first block is handed out: Lua's own state.
enum { cls_arena_first_block = (sizeof(cls_arena) + 15) / 16 * 16 };

/// Maps a region, and behind it room for scratch: one mapping a cage, since a process may have few. NULL when the
/// kernel refuses. Never raises.
cls_arena *cls_arena_new(size_t limit, size_t scratch);
void cls_arena_free(cls_arena *arena);

/// Lua's allocator; `cage` is a `cls_cage`. Over a limit it leaves the evaluation by a jump, never by an error.
void *cls_arena_allocate(void *cage, void *block, size_t old_size, size_t new_size);

/// Gives what lies far beyond the first so many bytes back to the kernel. Never raises.
void cls_arena_trim(cls_arena *arena, size_t kept);

/// Under AddressSanitizer: makes all that was ever handed out readable, to the end of its last page, so that it can be
/// copied as a whole. Returns how many bytes that are.
size_t cls_arena_open(cls_arena *arena);
/// Makes what is not handed out unreadable again, up to as many bytes as were opened.
void cls_arena_close(cls_arena *arena, size_t opened);
