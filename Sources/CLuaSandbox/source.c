// Refuses text that is not what it looks like: other bytes than UTF-8, control characters, bidirectional controls,
// false line ends, compiled code, and files too long for a compiler that no hook can stop.
#include "source.h"

#include <stdio.h>

#include "source_tokens.h"
#include "text.h"
#include "text_characters.h"

static bool refuse(cls_source_fault *fault, uint32_t line, uint32_t column, const char *what, uint32_t code_point) {
  snprintf(fault->message, sizeof fault->message, what, (unsigned)code_point);
  fault->line = line;
  fault->column = column;
  return false;
}

/// Whether an invisible character belongs to the visible one before it: what chooses how an emoji or an ideograph looks, and
/// the joiners of emoji and of scripts that are spelled with them.
static bool is_joining(const char *text, size_t at, size_t length, uint32_t code_point) {
  size_t start = at, bad;
  uint32_t before;
  while (start > 0 && ((unsigned char)text[--start] & 0xC0) == 0x80) {}
  if (start == at || cls_utf8_read(text + start, length - start, &before, &bad) == 0) return false;
  bool is_selector = (code_point >= 0xFE00 && code_point <= 0xFE0F) || (code_point >= 0xE0100 && code_point <= 0xE01EF);
  if (is_selector && cls_is_ideograph(before)) return true;
  // Keys and pictures have two looks.
  if (code_point == 0xFE0E || code_point == 0xFE0F)
    return cls_is_picture(before) || before == '#' || before == '*' || (before >= '0' && before <= '9');
  if (code_point == 0x200D && (cls_is_picture(before) || before == 0xFE0F)) return true;
  bool is_of_spelling = code_point == 0x200C || code_point == 0x200D || (code_point >= 0x180B && code_point <= 0x180F);
  return is_of_spelling && cls_is_of_joining_script(before);
}

static bool check_characters(const char *text, size_t length, cls_source_fault *fault) {
  uint32_t line = 1, column = 1;
  for (size_t at = 0; at < length;) {
    uint32_t code_point;
    size_t bad, count = cls_utf8_read(text + at, length - at, &code_point, &bad);
    if (count == 0) return refuse(fault, line, column, "the file is not UTF-8 here; save it as UTF-8", 0);
    if (code_point == '\n') {
      line++;
      column = 0;
    } else if (code_point == '\r' && (at + 1 >= length || text[at + 1] != '\n')) {
      // Lua ends a line and a comment here; most editors do not show it.
      return refuse(fault, line, column, "a carriage return alone is no line end; end lines with LF or CR LF", 0);
    } else if (code_point == 0x2028 || code_point == 0x2029) {
      const char *what = "U+%04X looks like a line end and is none; end the line, or write \\u{%1$X} in a quoted string";
      return refuse(fault, line, column, what, code_point);
    } else if (cls_is_control(code_point) && code_point != '\t' && code_point != '\r') {
      const char *what =
          "control character U+%04X is not allowed in a file; remove it, or write \\u{%1$X} in a quoted string";
      return refuse(fault, line, column, what, code_point);
    } else if (cls_is_bidi_control(code_point)) {
      const char *what =
          "U+%04X changes the order in which the text is shown, so people would review other code than runs; "
          "remove it, or write \\u{%1$X} in a quoted string";
      return refuse(fault, line, column, what, code_point);
    }
    if (code_point >= 0xAD && cls_is_invisible(code_point) && !is_joining(text, at, length, code_point)) {
      const char *what =
          "U+%04X cannot be seen, so people would review other code than runs; remove it, or write \\u{%1$X} in a "
          "quoted string";
      return refuse(fault, line, column, what, code_point);
    }
    at += count;
    column++;
  }
  fault->lines = line;
  return true;
}

bool cls_source_check(const char *text, size_t length, cls_source_fault *fault) {
  *fault = (cls_source_fault){0};
  if (length > cls_source_limit) {
    const char *what =
        "the file is longer than 64 KiB; split it into several policies, or move lists to parameters or data";
    return refuse(fault, 1, 1, what, 0);
  }
  if (length > 0 && text[0] == '\x1B')
    return refuse(fault, 1, 1, "the file is compiled Lua; only source text can be loaded", 0);
  return check_characters(text, length, fault) && cls_source_check_tokens(text, length, fault);
}
