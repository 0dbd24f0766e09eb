#include <cstdlib>
#include <memory>
#include <new>

#include "CPeopleList.h"

namespace {

constexpr size_t least_capacity = 2048;
constexpr size_t largest_kept = size_t{1} << 16;

struct free_texts {
  void operator()(cpl_texts *texts) const noexcept {
    std::free(texts->bytes);
    delete texts;
  }
};

thread_local std::unique_ptr<cpl_texts, free_texts> own;

}  // namespace

cpl_texts *cpl_texts_take(void) {
  cpl_texts *texts = own ? own.release() : new (std::nothrow) cpl_texts{nullptr, 0, 0};
  if (texts != nullptr) texts->count = 0;
  return texts;
}

void cpl_texts_give(cpl_texts *texts) {
  if (texts == nullptr) return;
  if (!own && texts->capacity <= largest_kept) {
    own.reset(texts);
  } else {
    free_texts()(texts);
  }
}

bool cpl_texts_grow(cpl_texts *texts, size_t more) {
  if (more >= cpl_nowhere - texts->count) return false;
  size_t capacity = texts->capacity < least_capacity ? least_capacity : texts->capacity;
  while (capacity - texts->count < more) capacity *= 2;
  void *bytes = std::realloc(texts->bytes, capacity);
  if (bytes == nullptr) return false;
  texts->bytes = static_cast<uint8_t *>(bytes);
  texts->capacity = capacity;
  return true;
}
