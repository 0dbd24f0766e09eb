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
static inline bool take(cpl_texts *texts, string string, cpl_piece *piece) {
  if (!cpl_make_room(texts, (size_t)string.length + copied_at_once + most_written)) return false;
  uint8_t *to = texts->bytes + texts->count;
  // Nearly all are shorter, and so much may be read.
  memcpy(to, string.bytes, copied_at_once);
  if (string.length > copied_at_once) memcpy(to, string.bytes, string.length);
  *piece = cpl_take(texts, string.length);
  return true;
}

/// A key that somebody goes by: an empty one would stand for everybody who has none.
static inline bool take_key(cpl_texts *texts, string string, cpl_piece *piece) {
  return string.length > 0 && take(texts, string, piece);
}

static inline char *end_of(cpl_texts *texts) { return (char *)texts->bytes + texts->count; }

static bool take_email(cpl_texts *texts, string string, cpl_entry *entry) {
  size_t folded_length, domain_length;
  if (!take(texts, string, &entry->email_text)) return false;
  if (cit_email_fold((const char *)string.bytes, string.length, end_of(texts), &folded_length, &domain_length) != cit_ok)
    return false;
  entry->email_folded = folded_length == 0 ? entry->email_text : cpl_take(texts, folded_length);
  entry->domain_length = (uint32_t)domain_length;
  return true;
}

static bool take_phone(cpl_texts *texts, string string, cpl_entry *entry) {
  size_t length;
  if (!take(texts, string, &entry->phone_text)) return false;
  if (cit_phone_parse((const char *)string.bytes, string.length, end_of(texts), &length) != cit_ok) return false;
  bool is_written_so = length == string.length && memcmp(end_of(texts), string.bytes, length) == 0;
  entry->phone_digits = is_written_so ? entry->phone_text : cpl_take(texts, length);
  return true;
}

static inline bool read_word(const csj_document *document, uint32_t index, const csj_names *words, int8_t *word) {
  *word = (int8_t)csj_names_find_string(words, document, index);
  return *word >= 0;
}

static inline bool read_truth(uint8_t type, int8_t *truth) {
  *truth = type == csj_true;
  return type == csj_true || type == csj_false;
}

static bool read_time(string string, cpl_entry *entry) {
  entry->has_date = true;
  return cit_time_parse((const char *)string.bytes, string.length, &entry->date_added) == cit_ok;
}

/// Where a participant is read to.
typedef struct {
  cpl_texts *texts;
  cpl_entry *entry;
  cpr_facts *facts;
} place;

/// Reads a member's value; false if it is of another type, or at fault.
static inline bool read_value(
    enum cpr_member member, const csj_document *document, uint32_t index, const cpr_words *words, place to) {
  uint8_t type = csj_type_of(document, index);
  switch (member) {
    case cpr_role: return read_word(document, index, words->roles, &to.facts->role);
    case cpr_permission: return read_word(document, index, words->permissions, &to.facts->permission);
    case cpr_acceptance_status:
      return read_word(document, index, words->acceptance_statuses, &to.facts->acceptance_status);
    case cpr_has_icloud_account: return read_truth(type, &to.facts->has_icloud_account);
    case cpr_is_one_time_url: return read_truth(type, &to.facts->is_one_time_url);
    case cpr_is_approved_requester: return read_truth(type, &to.facts->is_approved_requester);
    default: break;
  }
  if (type != csj_string) return false;
  string string = string_at(document, index);
  switch (member) {
    case cpr_participant_id: return take_key(to.texts, string, &to.entry->participant_id);
    case cpr_user_record_name: return take_key(to.texts, string, &to.entry->user_record_name);
    case cpr_email_address: return take_email(to.texts, string, to.entry);
    case cpr_phone_number: return take_phone(to.texts, string, to.entry);
    case cpr_name: return take(to.texts, string, &to.entry->name);
    case cpr_date_added: return read_time(string, to.entry);
    default: return false;
  }
}

static bool read_members(const csj_document *document, uint32_t object, const cpr_words *words, place to) {
  uint32_t end = csj_close(document, object), given = 0;
  // Everything that is read takes one word of the tape.
  for (uint32_t name = object + 1; name < end; name += 2) {
    string text = string_at(document, name);
    enum cpr_member member = (enum cpr_member)words->members[csj_names_place(words->names, text.bytes, text.length)];
    if (member == cpr_none) return false;
    if (csj_type_of(document, name + 1) == csj_null) continue;
    // By two names.
    if (given & 1u << member) return false;
    given |= 1u << member;
    if (!read_value(member, document, name + 1, words, to)) return false;
  }
  return true;
}

bool cpr_read_plain(
    const csj_document *document, uint32_t index, const cpr_words *words, cpl_texts *texts, cpl_entry *entry,
    cpr_facts *facts) {
  static const cpl_entry nothing = {
    .participant_id = {UINT32_MAX, 0}, .user_record_name = {UINT32_MAX, 0}, .email_text = {UINT32_MAX, 0},
    .email_folded = {UINT32_MAX, 0}, .phone_text = {UINT32_MAX, 0}, .phone_digits = {UINT32_MAX, 0},
    .name = {UINT32_MAX, 0},
  };
  if (csj_type_of(document, index) != csj_object) return false;
  size_t count = texts->count;
  *entry = nothing;
  *facts = (cpr_facts){-1, -1, -1, -1, -1, -1};
  // A copy, which nothing that is written can change.
  csj_document tape = *document;
  bool is_plain = read_members(&tape, index, words, (place){texts, entry, facts});
  if (!is_plain) texts->count = count;
  return is_plain;
}
