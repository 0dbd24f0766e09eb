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

/// Writes the text as people may see it: line breaks and tabs become a space; other controls, bidi controls, unreadable
/// bytes and invisible characters where they do not belong become U+FFFD, and so does what is more than eight marks on
/// one character; what is longer than `limit` bytes is cut and ends in `…`. Cleaning what is clean changes nothing.
/// Returns the bytes written.
size_t cls_text_clean(const char *text, size_t length, char *out, size_t limit);
