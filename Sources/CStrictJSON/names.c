#include <stdlib.h>

#include "notes.h"

enum { most_tries = 100000, padding = 8 };

/// A name of at most `csj_longest_name` bytes as it stands on the tape.
typedef struct {
  uint32_t length;
  uint8_t bytes[csj_longest_name + padding];
} written_name;

static written_name written(const uint8_t *bytes, size_t length) {
  written_name name = {(uint32_t)length, {0}};
  if (length > 0) memcpy(name.bytes, bytes, length);
  return name;
}

static csj_name words_of(const written_name *name) {
  uint32_t length = name->length;
  csj_name words = {.length = length, .tail_offset = length < 8 ? 0 : length - 8};
  words.mask = length < 8 ? ((uint64_t)1 << (8 * length)) - 1 : UINT64_MAX;
  words.head = csj_word_at(name->bytes);
  words.tail = csj_word_at(name->bytes + words.tail_offset);
  for (size_t i = 0; i < 3 && length > 16 + 8 * i; i++) words.middle[i] = csj_word_at(name->bytes + 8 + 8 * i);
  return words;
}

/// Whether no two names share a bucket under the factor.
static bool spread(csj_names *names, const written_name *written, uint64_t factor) {
  names->factor = factor;
  memset(names->places, 0, sizeof names->places);
  for (size_t i = 0; i < names->count; i++) {
    uint8_t *place = &names->places[csj_names_bucket(factor, written[i].bytes, written[i].length)];
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
  names->names[0].length = UINT32_MAX;
  written_name all[csj_most_names];
  for (size_t i = 0; i < count; i++) {
    size_t length = strlen(texts[i]);
    if (length > csj_longest_name) {
      free(names);
      return NULL;
    }
    all[i] = written((const uint8_t *)texts[i], length);
    names->names[i + 1] = words_of(&all[i]);
  }
  uint64_t factor = 0x9E3779B97F4A7C15;
  for (int i = 0; i < most_tries; i++) {
    if (spread(names, all, factor)) return names;
    factor = factor * 6364136223846793005 + 1442695040888963407;
    factor |= 1;
  }
  free(names);
  return NULL;
}

int csj_names_find(const csj_names *names, const uint8_t *bytes, size_t length) {
  if (length > csj_longest_name) return -1;
  written_name name = written(bytes, length);
  return (int)csj_names_place(names, name.bytes, name.length) - 1;
}

csj_members csj_find_members(const csj_document *document, uint32_t object, const csj_names *names) {
  csj_members members = {NULL, 0, true};
  uint32_t *values = csj_notes_take(document->notes, names->count);
  if (values == NULL) return members;
  uint32_t end = csj_close(document, object);
  for (uint32_t name = object + 1; name < end; name = csj_next(document, name + 1)) {
    int place = csj_names_find_string(names, document, name);
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
