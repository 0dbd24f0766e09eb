#pragma once

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "zones.h"

// The way back to the state that evaluations start from. What may have been written since is noted as it happens, by the
// allocator and by library functions; the rest of a small image is left alone.

typedef struct cls_cage cls_cage;

enum { cls_noted_strings = 24, cls_most_stretches = 20 };

/// Of a sealed cage: what an evaluation may have written.
typedef struct {
  uint8_t zone;           // the last of the zones in which something was
  bool lengths;           // how many bytes long strings of each length take
  bool handed_texts;      // what Lua keeps of texts that it was handed without their lengths
  uint32_t string_count;  // short strings that were made; each changes one chain of Lua's table of strings
  const void *strings[cls_noted_strings];  // the first of them
} cls_written;

typedef struct {
  uint32_t from, size;
} cls_stretch;

/// Which stretches of an image the zones are that are copied each alone: those of each zone behind those of the one before.
typedef struct {
  uint32_t ends[cls_zone_code];  // how many there are up to the end of a zone
  cls_stretch items[cls_most_stretches];
} cls_stretches;

// None of these raises or jumps.

/// Keeps the memory of the script as it is, to go back to. Replaces an earlier image. False: the cage is only good to be
/// freed.
bool cls_keep_image(cls_cage *cage);
/// The same for the image that evaluations start from.
bool cls_keep_sealed_image(cls_cage *cage);
/// Goes back to it.
void cls_restore(cls_cage *cage);
bool cls_is_restored(cls_cage *cage);

/// Before a library function changes the table at the index.
void cls_note_change(lua_State *L, int index);
/// Before a library function takes its length.
void cls_note_measuring(lua_State *L, int index);
