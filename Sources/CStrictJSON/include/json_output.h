#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__cplusplus)
extern "C" {
#endif

// JSON text as it is written, without white space. What each member needs is inline here, so that one of a known name is a
// few moves to memory in whichever module it is written. Nothing raises; where there is no memory, the program ends.

/// Bytes that grow at their end.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  bool wants_comma;  // before the next name or value
} csj_output;

/// An empty output with room for so many bytes: what the thread gave back last, if that is enough.
csj_output csj_output_take(size_t capacity);

/// Ends the use of an output. Its room is kept for the thread's next one, unless it is large.
void csj_output_give(csj_output *output);

/// Makes room for so many more bytes.
void csj_grow(csj_output *output, size_t more);

/// The place behind the last byte, with room for so many more.
static inline uint8_t *csj_room(csj_output *output, size_t more) {
  if (__builtin_expect(output->capacity - output->count < more, 0)) csj_grow(output, more);
  return output->bytes + output->count;
}

static inline void csj_put_byte(csj_output *output, uint8_t byte) {
  *csj_room(output, 1) = byte;
  output->count++;
}

/// Appends bytes as they are.
static inline void csj_put(csj_output *output, const uint8_t *bytes, size_t length) {
  memcpy(csj_room(output, length), bytes, length);
  output->count += length;
}

/// Sets the next name or value off from what is before it, and makes room for so many bytes of it.
static inline uint8_t *csj_begin(csj_output *output, size_t more) {
  *csj_room(output, more + 1) = ',';
  output->count += output->wants_comma;
  return output->bytes + output->count;
}

/// Opens an object or an array.
static inline void csj_put_opening(csj_output *output, uint8_t bracket) {
  *csj_begin(output, 1) = bracket;
  output->count++;
  output->wants_comma = false;
}

static inline void csj_put_closing(csj_output *output, uint8_t bracket) {
  csj_put_byte(output, bracket);
  output->wants_comma = true;
}

/// Ends the name of a member, of which all but the colon is written.
static inline void csj_end_name(csj_output *output) {
  csj_put_byte(output, ':');
  output->wants_comma = false;
}

/// Begins the name of a member that has nothing to escape, with room for so many bytes behind it, and says where they go.
static inline uint8_t *csj_begin_name(csj_output *output, const uint8_t *name, size_t length, size_t more) {
  uint8_t *end = csj_begin(output, length + 3 + more);
  end[0] = '"';
  memcpy(end + 1, name, length);
  memcpy(end + 1 + length, "\":", 2);
  return end + length + 3;
}

/// Writes the name of a member that has nothing to escape.
static inline void csj_put_name(csj_output *output, const uint8_t *name, size_t length) {
  csj_begin_name(output, name, length, 0);
  output->count += length + 3;
  output->wants_comma = false;
}

/// Writes the name of a member that has nothing to escape, and opens the object or the array that is its value.
static inline void csj_put_name_opening(csj_output *output, const uint8_t *name, size_t length, uint8_t bracket) {
  *csj_begin_name(output, name, length, 1) = bracket;
  output->count += length + 4;
  output->wants_comma = false;
}

/// Writes a string that has nothing to escape.
static inline void csj_put_plain(csj_output *output, const uint8_t *text, size_t length) {
  uint8_t *end = csj_begin(output, length + 2);
  end[0] = '"';
  memcpy(end + 1, text, length);
  end[length + 1] = '"';
  output->count += length + 2;
  output->wants_comma = true;
}

/// Writes a value that is no string: `null`, `true`, a number.
static inline void csj_put_word(csj_output *output, const uint8_t *word, size_t length) {
  memcpy(csj_begin(output, length), word, length);
  output->count += length;
  output->wants_comma = true;
}

void csj_put_integer(csj_output *output, uint64_t magnitude, bool is_negative);

/// Begins a string and writes of its text all that comes before the first byte that might begin a character to be escaped:
/// of ASCII, controls, `"`, `\`, `<`, `>`, `&` and `#`; and every byte beyond ASCII. Says how many bytes that is. If they
/// are all, the string is ended too.
size_t csj_put_string(csj_output *output, const uint8_t *text, size_t length);

/// Appends text up to such a byte, and says how many bytes that is.
size_t csj_put_run(csj_output *output, const uint8_t *text, size_t length);

#if defined(__cplusplus)
}
#endif
