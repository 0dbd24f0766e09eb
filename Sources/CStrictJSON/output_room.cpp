#include <cstdlib>

#include "CStrictJSON.h"

namespace {

// The room of the output that the thread used last: allocating it costs as much as writing a fifth of a decision.
struct room {
  uint8_t *bytes = nullptr;
  size_t capacity = 0;
  ~room() { std::free(bytes); }
};
thread_local room own;

constexpr size_t largest_kept = size_t{1} << 14;

}  // namespace

csj_output csj_output_take(size_t capacity) {
  csj_output output = {own.bytes, 0, own.capacity, false};
  own.bytes = nullptr;
  own.capacity = 0;
  csj_room(&output, capacity);
  return output;
}

void csj_output_give(csj_output *output) {
  if (own.bytes != nullptr || output->capacity > largest_kept) {
    std::free(output->bytes);
    return;
  }
  own.bytes = output->bytes;
  own.capacity = output->capacity;
}
