// For memrchr.
#define _GNU_SOURCE

#include <string.h>

#include "CIdentityText.h"
#include "characters.h"

enum { longest_address = 254, longest_local_part = 64, longest_label = 63 };

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

/// What a byte may be in an address that is nothing but ASCII and has no punycode: nearly every one.
enum plain_byte { plain_label = 1, plain_upper = 2, plain_atext = 4 };

static const unsigned char plain_bytes[256] = {
    ['a' ... 'z'] = plain_label,
    ['0' ... '9'] = plain_label,
    ['-'] = plain_label,
    ['A' ... 'Z'] = plain_upper,
    ['!'] = plain_atext, ['#'] = plain_atext, ['$'] = plain_atext, ['%'] = plain_atext, ['&'] = plain_atext,
    ['\''] = plain_atext, ['*'] = plain_atext, ['+'] = plain_atext, ['/'] = plain_atext, ['='] = plain_atext,
    ['?'] = plain_atext, ['^'] = plain_atext, ['_'] = plain_atext, ['`'] = plain_atext, ['{'] = plain_atext,
    ['|'] = plain_atext, ['}'] = plain_atext, ['~'] = plain_atext,
};

/// Passes bytes of some kinds, several a turn.
__attribute__((always_inline)) static inline const unsigned char *pass_kinds(
    const unsigned char *at, const unsigned char *end, int kinds) {
  for (; end - at >= 4; at += 4) {
    if (!(plain_bytes[at[0]] & kinds)) return at;
    if (!(plain_bytes[at[1]] & kinds)) return at + 1;
    if (!(plain_bytes[at[2]] & kinds)) return at + 2;
    if (!(plain_bytes[at[3]] & kinds)) return at + 3;
  }
  while (at < end && plain_bytes[*at] & kinds) at++;
  return at;
}

/// Passes bytes of some kinds and capital letters, and says whether there were any of these.
__attribute__((always_inline)) static inline const unsigned char *pass(
    const unsigned char *at, const unsigned char *end, int kinds, bool *has_upper) {
  at = pass_kinds(at, end, kinds);
  if (at == end || !(plain_bytes[*at] & plain_upper)) return at;
  *has_upper = true;
  while (at < end && plain_bytes[*at] & (kinds | plain_upper)) at++;
  return at;
}

/// Reads a plain address in one pass. What it refuses may still be an address, and what is wrong with it is told by
/// `cit_email_parse`, whose every rule is kept here.
static bool read_plain(const char *text, size_t length, size_t *domain_length, bool *has_upper) {
  const unsigned char *at = (const unsigned char *)text, *end = at + length;
  *has_upper = false;
  if (length > longest_address) return false;
  for (;;) {
    const unsigned char *start = at;
    at = pass(at, end, plain_label | plain_atext, has_upper);
    if (at == start || at == end) return false;
    if (*at == '@') break;
    if (*at++ != '.') return false;
  }
  if (at - (const unsigned char *)text > longest_local_part) return false;
  const unsigned char *domain = ++at;
  for (;;) {
    const unsigned char *start = at;
    at = pass(at, end, plain_label, has_upper);
    size_t count = (size_t)(at - start);
    if (count == 0 || count > longest_label || *start == '-' || at[-1] == '-') return false;
    if (count >= 4 && start[2] == '-' && start[3] == '-') return false;
    if (at == end) break;
    if (*at++ != '.') return false;
  }
  *domain_length = (size_t)(end - domain);
  return true;
}

static void fold_ascii(const char *text, size_t length, char *out) {
  for (size_t i = 0; i < length; i++) out[i] = ascii_lower(text[i]);
}

/// Folds an address of any form.
__attribute__((noinline)) static int fold(
    const char *text, size_t length, char out[320], size_t *out_length, size_t *domain_length) {
  cit_email parts;
  int fault = cit_email_parse(text, length, &parts);
  if (fault != cit_ok) return fault;
  fold_ascii(text + parts.local_offset, parts.local_length, out);
  out[parts.local_length] = '@';
  memcpy(out + parts.local_length + 1, parts.domain, parts.domain_length);
  *out_length = parts.local_length + 1 + parts.domain_length;
  *domain_length = parts.domain_length;
  return cit_ok;
}

int cit_email_fold(const char *text, size_t length, char out[320], size_t *out_length, size_t *domain_length) {
  bool has_upper;
  if (!read_plain(text, length, domain_length, &has_upper)) return fold(text, length, out, out_length, domain_length);
  if (has_upper) fold_ascii(text, length, out);
  *out_length = has_upper ? length : 0;
  return cit_ok;
}
