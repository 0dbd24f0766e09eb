#include <atomic>
#include <new>

#include "reader.h"

namespace {

// Used readers, for the next text: allocating one costs more than reading a request with it. The first is the thread's
// own, so that threads do not take memory from one another. Slots of the shelf are exchanged whole, so that no thread
// waits for another, and none holds a lock if the process forks.
thread_local std::unique_ptr<csj_reader> own;
std::atomic<csj_reader *> shelf[16];

constexpr size_t largest_kept = size_t{1} << 16;

}  // namespace

csj_reader *csj_reader_take(void) {
  if (own) return own.release();
  for (auto &slot : shelf) {
    if (slot.load(std::memory_order_relaxed) == nullptr) continue;
    if (csj_reader *reader = slot.exchange(nullptr, std::memory_order_acquire)) return reader;
  }
  return new (std::nothrow) csj_reader();
}

void csj_reader_give(csj_reader *reader) {
  if (reader == nullptr) return;
  if (reader->text_capacity <= largest_kept) {
    if (!own) {
      own.reset(reader);
      return;
    }
    for (auto &slot : shelf) {
      csj_reader *expected = nullptr;
      if (slot.compare_exchange_strong(expected, reader, std::memory_order_release, std::memory_order_relaxed)) return;
    }
  }
  delete reader;
}
