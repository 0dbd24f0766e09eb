// `string.gsub`: replacements are bounded like every string, and a replacing function that raises or is entered again
// leaves no room behind.
#include "cage.h"
#include "errors.h"
#include "library.h"
#include "patterns.h"

enum { replacement_argument = 3 };

/// Adds the replacement string, its `%1` and the like filled in.
static void add_template(cls_matcher *matcher, cls_buffer *buffer, const cls_byte *at, const cls_byte *end) {
  lua_State *L = matcher->state;
  size_t length;
  const char *text = lua_tolstring(L, replacement_argument, &length);
  cls_charge_bytes(L, length);
  for (size_t i = 0; i < length; i++) {
    if (text[i] != '%') {
      size_t run = i + 1;
      while (run < length && text[run] != '%') run++;
      cls_buffer_add(buffer, text + i, run - i);
      i = run - 1;
      continue;
    }
    char c = ++i < length ? text[i] : 0;
    if (c == '%') {
      cls_buffer_add_char(buffer, '%');
    } else if (c == '0') {
      cls_buffer_add(buffer, at, (size_t)(end - at));
    } else if (c >= '1' && c <= '9') {
      size_t capture_length;
      cls_charge(L, 2);
      cls_push_capture(matcher, c - '1', at, end);
      const char *capture = cls_push_text(L, -1, &capture_length);
      cls_buffer_add(buffer, capture, capture_length);
      lua_pop(L, 2);
    } else {
      cls_raise(L, "invalid use of `%%` in replacement string");
    }
  }
}

/// Adds what stands in for the match. False when the match stays as it is.
static bool add_replacement(cls_matcher *matcher, cls_buffer *buffer, const cls_byte *at, const cls_byte *end) {
  lua_State *L = matcher->state;
  switch (lua_type(L, replacement_argument)) {
    case LUA_TFUNCTION: {
      cls_charge(L, 4);
      lua_pushvalue(L, replacement_argument);
      lua_call(L, cls_push_captures(matcher, at, end), 1);
      break;
    }
    case LUA_TTABLE:
    case LUA_TLIGHTUSERDATA:
      cls_charge_entries(L, 3);
      cls_push_capture(matcher, 0, at, end);
      lua_gettable(L, replacement_argument);
      break;
    default: add_template(matcher, buffer, at, end); return true;
  }
  bool is_kept = !lua_toboolean(L, -1);
  if (!is_kept) {
    size_t length;
    if (!lua_isstring(L, -1)) cls_raise(L, "invalid replacement value (a %s)", cls_type_name(L, -1));
    const char *text = cls_push_text(L, -1, &length);
    cls_buffer_add(buffer, text, length);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return !is_kept;
}

int cls_gsub(lua_State *L) {
  size_t length, pattern_length;
  const char *text = cls_check_string(L, 1, &length), *pattern = cls_check_string(L, 2, &pattern_length);
  int type = lua_type(L, replacement_argument);
  if (type == LUA_TNUMBER) cls_check_string(L, replacement_argument, NULL);
  if (type != LUA_TNUMBER && type != LUA_TSTRING && type != LUA_TFUNCTION && type != LUA_TTABLE &&
      type != LUA_TLIGHTUSERDATA)
    cls_raise_type(L, replacement_argument, "string, function or table");
  lua_Integer most = cls_optional_integer(L, 4, (lua_Integer)length + 1), count = 0;
  cls_charge(L, 4 + pattern_length / 16);
  bool is_anchored = pattern_length > 0 && *pattern == '^';
  cls_matcher matcher;
  cls_matcher_start(&matcher, L, text, length, pattern, pattern_length);
  const cls_byte *start = (const cls_byte *)pattern + is_anchored, *at = matcher.subject, *last = NULL;
  cls_buffer buffer = cls_buffer_start(L);
  while (count < most) {
    const cls_byte *end = cls_matcher_at(&matcher, at, start);
    if (end && end != last) {
      count++;
      if (!add_replacement(&matcher, &buffer, at, end)) cls_buffer_add(&buffer, at, (size_t)(end - at));
      at = last = end;
    } else if (at < matcher.subject_end) {
      cls_buffer_add_char(&buffer, (char)*at++);
    } else {
      break;
    }
    if (is_anchored) break;
  }
  cls_charge(L, matcher.work / 4);
  cls_buffer_add(&buffer, at, (size_t)(matcher.subject_end - at));
  cls_buffer_push(&buffer);
  lua_pushinteger(L, count);
  return 2;
}
