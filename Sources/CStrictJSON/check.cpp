#include <cstring>

#include "reader.h"

namespace {

/// A container that is being gone through.
struct level {
  uint64_t names_seen;  // one bit for each of 64 kinds of name
  uint32_t container;
  bool is_object;
  bool may_repeat;
};

/// A bit that equal names share, so that most objects need no comparison of names.
uint64_t kind_of_name(const uint8_t *bytes, uint32_t count) noexcept {
  uint32_t mixed = count;
  if (count > 0) mixed += bytes[0] * 7u + bytes[count - 1] * 31u + bytes[count / 2] * 17u;
  return uint64_t{1} << (mixed & 63);
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

}  // namespace

csj_result csj_check(csj_document &document, size_t depth_limit) noexcept {
  uint32_t end = csj_close(&document, 0);
  bool has_escapes = std::memchr(document.text, '\\', document.text_length) != nullptr;
  level levels[csj_depth_bound + 1];
  level *around = levels;
  *around = {0, 0, false, false};
  size_t deepest = 0;
  uint32_t repeated = 0;
  uint32_t index = csj_root;
  while (index < end) {
    uint8_t type = csj_type_of(&document, index);
    if (around->is_object && type == csj_string) {
      uint32_t count;
      const uint8_t *bytes = csj_bytes(&document, index, &count);
      if (has_escapes && has_surrogate(bytes, count)) return {csj_ill_formed, 0};
      uint64_t kind = kind_of_name(bytes, count);
      around->may_repeat |= (around->names_seen & kind) != 0;
      around->names_seen |= kind;
      type = csj_type_of(&document, ++index);
    }
    switch (type) {
      case csj_string:
        if (has_escapes) {
          uint32_t count;
          const uint8_t *bytes = csj_bytes(&document, index, &count);
          if (has_surrogate(bytes, count)) return {csj_ill_formed, 0};
        }
        index++;
        break;
      case csj_null:
      case csj_true:
      case csj_false: index++; break;
      case csj_integer:
      case csj_number: index += 2; break;
      case csj_array:
      case csj_object: {
        size_t depth = static_cast<size_t>(around - levels);
        if (depth == depth_limit) return {csj_too_deep, 0};
        if (depth == deepest) deepest = depth + 1;
        *++around = {0, index++, type == csj_object, false};
        break;
      }
      case ']':
      case '}':
        if (around->may_repeat) {
          uint32_t name = csj_repeated_name(document, around->container);
          if (name != 0 && (repeated == 0 || name < repeated)) repeated = name;
        }
        around--;
        index++;
        break;
      default: return {csj_ill_formed, 0};  // 'u': an integer beyond 63 bits
    }
  }
  document.depth = deepest;
  if (repeated != 0) return {csj_member_twice, repeated};
  return {csj_ok, 0};
}
