#include <algorithm>
#include <cstring>

#include "reader.h"

namespace {

constexpr uint32_t few_names = 24;

bool same_name(const csj_node &a, const csj_node &b) noexcept {
  return a.count == b.count && std::memcmp(a.bytes, b.bytes, a.count) == 0;
}

/// Compares every name with those before it.
uint32_t repeated_among_few(const csj_node *nodes, uint32_t object) noexcept {
  uint32_t end = nodes[object].next;
  for (uint32_t key = object + 1; key < end; key = nodes[key + 1].next) {
    for (uint32_t earlier = object + 1; earlier < key; earlier = nodes[earlier + 1].next) {
      if (same_name(nodes[key], nodes[earlier])) return key;
    }
  }
  return 0;
}

}  // namespace

uint32_t csj_repeated_key(const csj_node *nodes, uint32_t object) noexcept {
  uint32_t count = nodes[object].count;
  if (count <= few_names) return repeated_among_few(nodes, object);

  // Sorted, so that an object of many names made to collide costs no more than another.
  buffer<uint32_t> keys(static_cast<uint32_t *>(std::malloc(count * sizeof(uint32_t))));
  if (!keys) return repeated_among_few(nodes, object);
  uint32_t filled = 0;
  for (uint32_t key = object + 1; key < nodes[object].next; key = nodes[key + 1].next) keys[filled++] = key;
  std::sort(keys.get(), keys.get() + filled, [nodes](uint32_t a, uint32_t b) noexcept {
    const csj_node &left = nodes[a], &right = nodes[b];
    if (left.count != right.count) return left.count < right.count;
    int order = std::memcmp(left.bytes, right.bytes, left.count);
    return order != 0 ? order < 0 : a < b;
  });
  uint32_t first = 0;
  for (uint32_t i = 1; i < filled; i++) {
    bool repeats = same_name(nodes[keys[i - 1]], nodes[keys[i]]);
    if (repeats && (first == 0 || keys[i] < first)) first = keys[i];
  }
  return first;
}
