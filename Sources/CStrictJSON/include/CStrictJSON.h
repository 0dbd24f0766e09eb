#pragma once

#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

// A strict JSON reader over simdjson. A reader keeps a copy of the text and one flat array of nodes in document order;
// both live until its next read. No function raises.

enum csj_kind {
  csj_null,
  csj_boolean,
  csj_integer,
  csj_number,
  csj_string,
  csj_array,
  csj_object,
  csj_key,  // a member's name; the node after it is the member's value
};

typedef struct {
  uint8_t kind;
  uint32_t count;   // elements, members, or bytes of a string or key
  uint32_t parent;  // index of the container; the root is its own parent
  uint32_t next;    // index of the node after this one and everything in it
  union {
    int64_t integer;  // also a boolean: 0 or 1
    double number;
    const uint8_t *bytes;  // unescaped UTF-8, `count` bytes, may hold NUL
  };
} csj_node;

enum csj_fault {
  csj_ok,
  csj_ill_formed,    // not JSON, or a number beyond what we hold, or half of a surrogate pair
  csj_too_deep,      // more containers within each other than the limit
  csj_member_twice,  // `node` is the second key of that name
  csj_no_memory,
};

typedef struct {
  int fault;
  uint32_t node;
} csj_result;

typedef struct csj_reader csj_reader;

/// A reader that nobody else has, from a small shelf of used ones if it can. NULL when there is no memory. Any thread.
csj_reader *csj_reader_take(void);

/// Ends the use of a reader: it goes back on the shelf, or is freed if the shelf is full or the reader has grown large.
void csj_reader_give(csj_reader *reader);

/// Longest text in bytes that a reader takes, and the greatest limit on depth.
size_t csj_longest_text(void);
size_t csj_deepest(void);

/// Reads a whole text of 1 to `csj_longest_text()` bytes.
csj_result csj_read(csj_reader *reader, const uint8_t *text, size_t length, size_t depth_limit);

/// The copy of the text that was read last.
const uint8_t *csj_text(const csj_reader *reader, size_t *length);

/// The nodes of the text that was read last; the root is the first. None after a fault other than `csj_member_twice`.
const csj_node *csj_nodes(const csj_reader *reader, size_t *count);

/// How many containers lie within each other, at most, in the text that was read last.
size_t csj_depth(const csj_reader *reader);

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

#if defined(__cplusplus)
}
#endif
