// The classes of Lua's patterns (`%a`, `%d`, …) over ASCII alone. Stock Lua asks the locale of the process, so that one
// pattern would match in one program and not in another.
#include "pattern_classes.h"

static bool is_lower(unsigned char c) { return c >= 'a' && c <= 'z'; }
static bool is_upper(unsigned char c) { return c >= 'A' && c <= 'Z'; }
static bool is_digit(unsigned char c) { return c >= '0' && c <= '9'; }
static bool is_graphic(unsigned char c) { return c > 0x20 && c < 0x7F; }

bool cls_in_class(unsigned char c, unsigned char class) {
  bool is_letter = is_lower(c) || is_upper(c), answer;
  switch (class | 0x20) {
    case 'a': answer = is_letter; break;
    case 'c': answer = c < 0x20 || c == 0x7F; break;
    case 'd': answer = is_digit(c); break;
    case 'g': answer = is_graphic(c); break;
    case 'l': answer = is_lower(c); break;
    case 'p': answer = is_graphic(c) && !is_letter && !is_digit(c); break;
    case 's': answer = c == ' ' || (c >= '\t' && c <= '\r'); break;
    case 'u': answer = is_upper(c); break;
    case 'w': answer = is_letter || is_digit(c); break;
    case 'x': answer = is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); break;
    // Not in the manual any more, but Lua still knows it.
    case 'z': answer = c == 0; break;
    default: return class == c;
  }
  return is_upper(class) ? !answer : answer;
}
