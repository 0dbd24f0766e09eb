// Room for results that are being built, behind the script's memory and within its limit. What is left over by an error
// is given back; nothing of the host's heap is spent on a script.
#include "scratch.h"

#include <string.h>

#include "cage.h"
#include "hash_seed.h"

void *cls_scratch_take(lua_State *L, size_t count) {
  cls_cage *cage = cls_cage_of(L);
  size_t start = (cage->scratch.top + 15) / 16 * 16;
  if (count > cage->scratch.size || start + count > cage->scratch.size) cls_leave(cage, cls_outcome_memory, NULL);
  cage->scratch.top = start + count;
  return cage->scratch.bytes + start;
}

void cls_scratch_give(lua_State *L, const void *room) {
  cls_scratch *scratch = &cls_cage_of(L)->scratch;
  scratch->top = (size_t)((const char *)room - scratch->bytes);
}

cls_buffer cls_buffer_start(lua_State *L) { return (cls_buffer){L, cls_cage_of(L)->scratch.top, 0}; }

char *cls_buffer_room(cls_buffer *buffer, size_t count) {
  cls_cage *cage = cls_cage_of(buffer->state);
  cls_charge_cage(cage, count / 32);
  size_t end = buffer->start + buffer->length;
  if (count > cls_string_limit || buffer->length + count > cls_string_limit)
    cls_leave(cage, cls_outcome_memory, "a string is longer than 64 KiB");
  if (end + count > cage->scratch.size) cls_leave(cage, cls_outcome_memory, NULL);
  return cage->scratch.bytes + end;
}

void cls_buffer_extend(cls_buffer *buffer, size_t count) {
  buffer->length += count;
  cls_cage_of(buffer->state)->scratch.top = buffer->start + buffer->length;
}

void cls_buffer_add(cls_buffer *buffer, const void *bytes, size_t count) {
  if (count == 0) return;
  memcpy(cls_buffer_room(buffer, count), bytes, count);
  cls_buffer_extend(buffer, count);
}

void cls_buffer_add_char(cls_buffer *buffer, char c) { cls_buffer_add(buffer, &c, 1); }

const char *cls_buffer_bytes(const cls_buffer *buffer) {
  return cls_cage_of(buffer->state)->scratch.bytes + buffer->start;
}

void cls_buffer_drop(cls_buffer *buffer) { cls_cage_of(buffer->state)->scratch.top = buffer->start; }

void cls_push_bytes(lua_State *L, const char *bytes, size_t count) {
  cls_arena *arena = cls_cage_of(L)->arena;
  if (!arena->prices.has_zeros && memchr(bytes, 0, count)) cls_note_zeros(&arena->prices);
  if (count <= cls_short_string) cls_charge(L, arena->prices.text);
  lua_pushlstring(L, bytes, count);
}

void cls_buffer_push(cls_buffer *buffer) {
  cls_push_bytes(buffer->state, cls_buffer_bytes(buffer), buffer->length);
  cls_buffer_drop(buffer);
}
