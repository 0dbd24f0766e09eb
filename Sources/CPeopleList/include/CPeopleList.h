#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__cplusplus)
extern "C" {
#endif

// People of a list while it is made: entries, which hold no text but say where in the list's text theirs is; and an index
// of the keys by which they are found.

/// Where a text stands among the texts of a list, in bytes.
typedef struct {
  uint32_t start;  // `cpl_nowhere` where there is no text
  uint32_t count;
} cpl_piece;

static const uint32_t cpl_nowhere = UINT32_MAX;

enum cpl_role { cpl_unknown_role, cpl_owner, cpl_administrator, cpl_private_user, cpl_public_user };
enum cpl_permission { cpl_unknown_permission, cpl_none, cpl_read_only, cpl_read_write };
enum cpl_acceptance_status { cpl_unknown_status, cpl_pending, cpl_accepted, cpl_removed };

/// Whether something is so, where that may not be said.
enum cpl_answer { cpl_not_said, cpl_no, cpl_yes };

typedef struct {
  cpl_piece participant_id, user_record_name;
  cpl_piece email_text, email_folded;  // the same piece where the address is written folded
  cpl_piece phone_text, phone_digits;  // the same piece where the number is written so
  cpl_piece name;
  uint32_t domain_length;  // of the folded address
  int32_t labels;          // their number among those of the list, or -1
  int64_t date_added;      // microseconds since 1970 UTC
  bool has_date;
  uint8_t role, permission, acceptance_status;                               // of the vocabularies above
  uint8_t has_icloud_account, is_one_time_url, is_approved_requester;  // `cpl_answer`
} cpl_entry;

/// Whoever adds to a list makes room first.
typedef struct {
  uint8_t *text;
  size_t text_count, text_capacity;
  cpl_entry *entries;
  size_t count, capacity;
} cpl_list;

/// A list that nobody else has, without entries: the one that the thread used last, or a new one. NULL without memory.
cpl_list *cpl_list_take(void);

/// Ends its use. It is kept for the thread's next list unless it has grown large.
void cpl_list_give(cpl_list *list);

/// Makes room for so many bytes of text more; false without memory, or where all texts would have 4 GiB.
bool cpl_grow_text(cpl_list *list, size_t more);

/// Makes room for so many entries more; false without memory.
bool cpl_grow_entries(cpl_list *list, size_t more);

static inline bool cpl_make_text_room(cpl_list *list, size_t more) {
  return more <= list->text_capacity - list->text_count || cpl_grow_text(list, more);
}

static inline bool cpl_make_entry_room(cpl_list *list, size_t more) {
  return more <= list->capacity - list->count || cpl_grow_entries(list, more);
}

/// The piece that the next so many bytes will be, which are to be written where the text ends.
static inline cpl_piece cpl_take_text(cpl_list *list, size_t count) {
  cpl_piece piece = {(uint32_t)list->text_count, (uint32_t)count};
  list->text_count += count;
  return piece;
}

/// The kinds of keys by which a person is known. Keys of different kinds are never the same.
enum cpl_key_kind { cpl_participant_id, cpl_user_record_name, cpl_email_address, cpl_phone_number, cpl_key_kinds };

/// Numbers that nobody outside of the process knows, so that nobody can choose keys that have the same hash.
typedef struct {
  uint64_t words[4];
} cpl_secret;

/// A key that is in a list.
typedef struct {
  cpl_piece key;
  uint32_t hash;         // part of it, so that most other keys are told apart without a look at their bytes
  int32_t first;         // the first entry that has the key; -1 where the slot is free
  int32_t first_accepted;  // the first of them that is accepted, or -1
  int32_t first_seated;    // the first of them that holds a place, or -1
  uint8_t kind;
} cpl_slot;

/// What was found while keys were put into slots.
typedef struct {
  uint8_t kinds;       // a bit for each kind of which there are keys
  bool has_repeated;   // whether two entries have a key in common
  bool shares_seats;   // whether two that hold a place do
} cpl_index;

/// How many keys the entries have.
size_t cpl_count_keys(const cpl_list *list);

/// Puts all keys into slots, whose number is a power of two beyond that of the keys. A key is in the slot that its hash
/// names, or behind it with no free one between.
///
/// `next` has room for a number for each entry and kind, or is NULL: the next entry with the same key, or -1.
cpl_index cpl_fill_slots(
    const cpl_list *list, const cpl_secret *secret, cpl_slot *slots, size_t count, int32_t *next);

/// The slot of a key, or NULL.
const cpl_slot *cpl_find_key(
    const cpl_slot *slots, size_t count, const cpl_secret *secret, const uint8_t *text, const uint8_t *key,
    size_t length, enum cpl_key_kind kind);

#if defined(__cplusplus)
}
#endif
