#include "CIdentityText.h"
#include "characters.h"

// 10,000 years of the calendar.
static const int64_t longest_duration = INT64_C(3652425) * 86400;

static int64_t seconds_of_unit(char unit) {
  switch (unit) {
    case 's': return 1;
    case 'm': return 60;
    case 'h': return 3600;
    case 'd': return 86400;
    case 'w': return 7 * 86400;
    default: return 0;
  }
}

int cit_duration_parse(const char *text, size_t length, int64_t *seconds) {
  if (length == 0) return cit_empty;
  int64_t unit = seconds_of_unit(text[length - 1]);
  if (unit == 0 || length < 2) return cit_not_a_duration;
  int64_t count = 0;
  for (size_t i = 0; i < length - 1; i++) {
    if (!is_ascii_digit((unsigned char)text[i])) return cit_not_a_duration;
    if (count <= longest_duration) count = count * 10 + (text[i] - '0');
  }
  if (count > longest_duration / unit) return cit_long_duration;
  *seconds = count * unit;
  return cit_ok;
}
