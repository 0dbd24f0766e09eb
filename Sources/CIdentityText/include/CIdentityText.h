#pragma once

#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

// Readers for identity text: e-mail addresses, domains, telephone numbers, times. Every reader takes a length, so that
// a NUL in the middle is seen as the control character it is, keeps no memory after it returns, and never raises. A
// reader returns 0, or one of `enum cit_fault`; its results mean nothing after a fault.

enum cit_fault {
  cit_ok = 0,

  // Text of any kind.
  cit_empty,
  cit_too_long,
  cit_not_utf8,
  cit_white_space,
  cit_control_character,
  cit_invisible_character,

  // E-mail addresses.
  cit_no_at,
  cit_two_ats,
  cit_quoted_local_part,
  cit_comment,
  cit_angle_brackets,
  cit_empty_local_part,
  cit_long_local_part,
  cit_misplaced_dot,
  cit_local_part_character,
  cit_domain_literal,

  // Domains.
  cit_empty_domain,
  cit_trailing_dot,
  cit_empty_label,
  cit_long_label,
  cit_long_domain,
  cit_edge_hyphen,
  cit_domain_character,
  cit_not_idna,
  cit_misplaced_wildcard,

  // Telephone numbers.
  cit_phone_character,
  cit_misplaced_plus,
  cit_few_digits,
  cit_many_digits,

  // Times and durations.
  cit_not_a_time,
  cit_no_zone,
  cit_no_such_date,
  cit_no_such_clock_time,
  cit_no_such_offset,
  cit_time_out_of_range,
  cit_not_a_duration,
  cit_long_duration,

  // The machine: no memory was left for the IDNA library.
  cit_no_memory,
};

/// What is wrong, as the end of a sentence that starts with the text: "has white space". Never NULL.
const char *cit_fault_text(int fault);

typedef struct {
  size_t local_offset, local_length;  // within the text, in bytes
  char domain[256];                   // ASCII form, lower case, ends in NUL
  size_t domain_length;
} cit_email;

/// Reads an address that has exactly one meaning: dot-atom, one `@`, domain; at most 254 octets.
int cit_email_parse(const char *text, size_t length, cit_email *out);

/// Reads an address as `cit_email_parse` does, and gives the form in which addresses compare: the local part in lower case
/// in ASCII, `@`, and the domain in ASCII form, whose length is `*domain_length`. Where the text is that form already,
/// nothing is written and `*out_length` is 0.
int cit_email_fold(const char *text, size_t length, char out[320], size_t *out_length, size_t *domain_length);

/// The ASCII form of a domain, in lower case, at most 253 octets: UTS 46, non-transitional.
int cit_domain_to_ascii(const char *text, size_t length, char out[256], size_t *out_length);

/// Like `cit_domain_to_ascii`, and reads `*.example.com` too: the result keeps the `*.`.
int cit_domain_pattern(const char *text, size_t length, char out[256], size_t *out_length);

/// `+` and the digits of a telephone number, 3 to 20 of them, whether or not the text has a `+`.
int cit_phone_parse(const char *text, size_t length, char out[32], size_t *out_length);

/// An RFC 3339 time with a zone, in microseconds since 1970 UTC; years 0001 to 9999. A longer fraction is cut. A leap
/// second (`:60`) is a fault: POSIX time has no number for it.
int cit_time_parse(const char *text, size_t length, int64_t *microseconds);

/// Writes the time in UTC, with a fraction only if there is one, and a NUL. Returns the length; 0 and an empty text for
/// a time outside the years 0001 to 9999.
size_t cit_time_print(int64_t microseconds, char out[40]);

/// `45s`, `30m`, `12h`, `90d`, `2w` in seconds; at most 10,000 years.
int cit_duration_parse(const char *text, size_t length, int64_t *seconds);

#if defined(__cplusplus)
}
#endif
