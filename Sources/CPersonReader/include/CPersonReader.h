#pragma once

#include "CPeopleList.h"
#include "CStrictJSON.h"

#if defined(__cplusplus)
extern "C" {
#endif

// Reads participants in the plain form, in which nearly all are written: one object, in it members of `cpr_member` alone,
// each by one of its names, words and no numbers for the vocabularies, nothing at fault. Of any other form it says only
// that it is another.

/// The members of the plain form.
enum cpr_member {
  cpr_none,  // not of the plain form
  cpr_participant_id,
  cpr_user_record_name,
  cpr_email_address,
  cpr_phone_number,
  cpr_name,
  cpr_role,
  cpr_permission,
  cpr_acceptance_status,
  cpr_has_icloud_account,
  cpr_is_one_time_url,
  cpr_is_approved_requester,
  cpr_date_added,
};

/// The words of a vocabulary.
typedef struct {
  const csj_names *names;
  uint8_t values[1 + csj_most_names];  // what a word means, by its place counted from 1
} cpr_vocabulary;

/// By which names and words participants are written; kept for as long as it is read by.
typedef struct {
  const csj_names *names;
  uint8_t members[1 + csj_most_names];  // `cpr_member` by the place of the name, counted from 1
  cpr_vocabulary roles, permissions, acceptance_statuses;
} cpr_words;

/// Takes the elements of an array into a list, from one of them up to the first that has another form, or for which there
/// is no memory. Gives the index of that one, or `end`.
uint32_t cpr_read_plain(
    const csj_document *document, uint32_t index, uint32_t end, const cpr_words *words, cpl_list *list);

#if defined(__cplusplus)
}
#endif
