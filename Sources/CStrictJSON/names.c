#include <stdlib.h>

#include "notes.h"

enum { bucket_bits = 9, most_tries = 100000 };

/// The first and the last 8 bytes of a name. One of at most 8 is in the first word.
typedef struct {
  uint64_t head, tail;
} name_ends;

/// A name as words, so that two of the same length are compared without a loop.
typedef struct {
  name_ends ends;
  uint64_t middle[3];  // what begins between the two ends
} name_words;

struct csj_names {
  size_t count;
  uint64_t factor;  // under which no two of the names come to the same bucket
  uint8_t places[1 << bucket_bits];  // the place of a name, counted from 1
  uint8_t lengths[csj_most_names];
  name_words words[csj_most_names];
};

static uint64_t word_at(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

/// Fewer than 8 bytes as a word.
static uint64_t short_word(const uint8_t *bytes, size_t length) {
  if (length >= 4) {
    uint32_t first, last;
    memcpy(&first, bytes, sizeof first);
    memcpy(&last, bytes + length - 4, sizeof last);
    return first | (uint64_t)last << (8 * (length - 4));
  }
  uint64_t word = 0;
  for (size_t i = 0; i < length; i++) word |= (uint64_t)bytes[i] << (8 * i);
  return word;
}

static name_ends ends_of(const uint8_t *bytes, size_t length) {
  if (length < 8) return (name_ends){short_word(bytes, length), 0};
  return (name_ends){word_at(bytes), length > 8 ? word_at(bytes + length - 8) : 0};
}

/// Like `ends_of`, of bytes behind which others may be read: on the tape every string has simdjson's padding behind it.
static name_ends ends_of_padded(const uint8_t *bytes, size_t length) {
  uint64_t head = word_at(bytes), tail = word_at(bytes + (length > 8 ? length - 8 : 0));
  uint64_t written = length < 8 ? ((uint64_t)1 << (8 * length)) - 1 : UINT64_MAX;
  return (name_ends){head & written, length > 8 ? tail : 0};
}

static size_t bucket_of(uint64_t factor, name_ends ends, size_t length) {
  return (size_t)(((ends.head ^ (ends.tail << 7 | ends.tail >> 57)) + length) * factor >> (64 - bucket_bits));
}

static bool has_middle(const name_words *words, const uint8_t *bytes, size_t length) {
  return (length <= 16 || words->middle[0] == word_at(bytes + 8)) &&
         (length <= 24 || words->middle[1] == word_at(bytes + 16)) &&
         (length <= 32 || words->middle[2] == word_at(bytes + 24));
}

/// Whether no two names share a bucket under the factor.
static bool spread(csj_names *names, size_t count, uint64_t factor) {
  names->factor = factor;
  memset(names->places, 0, sizeof names->places);
  for (size_t i = 0; i < count; i++) {
    uint8_t *place = &names->places[bucket_of(factor, names->words[i].ends, names->lengths[i])];
    if (*place != 0) return false;
    *place = (uint8_t)(i + 1);
  }
  return true;
}

const csj_names *csj_names_make(const char *const *texts, size_t count) {
  if (count > csj_most_names) return NULL;
  csj_names *names = calloc(1, sizeof *names);
  if (names == NULL) return NULL;
  names->count = count;
  for (size_t i = 0; i < count; i++) {
    const uint8_t *bytes = (const uint8_t *)texts[i];
    size_t length = strlen(texts[i]);
    if (length > csj_longest_name) {
      free(names);
      return NULL;
    }
    names->lengths[i] = (uint8_t)length;
    names->words[i] = (name_words){ends_of(bytes, length), {0, 0, 0}};
    if (length > 16) names->words[i].middle[0] = word_at(bytes + 8);
    if (length > 24) names->words[i].middle[1] = word_at(bytes + 16);
    if (length > 32) names->words[i].middle[2] = word_at(bytes + 24);
  }
  uint64_t factor = 0x9E3779B97F4A7C15;
  for (int i = 0; i < most_tries; i++) {
    if (spread(names, count, factor)) return names;
    factor = factor * 6364136223846793005 + 1442695040888963407;
    factor |= 1;
  }
  free(names);
  return NULL;
}

static inline int find(const csj_names *names, name_ends ends, const uint8_t *bytes, size_t length) {
  int place = names->places[bucket_of(names->factor, ends, length)] - 1;
  if (place < 0 || names->lengths[place] != length) return -1;
  const name_words *words = &names->words[place];
  bool is_it = words->ends.head == ends.head && words->ends.tail == ends.tail && has_middle(words, bytes, length);
  return is_it ? place : -1;
}

int csj_names_find(const csj_names *names, const uint8_t *bytes, size_t length) {
  return find(names, ends_of(bytes, length), bytes, length);
}

static inline int find_string(const csj_names *names, const csj_document *document, uint32_t index) {
  uint32_t length;
  const uint8_t *bytes = csj_bytes(document, index, &length);
  return find(names, ends_of_padded(bytes, length), bytes, length);
}

int csj_names_find_string(const csj_names *names, const csj_document *document, uint32_t index) {
  return csj_type_of(document, index) == csj_string ? find_string(names, document, index) : -1;
}

csj_members csj_find_members(const csj_document *document, uint32_t object, const csj_names *names) {
  csj_members members = {NULL, 0, true};
  uint32_t *values = csj_notes_take(document->notes, names->count);
  if (values == NULL) return members;
  uint32_t end = csj_close(document, object);
  for (uint32_t name = object + 1; name < end; name = csj_next(document, name + 1)) {
    int place = find_string(names, document, name);
    if (place >= 0) {
      members.found |= (uint64_t)1 << place;
      values[place] = name + 1;
    } else {
      members.are_all_known = false;
    }
  }
  members.values = values;
  return members;
}
