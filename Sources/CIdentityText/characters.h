#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Inner header of CIdentityText: characters as identity text sees them.

enum character_class {
  character_plain,
  character_white_space,
  character_control,
  character_joiner,  // U+200C and U+200D, which some scripts need within a domain
  character_invisible,
};

/// The character that starts at `*position`, moving past it; -1 if the bytes there are not UTF-8.
int32_t cit_next_character(const char *text, size_t length, size_t *position);

enum character_class cit_character_class(uint32_t character);

/// The fault of what `cit_next_character` gave, wherever it stands in an address or a domain; `cit_ok` for a character
/// that may stand there, a joiner among them.
int cit_character_fault(int32_t character);

static inline bool is_ascii_digit(unsigned char byte) { return byte >= '0' && byte <= '9'; }

static inline bool is_ascii_upper(unsigned char byte) { return byte >= 'A' && byte <= 'Z'; }

static inline bool is_ascii_letter(unsigned char byte) {
  return is_ascii_upper(byte) || (byte >= 'a' && byte <= 'z');
}

static inline char ascii_lower(char byte) {
  return is_ascii_upper((unsigned char)byte) ? (char)(byte + ('a' - 'A')) : byte;
}
