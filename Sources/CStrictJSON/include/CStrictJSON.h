#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "json_output.h"

#if defined(__cplusplus)
extern "C" {
#endif

// A strict JSON reader over simdjson. A reader keeps a copy of the text and simdjson's tape of it; both live until its
// next read. No function raises.

/// What a reader has read. A value, or the name of a member, goes by the index of its word on the tape: its type is in
/// the top byte, and how it goes on from there depends on that.
typedef struct {
  const uint64_t *tape;    // the root is the word of index 1
  const uint8_t *strings;  // unescaped UTF-8, each after its length
  const uint8_t *text;     // the copy of the text
  size_t text_length;
  size_t depth;       // how many containers lie within each other, at most
  const void *owner;  // for whoever took the reader
  struct csj_notes *notes;  // where members were found
} csj_document;

enum csj_type {
  csj_null = 'n',
  csj_true = 't',
  csj_false = 'f',
  csj_integer = 'l',
  csj_number = 'd',
  csj_string = '"',  // also a member's name; the word after it is the member's value
  csj_array = '[',
  csj_object = '{',
};

enum { csj_root = 1, csj_payload_bits = 56, csj_countable = 0xFFFFFF };

static inline uint8_t csj_type_of(const csj_document *document, uint32_t index) {
  return (uint8_t)(document->tape[index] >> csj_payload_bits);
}

static inline bool csj_is_container(uint8_t type) { return type == csj_array || type == csj_object; }

/// The word after a value and everything in it. In a container without more values it is the word that closes it.
static inline uint32_t csj_next(const csj_document *document, uint32_t index) {
  uint8_t type = csj_type_of(document, index);
  if (csj_is_container(type)) return (uint32_t)document->tape[index];
  return index + (type == csj_integer || type == csj_number ? 2 : 1);
}

/// The word that closes a container.
static inline uint32_t csj_close(const csj_document *document, uint32_t container) {
  return (uint32_t)document->tape[container] - 1;
}

/// The elements of an array or the members of an object, or `csj_countable` where they are as many or more.
static inline uint32_t csj_count(const csj_document *document, uint32_t container) {
  return (uint32_t)(document->tape[container] >> 32) & csj_countable;
}

static inline int64_t csj_integer_of(const csj_document *document, uint32_t index) {
  return (int64_t)document->tape[index + 1];
}

static inline double csj_number_of(const csj_document *document, uint32_t index) {
  double number;
  memcpy(&number, &document->tape[index + 1], sizeof number);
  return number;
}

/// The bytes of a string or a name, which may hold NUL. Before them stands their number in 4 bytes, behind them a NUL, and
/// 32 bytes may be read there.
static inline const uint8_t *csj_bytes(const csj_document *document, uint32_t index, uint32_t *length) {
  const uint8_t *string = document->strings + (document->tape[index] & (((uint64_t)1 << csj_payload_bits) - 1));
  memcpy(length, string, sizeof *length);
  return string + sizeof *length;
}

/// The place of a value or a name among all of them, counted from 0 in the order of the text.
uint32_t csj_ordinal(const csj_document *document, uint32_t index);

enum csj_fault {
  csj_ok,
  csj_ill_formed,    // not JSON, or a number beyond what we hold, or half of a surrogate pair
  csj_too_deep,      // more containers within each other than the limit
  csj_member_twice,  // `index` is the second name of two that are the same
  csj_no_memory,
};

typedef struct {
  int fault;
  uint32_t index;
} csj_result;

typedef struct csj_reader csj_reader;

/// A reader that nobody else has: the thread's own, one from a small shelf of used ones, or a new one. NULL when there is
/// no memory. Any thread.
csj_reader *csj_reader_take(void);

/// Ends the use of a reader: it is kept for the next text, or freed if enough are kept or it has grown large.
void csj_reader_give(csj_reader *reader);

/// Longest text in bytes that a reader takes, and the greatest limit on depth.
size_t csj_longest_text(void);
size_t csj_deepest(void);

/// Reads a whole text of 1 to `csj_longest_text()` bytes.
csj_result csj_read(csj_reader *reader, const uint8_t *text, size_t length, size_t depth_limit);

/// The text that was read last; nothing after a fault other than `csj_member_twice`. What is found of its members is noted
/// beside it, so that one thread at a time may use it.
csj_document *csj_document_of(csj_reader *reader);

/// The same text for another thread, to be used no longer than the first: what is found there is noted elsewhere. NULL
/// when there is no memory.
csj_document *csj_document_share(const csj_document *document);
void csj_document_unshare(csj_document *document);

/// At most this many names in a set, of at most this many bytes.
enum { csj_most_names = 40, csj_longest_name = 40, csj_name_bucket_bits = 9 };

/// A name as words, so that two of the same length are compared without a loop.
typedef struct {
  uint32_t length;
  uint32_t tail_offset;  // of its last 8 bytes
  uint64_t head, tail;   // the first and the last 8 bytes
  uint64_t mask;         // of the bytes that a name of fewer has
  uint64_t middle[3];    // what begins between the two
} csj_name;

/// A fixed set of names, made once and kept for as long as the process runs, in which a name is found by one look.
typedef struct {
  size_t count;
  uint64_t factor;  // under which no two of the names come to the same bucket
  uint8_t places[1 << csj_name_bucket_bits];  // the place of a name, counted from 1
  csj_name names[1 + csj_most_names];         // the first is like no name
} csj_names;

/// NULL for names that are too many, too long, or not all different in what `csj_names_bucket` looks at, and when there is
/// no memory.
const csj_names *csj_names_make(const char *const *names, size_t count);

static inline uint64_t csj_word_at(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

/// Where a name would be, by its length, its first and its last four bytes; the last four of a shorter one are the end of
/// its length too.
static inline size_t csj_names_bucket(uint64_t factor, const uint8_t *bytes, uint32_t length) {
  uint32_t first, last;
  memcpy(&first, bytes, sizeof first);
  memcpy(&last, bytes + length - sizeof last, sizeof last);
  if (length < sizeof first) first = 0;
  return (((uint64_t)first << 32) + last + length) * factor >> (64 - csj_name_bucket_bits);
}

/// The place, counted from 1, of a name in its set, or 0. Before the name stands its length in 4 bytes, behind it a NUL,
/// and 8 bytes may be read there.
static inline unsigned csj_names_place(const csj_names *names, const uint8_t *bytes, uint32_t length) {
  unsigned place = names->places[csj_names_bucket(names->factor, bytes, length)];
  const csj_name *name = &names->names[place];
  if (name->length != length) return 0;
  uint64_t head = csj_word_at(bytes) ^ name->head, tail = csj_word_at(bytes + name->tail_offset) ^ name->tail;
  if (((head | tail) & name->mask) != 0) return 0;
  if (length <= 16) return place;
  bool is_it = name->middle[0] == csj_word_at(bytes + 8) &&
               (length <= 24 || name->middle[1] == csj_word_at(bytes + 16)) &&
               (length <= 32 || name->middle[2] == csj_word_at(bytes + 24));
  return is_it ? place : 0;
}

/// The place of any name in its set, or -1.
int csj_names_find(const csj_names *names, const uint8_t *bytes, size_t length);

/// The place of what a string or a name says, or -1; -1 as well for any other value.
static inline int csj_names_find_string(const csj_names *names, const csj_document *document, uint32_t index) {
  if (csj_type_of(document, index) != csj_string) return -1;
  uint32_t length;
  const uint8_t *bytes = csj_bytes(document, index, &length);
  return (int)csj_names_place(names, bytes, length) - 1;
}

/// Members of an object by the places of their names in a set.
typedef struct {
  const uint32_t *values;  // the value of each name found, for as long as the text; NULL when there is no memory
  uint64_t found;          // a bit for each name of the set that a member has
  bool are_all_known;      // no member has a name that is not in the set
} csj_members;

/// Goes through the members of an object once. One thread at a time may look into a text.
csj_members csj_find_members(const csj_document *document, uint32_t object, const csj_names *names);

/// How many bytes at the start of the text may stand in a string as they are, ASCII only.
size_t csj_plain_run(const uint8_t *text, size_t length);

/// Copies text up to the first byte that might begin a character to be escaped when text is written: of ASCII, controls,
/// `"`, `\`, `<`, `>`, `&` and `#`; and every byte beyond ASCII. Says how many bytes that is. `to` has room for `length`.
size_t csj_copy_run(uint8_t *to, const uint8_t *text, size_t length);

/// Line and column, counted in characters.
typedef struct {
  ptrdiff_t line;
  ptrdiff_t column;
} csj_place;

/// Moves the place past the text.
void csj_advance(csj_place *place, const uint8_t *text, size_t length);

/// Where an element of an array stands in a text: its bytes, and the line and column of the first.
typedef struct {
  uint32_t start;
  uint32_t end;
  uint32_t line;
  uint32_t column;
} csj_element;

/// Finds the elements of the array whose bracket is at an offset of a text that was read without a fault. `place` is that
/// of the text's first byte. Says how many there are, up to `room`.
size_t csj_find_elements(
    const uint8_t *text, size_t length, size_t array, csj_place place, csj_element *elements, size_t room);

#if defined(__cplusplus)
}
#endif
