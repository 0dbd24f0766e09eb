#include <cstring>

#include "reader.h"

namespace {

// The layout of simdjson's tape: a word a value, its type in the top byte, a number's bits in the word after it.
constexpr uint64_t payload_mask = (uint64_t{1} << 56) - 1;

struct level {
  uint32_t container;
  bool is_object;
  bool key_is_next;
  bool may_repeat;
  uint64_t names_seen;  // one bit for each of 64 kinds of name
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

bool make_room(csj_reader &reader, size_t count) noexcept {
  if (count <= reader.node_capacity) return true;
  reader.nodes.reset(static_cast<csj_node *>(std::malloc(count * sizeof(csj_node))));
  reader.node_capacity = reader.nodes ? count : 0;
  return reader.nodes != nullptr;
}

}  // namespace

csj_result csj_flatten(csj_reader &reader, size_t depth_limit) noexcept {
  const uint64_t *tape = reader.parser.doc.tape.get();
  const uint8_t *strings = reader.parser.doc.string_buf.get();
  size_t end = (tape[0] & payload_mask) - 1;  // where the tape says that the document closes
  if (!make_room(reader, end)) return {csj_no_memory, 0};
  csj_node *nodes = reader.nodes.get();
  bool has_escapes = std::memchr(reader.text.get(), '\\', reader.text_length) != nullptr;

  level levels[csj_depth_bound + 1];
  size_t depth = 0;
  reader.depth = 0;
  levels[0] = {0, false, false, false, 0};
  uint32_t count = 0;
  uint32_t repeated = 0;
  for (size_t i = 1; i < end; i++) {
    uint64_t word = tape[i];
    uint8_t type = static_cast<uint8_t>(word >> 56);
    level &around = levels[depth];
    if (type == '}' || type == ']') {
      csj_node &container = nodes[around.container];
      container.next = count;
      if (around.may_repeat) {
        uint32_t key = csj_repeated_key(nodes, around.container);
        if (key != 0 && (repeated == 0 || key < repeated)) repeated = key;
      }
      depth--;
      continue;
    }
    csj_node &node = nodes[count];
    node.parent = around.container;
    node.next = count + 1;
    node.count = 0;
    node.integer = 0;
    bool is_key = around.is_object && around.key_is_next;
    if (around.is_object) around.key_is_next = !is_key;
    if (depth > 0 && !is_key) nodes[around.container].count++;
    switch (type) {
      case 'n': node.kind = csj_null; break;
      case 't':
      case 'f':
        node.kind = csj_boolean;
        node.integer = type == 't';
        break;
      case 'l':
        node.kind = csj_integer;
        std::memcpy(&node.integer, &tape[++i], sizeof node.integer);
        break;
      case 'd':
        node.kind = csj_number;
        std::memcpy(&node.number, &tape[++i], sizeof node.number);
        break;
      case '"': {
        const uint8_t *string = strings + (word & payload_mask);
        std::memcpy(&node.count, string, sizeof node.count);
        node.bytes = string + sizeof node.count;
        node.kind = is_key ? csj_key : csj_string;
        if (has_escapes && has_surrogate(node.bytes, node.count)) return {csj_ill_formed, 0};
        if (is_key) {
          uint64_t kind = kind_of_name(node.bytes, node.count);
          around.may_repeat = around.may_repeat || (around.names_seen & kind) != 0;
          around.names_seen |= kind;
        }
        break;
      }
      case '[':
      case '{':
        if (depth == depth_limit) return {csj_too_deep, 0};
        node.kind = type == '{' ? csj_object : csj_array;
        levels[++depth] = {count, type == '{', type == '{', false, 0};
        if (depth > reader.depth) reader.depth = depth;
        break;
      default: return {csj_ill_formed, 0};  // 'u': an integer beyond 63 bits
    }
    count++;
  }
  reader.node_count = count;
  if (repeated != 0) return {csj_member_twice, repeated};
  return {csj_ok, 0};
}
