#include "text.h"

#include <string.h>

enum { replacement = 0xFFFD };

size_t cls_utf8_read(const char *text, size_t length, uint32_t *code_point, size_t *bad) {
  const unsigned char *bytes = (const unsigned char *)text;
  unsigned char lead = bytes[0];
  *bad = 1;
  if (lead < 0x80) {
    *code_point = lead;
    return 1;
  }
  unsigned count;
  unsigned char low = 0x80, high = 0xBF;  // bounds of the second byte
  if (lead >= 0xC2 && lead <= 0xDF) {
    count = 2;
  } else if (lead >= 0xE0 && lead <= 0xEF) {
    count = 3;
    if (lead == 0xE0) low = 0xA0;
    if (lead == 0xED) high = 0x9F;
  } else if (lead >= 0xF0 && lead <= 0xF4) {
    count = 4;
    if (lead == 0xF0) low = 0x90;
    if (lead == 0xF4) high = 0x8F;
  } else {
    return 0;
  }
  uint32_t value = lead & (0x7Fu >> count);
  for (unsigned i = 1; i < count; i++) {
    if (i >= length || bytes[i] < low || bytes[i] > high) return 0;
    value = value << 6 | (bytes[i] & 0x3Fu);
    *bad = i + 1;
    low = 0x80;
    high = 0xBF;
  }
  *code_point = value;
  return count;
}

size_t cls_utf8_write(uint32_t code_point, char out[4]) {
  if (code_point < 0x80) {
    out[0] = (char)code_point;
    return 1;
  }
  if (code_point < 0x800) {
    out[0] = (char)(0xC0 | code_point >> 6);
    out[1] = (char)(0x80 | (code_point & 0x3F));
    return 2;
  }
  if (code_point < 0x10000) {
    out[0] = (char)(0xE0 | code_point >> 12);
    out[1] = (char)(0x80 | (code_point >> 6 & 0x3F));
    out[2] = (char)(0x80 | (code_point & 0x3F));
    return 3;
  }
  out[0] = (char)(0xF0 | code_point >> 18);
  out[1] = (char)(0x80 | (code_point >> 12 & 0x3F));
  out[2] = (char)(0x80 | (code_point >> 6 & 0x3F));
  out[3] = (char)(0x80 | (code_point & 0x3F));
  return 4;
}

typedef struct {
  uint32_t first, last;
} range;

static bool in_ranges(uint32_t code_point, const range *ranges, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (code_point >= ranges[i].first && code_point <= ranges[i].last) return true;
  return false;
}

bool cls_is_bidi_control(uint32_t code_point) {
  static const range ranges[] = {{0x061C, 0x061C}, {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2066, 0x2069}};
  return in_ranges(code_point, ranges, sizeof ranges / sizeof *ranges);
}

bool cls_is_control(uint32_t code_point) {
  return code_point < 0x20 || (code_point >= 0x7F && code_point <= 0x9F);
}

bool cls_is_invisible(uint32_t code_point) {
  // U+FE0F is let through: it chooses the coloured form of an emoji.
  static const range ranges[] = {
    {0x00AD, 0x00AD}, {0x034F, 0x034F}, {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x200B, 0x200D},
    {0x2060, 0x2065}, {0x206A, 0x206F}, {0x3164, 0x3164}, {0xFDD0, 0xFDEF}, {0xFE00, 0xFE0E}, {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},
    {0xE0000, 0xE0FFF},
  };
  return (code_point & 0xFFFE) == 0xFFFE || in_ranges(code_point, ranges, sizeof ranges / sizeof *ranges);
}

/// What stands for the code point in text for people.
static uint32_t shown(uint32_t code_point) {
  if (code_point == '\n' || code_point == '\t' || code_point == '\r') return ' ';
  if (code_point == 0x2028 || code_point == 0x2029) return ' ';
  if (code_point >= 0x20 && code_point < 0x7F) return code_point;
  if (cls_is_control(code_point) || cls_is_bidi_control(code_point) || cls_is_invisible(code_point))
    return replacement;
  return code_point;
}

size_t cls_text_clean(const char *text, size_t length, char *out, size_t limit) {
  static const char mark[] = "…";
  size_t written = 0, room_for_mark = 0;
  for (size_t at = 0; at < length;) {
    uint32_t code_point;
    size_t bad, count = cls_utf8_read(text + at, length - at, &code_point, &bad);
    char encoded[4];
    size_t size = cls_utf8_write(count ? shown(code_point) : replacement, encoded);
    if (written + size > limit) {
      memcpy(out + room_for_mark, mark, sizeof mark - 1);
      return room_for_mark + sizeof mark - 1;
    }
    memcpy(out + written, encoded, size);
    written += size;
    if (written + sizeof mark - 1 <= limit) room_for_mark = written;
    at += count ? count : bad;
  }
  return written;
}
