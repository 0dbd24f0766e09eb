#include "CStrictJSON.h"
#include "blocks.h"

size_t csj_plain_run(const uint8_t *text, size_t length) {
  size_t i = 0;
  while (i < length && text[i] >= 0x20 && text[i] < 0x80 && text[i] != '"' && text[i] != '\\') i++;
  return i;
}

void csj_advance(csj_place *place, const uint8_t *text, size_t length) {
  size_t i = 0;
  for (; length - i >= block_size; i += block_size) {
    uint64_t begun = BITS_WHERE(text + i, (block & 0xC0) != 0x80);  // characters
    uint64_t breaks = BITS_WHERE(text + i, block == '\n');
    if (breaks != 0) {
      place->line += __builtin_popcountll(breaks);
      place->column = 1;
      // Those behind the last break.
      begun &= ~(UINT64_MAX >> __builtin_clzll(breaks));
    }
    place->column += __builtin_popcountll(begun);
  }
  for (; i < length; i++) {
    if (text[i] == '\n') {
      place->line++;
      place->column = 1;
    } else if ((text[i] & 0xC0) != 0x80) {
      place->column++;
    }
  }
}
