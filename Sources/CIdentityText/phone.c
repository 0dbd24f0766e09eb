#include <string.h>
#include <strings.h>

#include "CIdentityText.h"
#include "characters.h"

enum { fewest_digits = 3, most_digits = 20 };

int cit_phone_parse(const char *text, size_t length, char out[32], size_t *out_length) {
  if (length == 0) return cit_empty;
  size_t start = length >= 4 && strncasecmp(text, "tel:", 4) == 0 ? 4 : 0;
  size_t count = 0;
  out[count++] = '+';
  for (size_t i = start; i < length; i++) {
    unsigned char byte = (unsigned char)text[i];
    if (is_ascii_digit(byte)) {
      if (count > most_digits) return cit_many_digits;
      out[count++] = (char)byte;
    } else if (byte == '+') {
      if (i != start) return cit_misplaced_plus;
    } else if (byte == 0 || strchr(" -.()/", byte) == NULL) {
      return cit_phone_character;
    }
  }
  if (count - 1 < fewest_digits) return cit_few_digits;
  out[count] = 0;
  *out_length = count;
  return cit_ok;
}
