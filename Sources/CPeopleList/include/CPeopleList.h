#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__cplusplus)
extern "C" {
#endif

// What readers of people and the list of them hand to each other: texts one behind the other, and an entry that says
// where its own are.

/// Where a text stands among the texts of a list, in bytes.
typedef struct {
  uint32_t start;  // `cpl_nowhere` where there is no text
  uint32_t count;
} cpl_piece;

static const uint32_t cpl_nowhere = UINT32_MAX;

/// What is said of one entry.
typedef struct {
  cpl_piece participant_id, user_record_name;
  cpl_piece email_text, email_folded;  // the same piece where the address is written folded
  cpl_piece phone_text, phone_digits;  // the same piece where the number is written so
  cpl_piece name;
  uint32_t domain_length;  // of the folded address
  bool has_date;
  int64_t date_added;  // microseconds since 1970 UTC
} cpl_entry;

/// Texts that grow. Whoever adds to them makes room first.
typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} cpl_texts;

/// Texts that nobody else has, none in them yet: those that the thread used last, or new ones. NULL without memory.
cpl_texts *cpl_texts_take(void);

/// Ends their use. They are kept for the thread's next list unless they have grown large.
void cpl_texts_give(cpl_texts *texts);

/// Makes room for so many bytes more; false without memory, or where all texts would have 4 GiB.
bool cpl_texts_grow(cpl_texts *texts, size_t more);

static inline bool cpl_make_room(cpl_texts *texts, size_t more) {
  return more <= texts->capacity - texts->count || cpl_texts_grow(texts, more);
}

/// The piece that the next so many bytes will be, which are to be written where the texts end.
static inline cpl_piece cpl_take(cpl_texts *texts, size_t count) {
  cpl_piece piece = {(uint32_t)texts->count, (uint32_t)count};
  texts->count += count;
  return piece;
}

#if defined(__cplusplus)
}
#endif
