#include "CIdentityText.h"
#include "CPersonReader.h"

/// What the readers of addresses and numbers write at most, and what is copied of any text.
enum { most_written = 320, copied_at_once = 32 };

typedef struct {
  const uint8_t *bytes;
  uint32_t length;
} string;

static inline string string_at(const csj_document *document, uint32_t index) {
  string string;
  string.bytes = csj_bytes(document, index, &string.length);
  return string;
}

/// Takes a string in, with room behind it for what a reader writes.
static inline bool take(cpl_list *list, string string, cpl_piece *piece) {
  if (!cpl_make_text_room(list, (size_t)string.length + copied_at_once + most_written)) return false;
  uint8_t *to = list->text + list->text_count;
  // Nearly all are shorter, and so much may be read.
  memcpy(to, string.bytes, copied_at_once);
  if (string.length > copied_at_once) memcpy(to, string.bytes, string.length);
  *piece = cpl_take_text(list, string.length);
  return true;
}

/// A key that somebody goes by: an empty one would stand for everybody who has none.
static inline bool take_key(cpl_list *list, string string, cpl_piece *piece) {
  return string.length > 0 && take(list, string, piece);
}

static inline char *end_of(cpl_list *list) { return (char *)list->text + list->text_count; }

static inline bool take_email(cpl_list *list, string string, cpl_entry *entry) {
  size_t folded_length, domain_length;
  if (!take(list, string, &entry->email_text)) return false;
  const char *characters = (const char *)string.bytes;
  if (cit_email_fold(characters, string.length, end_of(list), &folded_length, &domain_length) != cit_ok) return false;
  entry->email_folded = folded_length == 0 ? entry->email_text : cpl_take_text(list, folded_length);
  entry->domain_length = (uint32_t)domain_length;
  return true;
}

static bool take_phone(cpl_list *list, string string, cpl_entry *entry) {
  size_t length;
  if (!take(list, string, &entry->phone_text)) return false;
  if (cit_phone_parse((const char *)string.bytes, string.length, end_of(list), &length) != cit_ok) return false;
  bool is_written_so = length == string.length && memcmp(end_of(list), string.bytes, length) == 0;
  entry->phone_digits = is_written_so ? entry->phone_text : cpl_take_text(list, length);
  return true;
}

static bool read_time(string string, cpl_entry *entry) {
  entry->has_date = true;
  return cit_time_parse((const char *)string.bytes, string.length, &entry->date_added) == cit_ok;
}

static inline bool read_word(const cpr_vocabulary *words, string string, uint8_t *value) {
  unsigned place = csj_names_place(words->names, string.bytes, string.length);
  *value = words->values[place];
  return place > 0;
}

static inline bool read_truth(uint8_t type, uint8_t *answer) {
  *answer = type == csj_true ? cpl_yes : cpl_no;
  return type == csj_true || type == csj_false;
}

/// Reads a member that is no string; false if it has to be one, or is of another type.
static bool read_other(enum cpr_member member, uint8_t type, cpl_entry *entry) {
  switch (member) {
    case cpr_has_icloud_account: return read_truth(type, &entry->has_icloud_account);
    case cpr_is_one_time_url: return read_truth(type, &entry->is_one_time_url);
    case cpr_is_approved_requester: return read_truth(type, &entry->is_approved_requester);
    default: return false;
  }
}

/// Reads a member that is a string; false if it may be none, or is at fault.
static inline bool read_string(
    enum cpr_member member, string string, const cpr_words *words, cpl_list *list, cpl_entry *entry) {
  switch (member) {
    case cpr_participant_id: return take_key(list, string, &entry->participant_id);
    case cpr_user_record_name: return take_key(list, string, &entry->user_record_name);
    case cpr_email_address: return take_email(list, string, entry);
    case cpr_phone_number: return take_phone(list, string, entry);
    case cpr_name: return take(list, string, &entry->name);
    case cpr_role: return read_word(&words->roles, string, &entry->role);
    case cpr_permission: return read_word(&words->permissions, string, &entry->permission);
    case cpr_acceptance_status: return read_word(&words->acceptance_statuses, string, &entry->acceptance_status);
    case cpr_date_added: return read_time(string, entry);
    default: return false;
  }
}

static inline bool read_members(
    const csj_document *document, uint32_t object, const cpr_words *words, cpl_list *list, cpl_entry *entry) {
  uint32_t end = csj_close(document, object), given = 0;
  // Everything that is read takes one word of the tape.
  for (uint32_t name = object + 1; name < end; name += 2) {
    string text = string_at(document, name);
    enum cpr_member member = (enum cpr_member)words->members[csj_names_place(words->names, text.bytes, text.length)];
    uint8_t type = csj_type_of(document, name + 1);
    if (type == csj_null && member != cpr_none) continue;
    // By two names.
    if (given & 1u << member) return false;
    given |= 1u << member;
    bool is_read = type == csj_string ? read_string(member, string_at(document, name + 1), words, list, entry)
                                      : read_other(member, type, entry);
    if (!is_read) return false;
  }
  return true;
}

uint32_t cpr_read_plain(
    const csj_document *document, uint32_t index, uint32_t end, const cpr_words *words, cpl_list *list) {
  const cpl_entry nothing = {
    .participant_id = {cpl_nowhere, 0}, .user_record_name = {cpl_nowhere, 0}, .email_text = {cpl_nowhere, 0},
    .email_folded = {cpl_nowhere, 0}, .phone_text = {cpl_nowhere, 0}, .phone_digits = {cpl_nowhere, 0},
    .name = {cpl_nowhere, 0}, .labels = -1,
  };
  // A copy, which nothing that is written can change.
  csj_document tape = *document;
  while (index < end && csj_type_of(&tape, index) == csj_object && cpl_make_entry_room(list, 1)) {
    size_t text_count = list->text_count;
    cpl_entry *entry = &list->entries[list->count];
    *entry = nothing;
    if (!read_members(&tape, index, words, list, entry)) {
      list->text_count = text_count;
      break;
    }
    list->count++;
    index = csj_next(&tape, index);
  }
  return index;
}
