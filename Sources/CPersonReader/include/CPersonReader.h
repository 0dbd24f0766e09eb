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

/// By which names and words participants are written; kept for as long as it is read by.
typedef struct {
  const csj_names *names;
  uint8_t members[1 + csj_most_names];  // `cpr_member` by the place of the name, counted from 1; a member may go by several names
  const csj_names *roles, *permissions, *acceptance_statuses;
} cpr_words;

/// What is said of a participant beside texts and dates; -1 where nothing is said.
typedef struct {
  int8_t role, permission, acceptance_status;  // the place of the word
  int8_t has_icloud_account, is_one_time_url, is_approved_requester;
} cpr_facts;

/// Reads a participant in the plain form, and takes its texts in. False, with the texts as they were, if the value has
/// another form or there is no memory.
bool cpr_read_plain(
    const csj_document *document, uint32_t index, const cpr_words *words, cpl_texts *texts, cpl_entry *entry,
    cpr_facts *facts);

#if defined(__cplusplus)
}
#endif
