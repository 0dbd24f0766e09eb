#include "CIdentityText.h"

const char *cit_fault_text(int fault) {
  switch (fault) {
    case cit_ok: return "is well-formed";
    case cit_empty: return "is empty";
    case cit_too_long: return "is longer than 254 octets";
    case cit_not_utf8: return "is not UTF-8";
    case cit_white_space: return "has white space";
    case cit_control_character: return "has a control character";
    case cit_invisible_character: return "has an invisible character";

    case cit_no_at: return "has no `@`";
    case cit_two_ats: return "has two unquoted `@`";
    case cit_quoted_local_part: return "has a quoted local part";
    case cit_comment: return "has a comment in parentheses";
    case cit_angle_brackets: return "has angle brackets";
    case cit_empty_local_part: return "has nothing before the `@`";
    case cit_long_local_part: return "has more than 64 octets before the `@`";
    case cit_misplaced_dot: return "has a leading, trailing or doubled dot before the `@`";
    case cit_local_part_character: return "has a character that may not stand before the `@`";
    case cit_domain_literal: return "has an address in brackets instead of a domain";

    case cit_empty_domain: return "has an empty domain";
    case cit_trailing_dot: return "has a domain with a trailing dot";
    case cit_empty_label: return "has a domain with an empty label";
    case cit_long_label: return "has a domain label longer than 63 octets";
    case cit_long_domain: return "has a domain longer than 253 octets";
    case cit_edge_hyphen: return "has a domain label that starts or ends with a hyphen";
    case cit_domain_character: return "has a character that may not stand in a domain";
    case cit_not_idna: return "is not a valid internationalised domain";
    case cit_misplaced_wildcard: return "has a `*` that is not the whole first label";

    case cit_phone_character: return "has a character that may not stand in a phone number";
    case cit_misplaced_plus: return "has a `+` that is not at the start";
    case cit_few_digits: return "has fewer than 3 digits";
    case cit_many_digits: return "has more than 20 digits";

    case cit_not_a_time: return "is not a time such as `2026-11-30T12:00:00Z`";
    case cit_no_zone: return "has no zone; add `Z` or an offset";
    case cit_no_such_date: return "has a date that is not in the calendar";
    case cit_no_such_clock_time: return "has a time of day that does not exist (leap seconds are not supported)";
    case cit_no_such_offset: return "has an offset outside `-23:59` to `+23:59`";
    case cit_time_out_of_range: return "lies outside the years 0001 to 9999";
    case cit_not_a_duration: return "is not a duration such as `90d`, `12h`, `30m`, `45s` or `2w`";
    case cit_long_duration: return "is longer than 10,000 years";

    case cit_no_memory: return "could not be read for lack of memory";
    default: return "is ill-formed";
  }
}
