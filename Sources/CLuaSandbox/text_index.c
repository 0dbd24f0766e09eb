// Finds a text among many by a hash whose seed nobody knows beforehand, so that no list of domains can be written in
// which looking one up is slow.
#include "text_index.h"

#include <string.h>

typedef struct {
  uint32_t tag;     // the upper half of the hash
  uint32_t number;  // of the text, from 1; 0: the slot is free
} index_slot;

/// So far from its place a text may come to stand before another seed is tried.
enum { farthest = 64 };

static uint64_t mix(uint64_t a, uint64_t b) {
  unsigned __int128 product = (unsigned __int128)a * b;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

static uint64_t eight_bytes(const char *text) {
  uint64_t bytes;
  memcpy(&bytes, text, sizeof bytes);
  return bytes;
}

/// Up to eight bytes as a number.
static uint64_t few_bytes(const char *text, size_t length) {
  if (length >= 4) {
    uint32_t first, last;
    memcpy(&first, text, sizeof first);
    memcpy(&last, text + length - sizeof last, sizeof last);
    return (uint64_t)first << 32 | last;
  }
  uint64_t bytes = 0;
  for (size_t i = 0; i < length; i++) bytes = bytes << 8 | (unsigned char)text[i];
  return bytes;
}

uint64_t cls_text_index_hash(uint64_t seed, uint64_t hash, const char *label, size_t length) {
  uint64_t factor = seed | 1;
  hash = mix(hash ^ length, factor + 0x9E3779B97F4A7C15);
  for (; length > 8; label += 8, length -= 8) hash = mix(hash ^ eight_bytes(label), factor);
  return mix(hash ^ few_bytes(label, length), factor);
}

/// The hash of a text of any kind, which may have no dots.
static uint64_t hash_of(uint64_t seed, const char *text, size_t length) {
  uint64_t hash = seed;
  size_t end = length;
  for (size_t at = length; at > 0; at--) {
    if (text[at - 1] != '.') continue;
    hash = cls_text_index_hash(seed, hash, text + at, end - at);
    end = at - 1;
  }
  return cls_text_index_hash(seed, hash, text, end);
}

bool cls_text_index_open(const cls_ref *texts, cls_text_index *index) {
  bool has_index = texts->head->kind == cls_kind_set || texts->head->mark == cls_list_domains;
  uint64_t start = (uint64_t)texts->head->payload, room = texts->view->text_count;
  if (!has_index || start > room || room - start < sizeof index->head) return false;
  memcpy(&index->head, texts->view->text + start, sizeof index->head);
  room -= start + sizeof index->head;
  if (sizeof(index_slot) * ((uint64_t)index->head.mask + 1) > room) return false;
  index->texts = *texts;
  index->slots = texts->view->text + start + sizeof index->head;
  return true;
}

bool cls_text_index_holds(const cls_text_index *index, uint64_t hash, const char *text, size_t length) {
  const cls_ref *texts = &index->texts;
  uint32_t at = (uint32_t)hash & index->head.mask;
  for (uint64_t tried = 0; tried <= index->head.mask; tried++, at = (at + 1) & index->head.mask) {
    index_slot slot;
    memcpy(&slot, index->slots + sizeof slot * at, sizeof slot);
    if (slot.number == 0) return false;
    if (slot.tag != hash >> 32 || slot.number > texts->head->count) continue;
    size_t here_length = 0;
    const char *here = cls_cell_text(NULL, texts->view, cls_ref_cell(texts, slot.number), &here_length);
    if (here && here_length == length && memcmp(here, text, length) == 0) return true;
  }
  return false;
}

bool cls_set_has(const cls_ref *set, const char *text, size_t length) {
  cls_text_index index;
  return cls_text_index_open(set, &index) &&
         cls_text_index_holds(&index, hash_of(index.head.seed, text, length), text, length);
}

static uint32_t slot_count(uint32_t count) {
  uint32_t slots = 4;
  while (slots / 2 < count) slots *= 2;
  return slots;
}

size_t cls_text_index_size(uint32_t count) {
  return sizeof(cls_text_index_head) + sizeof(index_slot) * (size_t)slot_count(count);
}

bool cls_text_index_write(char *index, const cls_cell *cells, uint32_t count, const char *text, uint64_t seed) {
  cls_text_index_head head = {seed, slot_count(count) - 1, 0};
  char *slots = index + sizeof head;
  memset(slots, 0, sizeof(index_slot) * ((size_t)head.mask + 1));
  bool is_near = true;
  for (uint32_t number = 1; number <= count; number++) {
    const cls_cell *cell = &cells[number - 1];
    const char *bytes = text + cell->payload;
    if (cell->count >= 2 && bytes[0] == '*' && bytes[1] == '.') head.has_patterns = 1;
    uint64_t hash = hash_of(seed, bytes, cell->count);
    index_slot fresh = {(uint32_t)(hash >> 32), number};
    uint32_t at = (uint32_t)hash & head.mask;
    for (uint32_t distance = 0;; distance++, at = (at + 1) & head.mask) {
      index_slot slot;
      memcpy(&slot, slots + sizeof slot * at, sizeof slot);
      if (slot.number == 0) {
        memcpy(slots + sizeof slot * at, &fresh, sizeof fresh);
        is_near = is_near && distance <= farthest;
        break;
      }
      // A text that comes twice has one place.
      const cls_cell *other = &cells[slot.number - 1];
      if (slot.tag == fresh.tag && other->count == cell->count &&
          memcmp(text + other->payload, bytes, cell->count) == 0)
        break;
    }
  }
  memcpy(index, &head, sizeof head);
  return is_near;
}
