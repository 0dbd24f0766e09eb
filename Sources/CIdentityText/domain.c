#include <idn2.h>
#include <string.h>

#include "CIdentityText.h"
#include "characters.h"

// The longest spelling bounds the work: no domain needs more than 4 octets for each of its ASCII form.
enum { longest_label = 63, longest_domain = 253, longest_spelling = 4 * longest_domain };

/// What may stand in a label as it is, or its lower case; 0: anything else.
static const char label_characters[256] = {
  ['-'] = '-', ['0'] = '0', ['1'] = '1', ['2'] = '2', ['3'] = '3', ['4'] = '4', ['5'] = '5', ['6'] = '6',
  ['7'] = '7', ['8'] = '8', ['9'] = '9', ['a'] = 'a', ['b'] = 'b', ['c'] = 'c', ['d'] = 'd', ['e'] = 'e',
  ['f'] = 'f', ['g'] = 'g', ['h'] = 'h', ['i'] = 'i', ['j'] = 'j', ['k'] = 'k', ['l'] = 'l', ['m'] = 'm',
  ['n'] = 'n', ['o'] = 'o', ['p'] = 'p', ['q'] = 'q', ['r'] = 'r', ['s'] = 's', ['t'] = 't', ['u'] = 'u',
  ['v'] = 'v', ['w'] = 'w', ['x'] = 'x', ['y'] = 'y', ['z'] = 'z', ['A'] = 'a', ['B'] = 'b', ['C'] = 'c',
  ['D'] = 'd', ['E'] = 'e', ['F'] = 'f', ['G'] = 'g', ['H'] = 'h', ['I'] = 'i', ['J'] = 'j', ['K'] = 'k',
  ['L'] = 'l', ['M'] = 'm', ['N'] = 'n', ['O'] = 'o', ['P'] = 'p', ['Q'] = 'q', ['R'] = 'r', ['S'] = 's',
  ['T'] = 't', ['U'] = 'u', ['V'] = 'v', ['W'] = 'w', ['X'] = 'x', ['Y'] = 'y', ['Z'] = 'z',
};

/// Writes a domain of well-formed ASCII labels in lower case, as nearly all are. False for any other text, and for what
/// only the library can judge; what was written then means nothing.
static bool lower_plain(const char *text, size_t length, char *out) {
  if (length == 0 || length > longest_domain) return false;
  size_t start = 0;
  for (size_t i = 0; i <= length; i++) {
    if (i < length && text[i] != '.') {
      out[i] = label_characters[(unsigned char)text[i]];
      if (out[i] == 0) return false;
      continue;
    }
    out[i] = '.';
    size_t count = i - start;
    if (count == 0 || count > longest_label || out[start] == '-' || out[i - 1] == '-') return false;
    if (count >= 4 && memcmp(out + start, "xn--", 4) == 0) return false;
    start = i + 1;
  }
  out[length] = 0;
  return true;
}

/// Checks an ASCII domain by the rules of host names.
static int check_ascii(const char *text, size_t length) {
  if (length == 0) return cit_empty_domain;
  if (text[length - 1] == '.') return length == 1 ? cit_empty_label : cit_trailing_dot;
  if (length > longest_domain) return cit_long_domain;
  size_t start = 0;
  for (size_t i = 0; i <= length; i++) {
    if (i < length && text[i] != '.') {
      unsigned char byte = (unsigned char)text[i];
      if (!is_ascii_letter(byte) && !is_ascii_digit(byte) && byte != '-') return cit_domain_character;
      continue;
    }
    size_t count = i - start;
    if (count == 0) return cit_empty_label;
    if (count > longest_label) return cit_long_label;
    if (text[start] == '-' || text[i - 1] == '-') return cit_edge_hyphen;
    start = i + 1;
  }
  return cit_ok;
}

