#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The parts of a script's memory, told apart by what can write to them. Until a cage is sealed each is handed out in
// strips of its own, so that going back to a small image is a copy of a few stretches, and of some only when something
// was written there. They stand in this order: whatever writes to one may have written to those before it.

enum {
  /// Lua's own state, its stack and calls: anything writes to them.
  cls_zone_state,
  /// The heads of tables, which keep what is known of their lists: taking the length of one may write to it.
  cls_zone_heads,
  /// What tables hold, functions, their variables, and userdata: only assignments write here.
  cls_zone_tables,
  /// Strings, code and constants: only the collector and a growing string table write here.
  cls_zone_code,
  /// Everything that a sealed cage hands out: behind its image, and dropped after each evaluation.
  cls_zone_growth,
  cls_zones,
};

enum { cls_strip = 4096, cls_arena_classes = 144 };

/// Offsets in the arena; 0: none.
typedef struct {
  uint32_t next, end;  // what is left of the latest strip
  uint32_t free_blocks[cls_arena_classes];
} cls_zone;

typedef struct cls_arena cls_arena;

/// The zone of a new block, from what Lua says it is for.
unsigned cls_zone_for(const cls_arena *arena, size_t kind, size_t size);
/// The zone in which a block of a cage that is not sealed, or of its image, lies.
unsigned cls_zone_at(const cls_arena *arena, const void *block);
/// The offset of room that was never handed out; 0 when there is none.
size_t cls_zone_room(cls_arena *arena, unsigned zone, size_t size);

// None of these raises.
