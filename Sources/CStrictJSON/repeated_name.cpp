#include <algorithm>
#include <cstring>

#include "reader.h"

namespace {

constexpr uint32_t few_names = 24;

/// The names of one object.
struct name_list {
  const csj_document &document;
  uint32_t end;

  uint32_t after(uint32_t name) const noexcept { return csj_next(&document, name + 1); }

  int order(uint32_t a, uint32_t b) const noexcept {
    uint32_t a_length, b_length;
    const uint8_t *a_bytes = csj_bytes(&document, a, &a_length);
    const uint8_t *b_bytes = csj_bytes(&document, b, &b_length);
    if (a_length != b_length) return a_length < b_length ? -1 : 1;
    return std::memcmp(a_bytes, b_bytes, a_length);
  }
};

/// Compares every name with those before it.
uint32_t repeated_among_few(const name_list &names, uint32_t first) noexcept {
  for (uint32_t name = first; name < names.end; name = names.after(name)) {
    for (uint32_t earlier = first; earlier < name; earlier = names.after(earlier)) {
      if (names.order(name, earlier) == 0) return name;
    }
  }
  return 0;
}

}  // namespace

uint32_t csj_repeated_name(const csj_document &document, uint32_t object) noexcept {
  name_list names{document, csj_close(&document, object)};
  uint32_t first = object + 1;
  size_t count = 0;
  for (uint32_t name = first; name < names.end; name = names.after(name)) count++;
  if (count <= few_names) return repeated_among_few(names, first);

  // Sorted, so that an object of many names made to collide costs no more than another.
  buffer<uint32_t> sorted(static_cast<uint32_t *>(std::malloc(count * sizeof(uint32_t))));
  if (!sorted) return repeated_among_few(names, first);
  size_t filled = 0;
  for (uint32_t name = first; name < names.end; name = names.after(name)) sorted[filled++] = name;
  std::sort(sorted.get(), sorted.get() + filled, [&names](uint32_t a, uint32_t b) noexcept {
    int order = names.order(a, b);
    return order != 0 ? order < 0 : a < b;
  });
  uint32_t repeated = 0;
  for (size_t i = 1; i < filled; i++) {
    bool repeats = names.order(sorted[i - 1], sorted[i]) == 0;
    if (repeats && (repeated == 0 || sorted[i] < repeated)) repeated = sorted[i];
  }
  return repeated;
}
