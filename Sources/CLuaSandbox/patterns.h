#pragma once

#include <lua.h>
#include <stddef.h>

// Lua's patterns, matched with every step paid for.

enum { cls_capture_limit = 32, cls_capture_open = -1, cls_capture_position = -2 };

typedef unsigned char cls_byte;

typedef struct {
  lua_State *state;
  const cls_byte *subject, *subject_end, *pattern_end;
  int level;  // captures so far, finished or not
  int depth;  // of the recursion that is left
  unsigned work;
  struct {
    const cls_byte *start;
    ptrdiff_t length;  // or open, or position
  } captures[cls_capture_limit];
} cls_matcher;

void cls_matcher_start(
    cls_matcher *matcher, lua_State *L, const char *subject, size_t length, const char *pattern,
    size_t pattern_length);

/// Matches the pattern at the place of the subject and returns the end of the match, or NULL. Raises when the pattern
/// is ill-formed or too deep; leaves when the steps are used up.
const cls_byte *cls_matcher_at(cls_matcher *matcher, const cls_byte *subject, const cls_byte *pattern);

/// Pushes the captures, or the whole match when there is none and `whole` is not NULL. Returns their number.
int cls_push_captures(cls_matcher *matcher, const cls_byte *whole, const cls_byte *end);
/// Pushes one capture; number 0 of a pattern without captures is the whole match.
void cls_push_capture(cls_matcher *matcher, int number, const cls_byte *whole, const cls_byte *end);
