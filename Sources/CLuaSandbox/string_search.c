// `find`, `match` and `gmatch`. A plain search is paid for by what it may read; the stock one is quadratic inside one
// call.
#define _GNU_SOURCE  // memmem

#include <string.h>

#include "cage.h"
#include "errors.h"
#include "library.h"
#include "patterns.h"

static bool has_specials(const char *pattern, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (pattern[i] && strchr("^$*+?.([%-", pattern[i])) return true;
  return false;
}

/// The pattern as it stands: positions of the text where it is found, or nil.
static int find_plain(
    lua_State *L, const char *text, size_t length, size_t offset, const char *pattern, size_t pattern_length) {
  cls_charge(L, (length - offset + pattern_length) / 8);
  const char *found =
      pattern_length == 0 ? text + offset : memmem(text + offset, length - offset, pattern, pattern_length);
  if (found == NULL) {
    lua_pushnil(L);
    return 1;
  }
  lua_pushinteger(L, found - text + 1);
  lua_pushinteger(L, found - text + (lua_Integer)pattern_length);
  return 2;
}

/// `find` and `match`.
static int search(lua_State *L, bool wants_positions) {
  size_t length, pattern_length;
  const char *text = cls_check_string(L, 1, &length), *pattern = cls_check_string(L, 2, &pattern_length);
  lua_Integer from = cls_optional_integer(L, 3, 1);
  if (from < 0) from = from < -(lua_Integer)length ? 1 : (lua_Integer)length + from + 1;
  if (from == 0) from = 1;
  if (from > (lua_Integer)length + 1) {
    lua_pushnil(L);
    return 1;
  }
  size_t offset = (size_t)from - 1;
  cls_charge(L, 2 + pattern_length / 16);
  if (wants_positions && (lua_toboolean(L, 4) || !has_specials(pattern, pattern_length)))
    return find_plain(L, text, length, offset, pattern, pattern_length);
  cls_matcher matcher;
  cls_matcher_start(&matcher, L, text, length, pattern, pattern_length);
  const cls_byte *at = matcher.subject + offset, *start = (const cls_byte *)pattern;
  bool is_anchored = pattern_length > 0 && *start == '^';
  if (is_anchored) start++;
  do {
    const cls_byte *end = cls_matcher_at(&matcher, at, start);
    if (end == NULL) continue;
    cls_charge(L, matcher.work / 4);
    if (!wants_positions) return cls_push_captures(&matcher, at, end);
    lua_pushinteger(L, at - matcher.subject + 1);
    lua_pushinteger(L, end - matcher.subject);
    return 2 + cls_push_captures(&matcher, NULL, NULL);
  } while (at++ < matcher.subject_end && !is_anchored);
  cls_charge(L, matcher.work / 4);
  lua_pushnil(L);
  return 1;
}

int cls_find(lua_State *L) { return search(L, true); }

int cls_match(lua_State *L) { return search(L, false); }

// MARK: gmatch

/// Upvalues: subject, pattern, offset where the next search starts, end of the last match or -1.
static int next_match(lua_State *L) {
  size_t length, pattern_length;
  // The function may be older than the evaluation.
  cls_note_zone(cls_cage_of(L), cls_zone_tables);
  const char *text = lua_tolstring(L, lua_upvalueindex(1), &length);
  const char *pattern = lua_tolstring(L, lua_upvalueindex(2), &pattern_length);
  lua_Integer from = lua_tointeger(L, lua_upvalueindex(3)), last = lua_tointeger(L, lua_upvalueindex(4));
  cls_charge(L, 2 + pattern_length / 16);
  cls_matcher matcher;
  cls_matcher_start(&matcher, L, text, length, pattern, pattern_length);
  const cls_byte *at = matcher.subject + from;
  for (; from <= (lua_Integer)length; from++, at++) {
    const cls_byte *end = cls_matcher_at(&matcher, at, (const cls_byte *)pattern);
    // An empty match right where the last one ended is no new match.
    if (end == NULL || end - matcher.subject == last) continue;
    cls_charge(L, matcher.work / 4);
    lua_pushinteger(L, end - matcher.subject);
    lua_copy(L, -1, lua_upvalueindex(3));
    lua_replace(L, lua_upvalueindex(4));
    return cls_push_captures(&matcher, at, end);
  }
  cls_charge(L, matcher.work / 4);
  lua_pushinteger(L, (lua_Integer)length + 1);
  lua_replace(L, lua_upvalueindex(3));
  return 0;
}

int cls_gmatch(lua_State *L) {
  size_t length;
  cls_check_string(L, 1, &length);
  cls_check_string(L, 2, NULL);
  lua_Integer from = cls_optional_integer(L, 3, 1);
  if (from < 0) from = from < -(lua_Integer)length ? 1 : (lua_Integer)length + from + 1;
  if (from == 0) from = 1;
  if (from > (lua_Integer)length + 1) from = (lua_Integer)length + 2;
  lua_settop(L, 2);
  lua_pushinteger(L, from - 1);
  lua_pushinteger(L, -1);
  lua_pushcclosure(L, next_match, 4);
  return 1;
}
