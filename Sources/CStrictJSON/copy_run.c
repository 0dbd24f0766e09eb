#include "CStrictJSON.h"

#include <string.h>

typedef uint8_t block __attribute__((vector_size(16)));
typedef uint64_t halves __attribute__((vector_size(16)));

/// Whether each byte may begin what is written as an escape: all ones or zero.
static block begins_escape(block bytes) {
  return (block)((bytes < 0x20) | (bytes >= 0x7F) | (bytes == '"') | (bytes == '\\') | (bytes == '<') | (bytes == '>') |
                 (bytes == '&') | (bytes == '#'));
}

static int any(block bytes) {
  halves both = (halves)bytes;
  return (both[0] | both[1]) != 0;
}

/// Copies blocks until one holds a byte that stops the run.
static size_t copy_blocks(uint8_t *to, const uint8_t *text, size_t length) {
  size_t run = 0;
  while (length - run >= sizeof(block)) {
    block bytes;
    memcpy(&bytes, text + run, sizeof bytes);
    if (any(begins_escape(bytes))) break;
    memcpy(to + run, &bytes, sizeof bytes);
    run += sizeof bytes;
  }
  return run;
}

static int stops(uint8_t byte) {
  switch (byte) {
    case '"': case '\\': case '<': case '>': case '&': case '#': return 1;
    default: return byte < 0x20 || byte >= 0x7F;
  }
}

size_t csj_copy_run(uint8_t *to, const uint8_t *text, size_t length) {
  size_t run = copy_blocks(to, text, length);
  while (run < length && !stops(text[run])) {
    to[run] = text[run];
    run++;
  }
  return run;
}
