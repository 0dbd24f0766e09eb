#include "CStrictJSON.h"
#include "blocks.h"

/// How the walk through a text goes on from block to block.
typedef struct {
  bool is_escaped;     // the first byte, by a `\` before it
  uint64_t in_string;  // all ones if the first byte is in a string
} string_state;

/// A bit for each byte that a `\` makes part of an escape. Few blocks have any.
static uint64_t escaped_bytes(uint64_t backslashes, bool *is_escaped) {
  uint64_t escaped = *is_escaped;
  backslashes &= ~escaped;
  *is_escaped = backslashes >> 63 != 0;
  while (backslashes != 0) {
    uint64_t next = (backslashes & -backslashes) << 1;
    escaped |= next;
    // A `\` that is escaped itself escapes nothing.
    if (next >> 63 != 0 && (backslashes & next) != 0) *is_escaped = false;
    backslashes &= backslashes - 1;
    backslashes &= ~next;
  }
  return escaped;
}

/// A bit for each byte of a block behind an opening quotation mark and not yet behind the closing one.
static uint64_t bytes_in_strings(const uint8_t *text, string_state *state) {
  uint64_t quotes = BITS_WHERE(text, block == '"');
  uint64_t backslashes = BITS_WHERE(text, block == '\\');
  if (backslashes != 0 || state->is_escaped) quotes &= ~escaped_bytes(backslashes, &state->is_escaped);
  uint64_t within = quotes;
  for (int shift = 1; shift < 64; shift *= 2) within ^= within << shift;
  within ^= state->in_string;
  state->in_string = (uint64_t)((int64_t)within >> 63);
  return within;
}

static bool is_space(uint8_t byte) { return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t'; }

/// Gathers elements, each with its place, which is counted on from the one before.
typedef struct {
  const uint8_t *text;
  size_t reached;  // up to here lines are counted
  csj_place place;
  csj_element *elements;
  size_t room;
  size_t count;
} harvest;

static void gather(harvest *harvest, size_t start, size_t end) {
  while (start < end && is_space(harvest->text[start])) start++;
  while (end > start && is_space(harvest->text[end - 1])) end--;
  if (start == end || harvest->count == harvest->room) return;
  csj_advance(&harvest->place, harvest->text + harvest->reached, start - harvest->reached);
  harvest->reached = start;
  harvest->elements[harvest->count++] = (csj_element){
      .start = (uint32_t)start,
      .end = (uint32_t)end,
      .line = (uint32_t)harvest->place.line,
      .column = (uint32_t)harvest->place.column,
  };
}

/// What is left of a text, as a block with spaces behind it.
static const uint8_t *padded(uint8_t *block, const uint8_t *text, size_t length) {
  memset(block, ' ', block_size);
  return memcpy(block, text, length);
}

size_t csj_find_elements(
    const uint8_t *text, size_t length, size_t array, csj_place place, csj_element *elements, size_t room) {
  harvest harvest = {text, 0, place, elements, room, 0};
  string_state state = {false, 0};
  uint8_t last[block_size];
  size_t depth = 0;
  size_t start = 0;
  for (size_t at = array; at < length; at += block_size) {
    const uint8_t *bytes = length - at >= block_size ? text + at : padded(last, text + at, length - at);
    uint64_t marks = BITS_WHERE(bytes, ((block | 0x20) == '{') | ((block | 0x20) == '}') | (block == ','));
    marks &= ~bytes_in_strings(bytes, &state);
    for (; marks != 0; marks &= marks - 1) {
      size_t mark = at + (size_t)__builtin_ctzll(marks);
      uint8_t byte = text[mark];
      if (byte == ',') {
        if (depth != 1) continue;
      } else if ((byte | 0x20) == '{') {
        if (++depth == 1) start = mark + 1;
        continue;
      } else if (--depth != 0) {
        continue;
      }
      gather(&harvest, start, mark);
      if (depth == 0) return harvest.count;
      start = mark + 1;
    }
  }
  return harvest.count;
}
