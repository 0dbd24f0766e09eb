#include "CPeopleList.h"

static inline uint64_t word_at(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

static inline uint64_t mixed(uint64_t one, uint64_t other) {
  unsigned __int128 product = (unsigned __int128)one * other;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/// Fewer than eight bytes as one number, which together with how many there are is theirs alone.
static inline uint64_t short_word(const uint8_t *bytes, size_t length) {
  if (length >= 4) {
    uint32_t first, last;
    memcpy(&first, bytes, sizeof first);
    memcpy(&last, bytes + length - 4, sizeof last);
    return (uint64_t)first << 32 | last;
  }
  uint64_t word = 0;
  for (size_t i = 0; i < length; i++) word = word << 8 | bytes[i];
  return word;
}

/// The words of a key, those of up to 32 bytes without a loop.
static inline uint64_t words_of(const uint64_t *secret, const uint8_t *key, size_t length) {
  if (length < 8) return mixed(short_word(key, length) ^ secret[0], secret[1]);
  if (length <= 16) return mixed(word_at(key) ^ secret[0], word_at(key + length - 8) ^ secret[1]);
  uint64_t mix = 0;
  for (; length > 32; key += 16, length -= 16) {
    mix = mixed(word_at(key) ^ secret[0] ^ mix, word_at(key + 8) ^ secret[1]);
  }
  const uint8_t *end = key + length;
  return mixed(word_at(key) ^ secret[0] ^ mix, word_at(key + 8) ^ secret[1]) +
         mixed(word_at(end - 16) ^ secret[2], word_at(end - 8) ^ secret[3]);
}

static inline uint64_t hash_of(const cpl_secret *secret, const uint8_t *key, size_t length) {
  return mixed(words_of(secret->words, key, length) ^ secret->words[2], length ^ secret->words[3]);
}

/// The slot that has a key, or the free one that would get it.
static inline size_t slot_of(
    const cpl_slot *slots, size_t mask, uint64_t hash, const uint8_t *text, const uint8_t *key, size_t length,
    enum cpl_key_kind kind) {
  size_t number = (size_t)(hash >> 32) & mask;
  for (; slots[number].first >= 0; number = (number + 1) & mask) {
    const cpl_slot *slot = &slots[number];
    if (slot->hash != (uint32_t)hash || slot->kind != kind || slot->key.count != length) continue;
    if (memcmp(text + slot->key.start, key, length) == 0) break;
  }
  return number;
}

static inline cpl_piece key_of(const cpl_entry *entry, enum cpl_key_kind kind) {
  switch (kind) {
    case cpl_participant_id: return entry->participant_id;
    case cpl_user_record_name: return entry->user_record_name;
    case cpl_email_address: return entry->email_folded;
    default: return entry->phone_digits;
  }
}

size_t cpl_count_keys(const cpl_list *list) {
  size_t count = 0;
  for (size_t i = 0; i < list->count; i++) {
    const cpl_entry *entry = &list->entries[i];
    count += (size_t)(entry->participant_id.start != cpl_nowhere) + (entry->user_record_name.start != cpl_nowhere) +
             (entry->email_folded.start != cpl_nowhere) + (entry->phone_digits.start != cpl_nowhere);
  }
  return count;
}

/// Where keys are put.
typedef struct {
  cpl_slot *slots;
  size_t mask;
  int32_t *next;
  cpl_index index;
} filling;

// Inlined for each kind, so that what differs between them is settled.
__attribute__((always_inline)) static inline void insert(
    filling *to, const cpl_list *list, const cpl_secret *secret, size_t place, enum cpl_key_kind kind) {
  const cpl_entry *entry = &list->entries[place];
  cpl_piece key = key_of(entry, kind);
  if (key.start == cpl_nowhere) return;
  const uint8_t *bytes = list->text + key.start;
  uint64_t hash = hash_of(secret, bytes, key.count);
  cpl_slot *slot = &to->slots[slot_of(to->slots, to->mask, hash, list->text, bytes, key.count, kind)];
  int32_t first = slot->first, seated = slot->first_seated, accepted = slot->first_accepted;
  if (first >= 0) {
    to->index.has_repeated = true;
    if (to->next != NULL) to->next[place * cpl_key_kinds + kind] = first;
  }
  if (entry->acceptance_status == cpl_accepted) accepted = (int32_t)place;
  if (entry->acceptance_status == cpl_accepted || entry->acceptance_status == cpl_pending) {
    to->index.shares_seats |= seated >= 0;
    seated = (int32_t)place;
  }
  to->index.kinds |= (uint8_t)(1 << kind);
  *slot = (cpl_slot){key, (uint32_t)hash, (int32_t)place, accepted, seated, (uint8_t)kind};
}

cpl_index cpl_fill_slots(
    const cpl_list *list, const cpl_secret *secret, cpl_slot *slots, size_t count, int32_t *next) {
  for (size_t i = 0; i < count; i++) slots[i] = (cpl_slot){{cpl_nowhere, 0}, 0, -1, -1, -1, 0};
  for (size_t i = 0; next != NULL && i < list->count * cpl_key_kinds; i++) next[i] = -1;
  filling to = {slots, count - 1, next, {0, false, false}};
  // From the last to the first, so that the first one is found first.
  for (size_t place = list->count; place-- > 0;) {
    insert(&to, list, secret, place, cpl_participant_id);
    insert(&to, list, secret, place, cpl_user_record_name);
    insert(&to, list, secret, place, cpl_email_address);
    insert(&to, list, secret, place, cpl_phone_number);
  }
  return to.index;
}

const cpl_slot *cpl_find_key(
    const cpl_slot *slots, size_t count, const cpl_secret *secret, const uint8_t *text, const uint8_t *key,
    size_t length, enum cpl_key_kind kind) {
  if (count == 0) return NULL;
  const cpl_slot *slot = &slots[slot_of(slots, count - 1, hash_of(secret, key, length), text, key, length, kind)];
  return slot->first < 0 ? NULL : slot;
}
