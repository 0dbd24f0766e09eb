#include "CStrictJSON.h"

typedef int8_t block __attribute__((vector_size(16)));
typedef int8_t half_block __attribute__((vector_size(8)));

/// All ones for each byte of a block that may begin what is written as an escape. Bytes beyond ASCII are negative; `"` and
/// `#`, as well as `<` and `>`, differ in one bit.
#define BEGINS_ESCAPE(bytes)                                                                              \
  (((bytes) < 0x20) | ((bytes) == 0x7F) | (((bytes) | 1) == '#') | (((bytes) | 2) == '>') | ((bytes) == '&') | \
   ((bytes) == '\\'))

/// Copies a block; false if it holds a byte that ends the run.
static inline bool copy_block(uint8_t *to, const uint8_t *text) {
  block bytes;
  memcpy(&bytes, text, sizeof bytes);
  memcpy(to, &bytes, sizeof bytes);
  return __builtin_reduce_or(BEGINS_ESCAPE(bytes)) == 0;
}

static inline bool copy_half_block(uint8_t *to, const uint8_t *text) {
  half_block bytes;
  memcpy(&bytes, text, sizeof bytes);
  memcpy(to, &bytes, sizeof bytes);
  return (uint64_t)BEGINS_ESCAPE(bytes) == 0;
}

static inline bool ends_run(uint8_t byte) { return BEGINS_ESCAPE((int8_t)byte); }

size_t csj_copy_run(uint8_t *to, const uint8_t *text, size_t length) {
  size_t run = 0;
  while (length - run >= 16 && copy_block(to + run, text + run)) run += 16;
  if (run == length) return run;
  // What is left of a text that is long enough is copied together with bytes that are copied already.
  if (length >= 16 && length - run < 16 && copy_block(to + length - 16, text + length - 16)) return length;
  if (length - run >= 8 && copy_half_block(to + run, text + run)) run += 8;
  if (length >= 8 && length - run < 8 && copy_half_block(to + length - 8, text + length - 8)) return length;
  while (run < length && !ends_run(text[run])) {
    to[run] = text[run];
    run++;
  }
  return run;
}
