#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reading and cleaning UTF-8. Nothing here raises.

/// Reads one code point of strict UTF-8 and returns its length; 0 when the bytes are not one, and then `*bad` is the
/// number of bytes that stand for one unreadable character.
size_t cls_utf8_read(const char *text, size_t length, uint32_t *code_point, size_t *bad);

/// A letter of A to Z as its small one; any other byte as it is.
static inline char cls_fold(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c; }

size_t cls_utf8_write(uint32_t code_point, char out[4]);

/// Characters that turn the order of what is shown.
bool cls_is_bidi_control(uint32_t code_point);
/// C0 and C1 controls and DEL.
bool cls_is_control(uint32_t code_point);
/// Characters that show nothing by themselves, and code points that stand for no character.
bool cls_is_invisible(uint32_t code_point);

/// Writes the text as people may see it: line breaks and tabs become a space; other controls, bidi controls, invisible
/// characters and unreadable bytes become U+FFFD; what is longer than `limit` bytes is cut and ends in `…`.
/// Returns the bytes written.
size_t cls_text_clean(const char *text, size_t length, char *out, size_t limit);
