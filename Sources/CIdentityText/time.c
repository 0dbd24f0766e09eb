#include <string.h>

#include "CIdentityText.h"
#include "characters.h"

static const int64_t microseconds_per_second = 1000000;
static const int64_t seconds_per_day = 86400;

/// Days from 1970-01-01 in the proleptic Gregorian calendar, counted in years that start in March.
static int64_t days_of_date(int64_t year, int month, int day) {
  if (month <= 2) year -= 1;
  int64_t era = (year >= 0 ? year : year - 399) / 400;
  int64_t year_of_era = year - era * 400;
  int64_t day_of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  int64_t day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
  return era * 146097 + day_of_era - 719468;
}

static void date_of_days(int64_t days, int64_t *year, int *month, int *day) {
  days += 719468;
  int64_t era = (days >= 0 ? days : days - 146096) / 146097;
  int64_t day_of_era = days - era * 146097;
  int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
  int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  int64_t shifted = (5 * day_of_year + 2) / 153;
  *day = (int)(day_of_year - (153 * shifted + 2) / 5 + 1);
  *month = (int)(shifted < 10 ? shifted + 3 : shifted - 9);
  *year = year_of_era + era * 400 + (*month <= 2 ? 1 : 0);
}

static int days_in_month(int year, int month) {
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  bool leaps = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return month == 2 && leaps ? 29 : days[month - 1];
}

/// Does the text follow the pattern, in which `0` is any digit and another character itself?
static bool follows(const char *text, size_t length, const char *pattern) {
  size_t count = strlen(pattern);
  if (length < count) return false;
  for (size_t i = 0; i < count; i++) {
    unsigned char byte = (unsigned char)text[i];
    if (pattern[i] == '0' ? !is_ascii_digit(byte) : byte != (unsigned char)pattern[i]) return false;
  }
  return true;
}

static int digits(const char *text, size_t count) {
  int value = 0;
  for (size_t i = 0; i < count; i++) value = value * 10 + (text[i] - '0');
  return value;
}

/// Reads `Z` or `+01:00`, to the end of the text, as seconds east of Greenwich.
static int parse_offset(const char *text, size_t length, int64_t *offset) {
  *offset = 0;
  if (length == 0) return cit_no_zone;
  if (length == 1 && (text[0] == 'Z' || text[0] == 'z')) return cit_ok;
  if (length != 6 || (text[0] != '+' && text[0] != '-') || !follows(text + 1, 5, "00:00")) return cit_not_a_time;
  int hours = digits(text + 1, 2), minutes = digits(text + 4, 2);
  if (hours > 23 || minutes > 59) return cit_no_such_offset;
  *offset = (hours * 60 + minutes) * 60 * (text[0] == '-' ? -1 : 1);
  return cit_ok;
}

int cit_time_parse(const char *text, size_t length, int64_t *microseconds) {
  if (length == 0) return cit_empty;
  if (length == 10 && follows(text, length, "0000-00-00")) return cit_no_zone;
  if (length < 19 || !follows(text, length, "0000-00-00") || (text[10] != 'T' && text[10] != 't') ||
      !follows(text + 11, length - 11, "00:00:00")) {
    return cit_not_a_time;
  }
  size_t position = 19;
  int64_t fraction = 0;
  if (position < length && text[position] == '.') {
    size_t start = ++position;
    int64_t unit = microseconds_per_second / 10;
    for (; position < length && is_ascii_digit((unsigned char)text[position]); position++, unit /= 10) {
      fraction += (text[position] - '0') * unit;
    }
    if (position == start) return cit_not_a_time;
  }
  int64_t offset;
  int fault = parse_offset(text + position, length - position, &offset);
  if (fault != cit_ok) return fault;

  int year = digits(text, 4), month = digits(text + 5, 2), day = digits(text + 8, 2);
  int hour = digits(text + 11, 2), minute = digits(text + 14, 2), second = digits(text + 17, 2);
  if (month < 1 || month > 12 || day < 1 || day > days_in_month(year, month)) return cit_no_such_date;
  if (hour > 23 || minute > 59 || second > 59) return cit_no_such_clock_time;
  int64_t seconds = days_of_date(year, month, day) * seconds_per_day + hour * 3600 + minute * 60 + second - offset;
  if (seconds < days_of_date(1, 1, 1) * seconds_per_day || seconds >= days_of_date(10000, 1, 1) * seconds_per_day) {
    return cit_time_out_of_range;
  }
  *microseconds = seconds * microseconds_per_second + fraction;
  return cit_ok;
}

/// Writes a number with leading zeros, and a character behind it. Returns where that ends.
static char *print(char *out, int number, int digits, char behind) {
  for (int place = digits; place-- > 0; number /= 10) out[place] = (char)('0' + number % 10);
  out[digits] = behind;
  return out + digits + 1;
}

size_t cit_time_print(int64_t microseconds, char out[40]) {
  out[0] = 0;
  int64_t fraction = microseconds % microseconds_per_second;
  int64_t seconds = microseconds / microseconds_per_second;
  if (fraction < 0) {
    fraction += microseconds_per_second;
    seconds -= 1;
  }
  int64_t second_of_day = seconds % seconds_per_day;
  if (second_of_day < 0) second_of_day += seconds_per_day;
  int64_t year;
  int month, day;
  date_of_days((seconds - second_of_day) / seconds_per_day, &year, &month, &day);
  if (year < 1 || year > 9999) return 0;
  int clock = (int)second_of_day;
  char *end = print(out, (int)year, 4, '-');
  end = print(end, month, 2, '-');
  end = print(end, day, 2, 'T');
  end = print(end, clock / 3600, 2, ':');
  end = print(end, clock / 60 % 60, 2, ':');
  end = print(end, clock % 60, 2, '.');
  end = print(end, (int)fraction, 6, 'Z') - 1;
  while (end[-1] == '0') end--;
  // Without a fraction the second's own zeros stay.
  if (fraction == 0) end = out + strlen("0000-00-00T00:00:00");
  end[0] = 'Z';
  end[1] = 0;
  return (size_t)(end + 1 - out);
}
