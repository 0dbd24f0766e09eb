#include "CStrictJSON.h"

size_t csj_plain_run(const uint8_t *text, size_t length) {
  size_t i = 0;
  while (i < length && text[i] >= 0x20 && text[i] < 0x80 && text[i] != '"' && text[i] != '\\') i++;
  return i;
}

void csj_advance(csj_place *place, const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '\n') {
      place->line++;
      place->column = 1;
    } else if ((text[i] & 0xC0) != 0x80) {
      place->column++;
    }
  }
}
