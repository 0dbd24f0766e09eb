#pragma once

#include <lua.h>
#include <stddef.h>

// Room for text under construction, outside the script's memory. Buffers nest: only the innermost one may grow, and
// `pcall` takes back what a raised error left behind.

typedef struct {
  char *bytes;
  size_t size, top;
} cls_scratch;

typedef struct {
  lua_State *state;
  size_t start, length;
} cls_buffer;

/// Room for so many bytes, aligned for any object; `cls_scratch_give` takes it and all that was taken later back.
void *cls_scratch_take(lua_State *L, size_t count);
void cls_scratch_give(lua_State *L, const void *room);

// The functions below pay for the bytes they add, and leave the evaluation when a limit is exceeded. None raises.
cls_buffer cls_buffer_start(lua_State *L);
/// Room for so many bytes at the end; `cls_buffer_extend` makes them count.
char *cls_buffer_room(cls_buffer *buffer, size_t count);
void cls_buffer_extend(cls_buffer *buffer, size_t count);
void cls_buffer_add(cls_buffer *buffer, const void *bytes, size_t count);
void cls_buffer_add_char(cls_buffer *buffer, char c);
/// Pushes a string, and notes if it has zero bytes. All strings that the library makes of a script's text are made by
/// it.
void cls_push_bytes(lua_State *L, const char *bytes, size_t count);
/// Ends the buffer and pushes its text as a string.
void cls_buffer_push(cls_buffer *buffer);
/// Ends the buffer.
void cls_buffer_drop(cls_buffer *buffer);
const char *cls_buffer_bytes(const cls_buffer *buffer);
