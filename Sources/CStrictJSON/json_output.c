#include "CStrictJSON.h"

#include <stdlib.h>

enum { most_digits = 20, fewest_grown = 256 };

void csj_grow(csj_output *output, size_t more) {
  size_t needed = output->count + more;
  size_t doubled = 2 * output->capacity;
  output->capacity = needed > doubled ? needed : doubled;
  if (output->capacity < fewest_grown) output->capacity = fewest_grown;
  output->bytes = realloc(output->bytes, output->capacity);
  if (output->bytes == NULL) abort();
}

void csj_put_integer(csj_output *output, uint64_t magnitude, bool is_negative) {
  // The digits end in the middle, so that as many bytes as there can be are copied from wherever they begin.
  uint8_t digits[2 * most_digits];
  uint8_t *first = digits + most_digits;
  do {
    *--first = (uint8_t)('0' + magnitude % 10);
    magnitude /= 10;
  } while (magnitude > 0);
  uint8_t *end = csj_begin(output, 1 + most_digits);
  *end = '-';
  memcpy(end + is_negative, first, most_digits);
  output->count += (size_t)(digits + most_digits - first) + is_negative;
  output->wants_comma = true;
}

size_t csj_put_run(csj_output *output, const uint8_t *text, size_t length) {
  size_t run = csj_copy_run(csj_room(output, length), text, length);
  output->count += run;
  return run;
}

size_t csj_put_string(csj_output *output, const uint8_t *text, size_t length) {
  uint8_t *end = csj_begin(output, length + 2);
  *end++ = '"';
  size_t run = csj_copy_run(end, text, length);
  end[run] = '"';
  output->count += run + (run == length ? 2 : 1);
  output->wants_comma = true;
  return run;
}
