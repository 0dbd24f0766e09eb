// Makes text that a script wrote, or that it took from a request, fit for a terminal, a log and a report: what acts on
// the reader instead of being read becomes U+FFFD. Emoji and the spelling of every language stay as they are.
#include <string.h>

#include "findings.h"
#include "text.h"
#include "text_characters.h"

enum {
  replacement = 0xFFFD,
  nothing = 0,
  non_joiner = 0x200C,
  joiner = 0x200D,
  black_flag = 0x1F3F4,
  most_marks = 8,
  tag_count = 6,  // of the flag of a country within a country
};

typedef struct {
  uint32_t previous;  // what was shown last
  unsigned marks;     // on the last character
  unsigned tags;      // still to come of a flag
} cleaning;

/// Whether the text goes on with the tags of a flag that there is: England, Scotland or Wales. Other tags are a way to
/// hide words.
static bool has_tags_of_flag(const char *text, size_t length) {
  static const char *const flags[] = {"gbeng\x7F", "gbsct\x7F", "gbwls\x7F"};
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
    char tags[4 * tag_count];
    for (size_t j = 0; j < tag_count; j++) cls_utf8_write(0xE0000u + (unsigned char)flags[i][j], tags + 4 * j);
    if (length >= sizeof tags && memcmp(text, tags, sizeof tags) == 0) return true;
  }
  return false;
}

/// Whether an invisible character does here what it is for.
static bool belongs(const cleaning *state, uint32_t code_point, uint32_t next) {
  uint32_t previous = state->previous;
  if (state->tags > 0) return true;
  if (code_point == joiner && (cls_is_picture(previous) || previous == 0xFE0F)) return cls_is_picture(next);
  if (code_point == joiner || code_point == non_joiner) return cls_is_of_joining_script(previous);
  if (code_point == 0xFE0E || code_point == 0xFE0F)
    return cls_is_picture(previous) || previous == '#' || previous == '*' || (previous >= '0' && previous <= '9');
  bool chooses_form =
      (code_point >= 0xFE00 && code_point <= 0xFE02) || (code_point >= 0xE0100 && code_point <= 0xE01EF);
  return chooses_form && cls_is_ideograph(previous);
}

/// What stands for the code point in text for people. `rest` is the text behind it.
static uint32_t shown(
    const cleaning *state, uint32_t code_point, bool is_invisible, bool is_mark, const char *rest, size_t length) {
  if (code_point == '\n' || code_point == '\t' || code_point == '\r') return ' ';
  if (code_point == 0x2028 || code_point == 0x2029) return ' ';
  if (code_point >= 0x20 && code_point < 0x7F) return code_point;
  if (cls_is_control(code_point) || cls_is_bidi_control(code_point)) return replacement;
  if (is_invisible) {
    uint32_t next = 0;
    size_t bad;
    if (length > 0) cls_utf8_read(rest, length, &next, &bad);
    return belongs(state, code_point, next) ? code_point : replacement;
  }
  if (!is_mark || state->marks < most_marks) return code_point;
  return state->marks == most_marks ? replacement : nothing;
}

static void follow(
    cleaning *state, uint32_t code_point, bool is_invisible, bool is_mark, uint32_t instead, const char *rest,
    size_t length) {
  if (!is_invisible) state->marks = is_mark ? state->marks + 1 : 0;
  if (state->tags > 0)
    state->tags--;
  else if (code_point == black_flag && has_tags_of_flag(rest, length))
    state->tags = tag_count;
  if (instead != nothing) state->previous = instead;
}

/// Whether there are only characters of ASCII in it that show. Looks at all of it, so that many are looked at at a time.
static bool is_plain(const char *text, size_t length) {
  bool is_other = false;
  for (size_t i = 0; i < length; i++) is_other |= (unsigned char)(text[i] - 0x20) > 0x7E - 0x20;
  return !is_other;
}

size_t cls_text_clean(const char *text, size_t length, char *out, size_t limit) {
  if (length <= limit && is_plain(text, length)) {
    memcpy(out, text, length);
    return length;
  }
  static const char mark[] = "…";
  size_t written = 0, room_for_mark = 0;
  cleaning state = {0};
  for (size_t at = 0; at < length;) {
    uint32_t code_point = replacement;
    size_t bad, count = cls_utf8_read(text + at, length - at, &code_point, &bad);
    at += count ? count : bad;
    if (count == 0) code_point = replacement;
    // The smallest of them is the soft hyphen.
    bool is_invisible = code_point >= 0xAD && cls_is_invisible(code_point);
    bool is_mark = code_point >= 0xAD && cls_is_mark(code_point);
    uint32_t instead = count ? shown(&state, code_point, is_invisible, is_mark, text + at, length - at) : replacement;
    follow(&state, code_point, is_invisible, is_mark, instead, text + at, length - at);
    if (instead == nothing) continue;
    char encoded[4];
    size_t size = cls_utf8_write(instead, encoded);
    if (written + size > limit) {
      memcpy(out + room_for_mark, mark, sizeof mark - 1);
      return room_for_mark + sizeof mark - 1;
    }
    memcpy(out + written, encoded, size);
    written += size;
    // Nothing is cut between a joiner and what it joins, nor within a flag.
    bool is_whole = instead != joiner && state.tags == 0;
    if (written + sizeof mark - 1 <= limit && is_whole) room_for_mark = written;
  }
  return written;
}

bool cls_text_is_clean(const char *text, size_t length, size_t limit) {
  char cleaned[cls_text_limit];
  if (length > limit || limit > sizeof cleaned) return false;
  return cls_text_clean(text, length, cleaned, limit) == length && memcmp(text, cleaned, length) == 0;
}
