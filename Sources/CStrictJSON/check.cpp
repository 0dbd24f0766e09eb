#include <cstring>

#include "reader.h"

namespace {

/// A container that is being gone through.
struct level {
  uint64_t seen;      // one bit for each of 64 kinds of name
  uint64_t repeated;  // the kinds that came again
  uint32_t container;
  uint32_t is_object;
};

/// A bit that equal names share, so that most objects need no comparison of names. Before a name stands its length, of
/// which the last four bytes of a short one hold a part, and behind it a NUL.
inline uint64_t kind_of_name(const uint8_t *bytes, uint32_t count) noexcept {
  uint32_t last;
  std::memcpy(&last, bytes + count - sizeof last, sizeof last);
  return uint64_t{1} << ((last + (bytes[0] << 5) + count) * 0xA265B1F5u >> 26);
}

/// Half of a surrogate pair as UTF-8 would write it. simdjson checks the text but not every escape.
bool has_surrogate(const uint8_t *bytes, uint32_t count) noexcept {
  const uint8_t *end = bytes + count;
  while (const void *found = std::memchr(bytes, 0xED, static_cast<size_t>(end - bytes))) {
    bytes = static_cast<const uint8_t *>(found) + 1;
    if (bytes < end && *bytes >= 0xA0) return true;
  }
  return false;
}

/// Whether half of a pair is anywhere in the document.
bool has_surrogate(const csj_document &document, uint32_t end) noexcept {
  for (uint32_t index = csj_root; index < end; index++) {
    uint8_t type = csj_type_of(&document, index);
    if (type == csj_integer || type == csj_number) index++;
    if (type != csj_string) continue;
    uint32_t count;
    const uint8_t *bytes = csj_bytes(&document, index, &count);
    if (has_surrogate(bytes, count)) return true;
  }
  return false;
}

/// Notes the names of members up to the first whose value is no string. Gives the place of that value, or of the word
/// that closes the object.
inline uint32_t value_to_check(const csj_document &document, uint32_t index, level &object) noexcept {
  const uint64_t *tape = document.tape;
  uint64_t seen = object.seen, repeated = object.repeated;
  while (tape[index] >> csj_payload_bits == csj_string) {
    uint32_t count;
    const uint8_t *bytes = csj_bytes(&document, index, &count);
    uint64_t kind = kind_of_name(bytes, count);
    repeated |= seen & kind;
    seen |= kind;
    index++;
    if (tape[index] >> csj_payload_bits != csj_string) break;
    index++;
  }
  object.seen = seen;
  object.repeated = repeated;
  return index;
}

}  // namespace

csj_result csj_check(csj_document &document, size_t depth_limit) noexcept {
  uint32_t end = csj_close(&document, 0);
  // Without an escape it could not be written.
  bool has_escapes = std::memchr(document.text, '\\', document.text_length) != nullptr;
  if (has_escapes && has_surrogate(document, end)) return {csj_ill_formed, 0};
  level levels[csj_depth_bound + 1];
  level around = {0, 0, 0, false};
  size_t depth = 0;  // so many containers lie around, of which all but the innermost one are among the levels
  size_t deepest = 0;
  uint32_t repeated = 0;
  uint32_t index = csj_root;
  while (index < end) {
    if (around.is_object) index = value_to_check(document, index, around);
    uint8_t type = csj_type_of(&document, index);
    switch (type) {
      case csj_string:
      case csj_null:
      case csj_true:
      case csj_false: index++; break;
      case csj_integer:
      case csj_number: index += 2; break;
      case csj_array:
      case csj_object: {
        if (depth == depth_limit) return {csj_too_deep, 0};
        levels[depth++] = around;
        if (depth > deepest) deepest = depth;
        around = {0, 0, index++, type == csj_object};
        break;
      }
      case ']':
      case '}':
        if (around.repeated != 0) {
          uint32_t name = csj_repeated_name(document, around.container);
          if (name != 0 && (repeated == 0 || name < repeated)) repeated = name;
        }
        around = levels[--depth];
        index++;
        break;
      default: return {csj_ill_formed, 0};  // 'u': an integer beyond 63 bits
    }
  }
  document.depth = deepest;
  if (repeated != 0) return {csj_member_twice, repeated};
  return {csj_ok, 0};
}
