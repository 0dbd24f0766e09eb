// Reads UTF-8 as strictly as can be and writes it. Overlong forms, surrogates and cut-off sequences are no characters,
// so that nothing passes a check in one spelling and means something in another.
#include "text.h"

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