static int fault_of_library(int result) {
  switch (result) {
    case IDN2_OK: return cit_ok;
    case IDN2_MALLOC: return cit_no_memory;
    case IDN2_PUNYCODE_BIG_OUTPUT:
    case IDN2_TOO_BIG_LABEL: return cit_long_label;
    case IDN2_TOO_BIG_DOMAIN: return cit_long_domain;
    case IDN2_HYPHEN_STARTEND: return cit_edge_hyphen;
    default: return cit_not_idna;
  }
}

/// UTS 46 by the library. Its own flag for host name rules is left out on purpose: version 2.3.3 drops the characters
/// that the flag forbids instead of refusing them, so that `ex_ample.com` would become `example.com`.
static int convert(const char *text, size_t length, char out[256], size_t *out_length) {
  char source[longest_spelling + 1];
  memcpy(source, text, length);
  source[length] = 0;
  uint8_t *converted = NULL;
  int result = idn2_lookup_u8((const uint8_t *)source, &converted, IDN2_NFC_INPUT | IDN2_NONTRANSITIONAL);
  if (result != IDN2_OK) return fault_of_library(result);
  size_t count = strlen((const char *)converted);
  int fault = count < 256 ? cit_ok : cit_long_domain;
  if (fault == cit_ok) {
    memcpy(out, converted, count + 1);
    *out_length = count;
  }
  idn2_free(converted);
  return fault;
}

/// What the library must not see: it would drop some invisible characters and let some ASCII ones pass.
static int check_international(const char *text, size_t length) {
  size_t position = 0;
  while (position < length) {
    int32_t character = cit_next_character(text, length, &position);
    int fault = cit_character_fault(character);
    if (fault != cit_ok) return fault;
    if (character < 0x80 && !is_ascii_letter((unsigned char)character) && !is_ascii_digit((unsigned char)character) &&
        character != '-' && character != '.') {
      return cit_domain_character;
    }
  }
  return cit_ok;
}

static bool is_ascii(const char *text, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if ((unsigned char)text[i] >= 0x80) return false;
  }
  return true;
}

int cit_domain_to_ascii(const char *text, size_t length, char out[256], size_t *out_length) {
  if (length > longest_spelling) return cit_long_domain;
  if (lower_plain(text, length, out)) {
    *out_length = length;
    return cit_ok;
  }
  if (is_ascii(text, length)) {
    int fault = check_ascii(text, length);
    if (fault == cit_domain_character) {
      int nearer = check_international(text, length);
      return nearer == cit_ok ? fault : nearer;
    }
    if (fault != cit_ok) return fault;
  }
  int fault = check_international(text, length);
  if (fault != cit_ok) return fault;
  fault = convert(text, length, out, out_length);
  if (fault != cit_ok) return fault;
  fault = check_ascii(out, *out_length);
  if (fault != cit_ok) return fault;

  // The ASCII form of an ASCII form is itself; where it is not, one of the two readings is a trick.
  char again[256];
  size_t again_length;
  fault = convert(out, *out_length, again, &again_length);
  if (fault != cit_ok) return fault;
  return again_length == *out_length && memcmp(again, out, again_length) == 0 ? cit_ok : cit_not_idna;
}

int cit_domain_pattern(const char *text, size_t length, char out[256], size_t *out_length) {
  if (length < 2 || text[0] != '*' || text[1] != '.') {
    bool has_star = length > 0 && memchr(text, '*', length) != NULL;
    return has_star ? cit_misplaced_wildcard : cit_domain_to_ascii(text, length, out, out_length);
  }
  if (memchr(text + 2, '*', length - 2) != NULL) return cit_misplaced_wildcard;
  char domain[256];
  size_t domain_length;
  int fault = cit_domain_to_ascii(text + 2, length - 2, domain, &domain_length);
  if (fault != cit_ok) return fault;
  // A sub-domain has at least one octet and a dot more.
  if (domain_length > longest_domain - 2) return cit_long_domain;
  memcpy(out, "*.", 2);
  memcpy(out + 2, domain, domain_length + 1);
  *out_length = domain_length + 2;
  return cit_ok;
}
