// For memrchr.
#define _GNU_SOURCE

#include <string.h>

#include "CIdentityText.h"
#include "characters.h"

enum { longest_address = 254, longest_local_part = 64 };

/// RFC 5322's atext in ASCII, without the dot.
static bool is_atext(unsigned char byte) {
  return is_ascii_letter(byte) || is_ascii_digit(byte) || (byte != 0 && strchr("!#$%&'*+-/=?^_`{|}~", byte) != NULL);
}

/// Faults that are told before the parts are looked at, since they say best what the text is.
static int check_whole(const char *text, size_t length) {
  if (length == 0) return cit_empty;
  if (length > longest_address) return cit_too_long;
  if (text[0] == '"') return cit_quoted_local_part;
  if (memchr(text, '<', length) != NULL || memchr(text, '>', length) != NULL) return cit_angle_brackets;
  if (memchr(text, '(', length) != NULL || memchr(text, ')', length) != NULL) return cit_comment;
  size_t position = 0;
  while (position < length) {
    int fault = cit_character_fault(cit_next_character(text, length, &position));
    if (fault != cit_ok) return fault;
  }
  return cit_ok;
}

static int check_local_part(const char *text, size_t length) {
  if (length == 0) return cit_empty_local_part;
  if (length > longest_local_part) return cit_long_local_part;
  if (memchr(text, '"', length) != NULL) return cit_quoted_local_part;
  if (text[0] == '.' || text[length - 1] == '.') return cit_misplaced_dot;
  size_t position = 0;
  while (position < length) {
    bool follows_dot = position > 0 && text[position - 1] == '.';
    int32_t character = cit_next_character(text, length, &position);
    if (character < 0) return cit_not_utf8;
    if (character == '.') {
      if (follows_dot) return cit_misplaced_dot;
    } else if (character < 0x80) {
      if (!is_atext((unsigned char)character)) return cit_local_part_character;
    } else if (cit_character_class((uint32_t)character) != character_plain) {
      return cit_invisible_character;
    }
  }
  return cit_ok;
}

int cit_email_parse(const char *text, size_t length, cit_email *out) {
  int fault = check_whole(text, length);
  if (fault != cit_ok) return fault;
  const char *at = memrchr(text, '@', length);
  if (at == NULL) return cit_no_at;
  size_t local_length = (size_t)(at - text);
  if (memchr(text, '@', local_length) != NULL) return cit_two_ats;
  fault = check_local_part(text, local_length);
  if (fault != cit_ok) return fault;
  const char *domain = at + 1;
  size_t domain_length = length - local_length - 1;
  if (domain_length > 0 && domain[0] == '[') return cit_domain_literal;
  out->local_offset = 0;
  out->local_length = local_length;
  return cit_domain_to_ascii(domain, domain_length, out->domain, &out->domain_length);
}
