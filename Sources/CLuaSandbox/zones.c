// Parts the memory of a script by what can write to it. It holds off that an evaluation has to copy back what nothing in
// it can have written.
#include "zones.h"

#include <lua.h>

#include "arena.h"
#include "hash_seed.h"

enum {
  call_size = 64,             // of a `CallInfo` in Lua's lstate.h
  kind_code = LUA_NUMTYPES + 1,  // `LUA_TPROTO` of its lobject.h
};

/// The zones of the strips, behind the script's region and scratch.
static uint8_t *strips(const cls_arena *arena) { return (uint8_t *)arena + arena->strips; }

unsigned cls_zone_for(const cls_arena *arena, size_t kind, size_t size) {
  if (arena->sealed) return cls_zone_growth;
  switch (kind) {
    case LUA_TTHREAD: return cls_zone_state;
    case LUA_TTABLE: return cls_zone_heads;
    case LUA_TSTRING: case kind_code: return cls_zone_code;
    case 0:
      // The first vector is the stack. A list of four elements may be taken for a call, which does no harm.
      if (size == call_size || arena->prices.stack == NULL) return cls_zone_state;
      return arena->prices.no_hash_parts ? cls_zone_code : cls_zone_tables;
    default: return cls_zone_tables;
  }
}

unsigned cls_zone_at(const cls_arena *arena, const void *block) {
  size_t offset = (size_t)((const char *)block - (const char *)arena);
  return offset < arena->region ? strips(arena)[offset / cls_strip] : cls_zone_growth;
}

/// Takes strips for so many bytes, after the latest of the zone if those are free.
static bool add_strips(cls_arena *arena, unsigned number, size_t size) {
  cls_zone *zone = &arena->zones[number];
  if (zone->end != arena->next) zone->next = zone->end = (uint32_t)arena->next;
  size_t end = (zone->next + size + cls_strip - 1) / cls_strip * cls_strip;
  if (end > arena->region) return false;
  for (size_t strip = zone->end / cls_strip; strip < end / cls_strip; strip++) strips(arena)[strip] = (uint8_t)number;
  arena->next = end;
  zone->end = (uint32_t)end;
  return true;
}

size_t cls_zone_room(cls_arena *arena, unsigned number, size_t size) {
  size_t offset;
  if (number == cls_zone_growth) {
    offset = arena->next;
    if (size > arena->region - offset) return 0;
    arena->next += size;
    return offset;
  }
  cls_zone *zone = &arena->zones[number];
  if (size > zone->end - zone->next && !add_strips(arena, number, size)) return 0;
  offset = zone->next;
  zone->next += (uint32_t)size;
  return offset;
}
