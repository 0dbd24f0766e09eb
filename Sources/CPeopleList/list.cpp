#include <algorithm>
#include <cstdlib>
#include <memory>
#include <new>

#include "CPeopleList.h"

namespace {

constexpr size_t least_text = 2048, least_entries = 32;
constexpr size_t most_kept_text = size_t{1} << 16, most_kept_entries = 1024;

struct free_list {
  void operator()(cpl_list *list) const noexcept {
    std::free(list->text);
    std::free(list->entries);
    delete list;
  }
};

thread_local std::unique_ptr<cpl_list, free_list> own;

/// A capacity with room for more than are there.
size_t grown(size_t capacity, size_t least, size_t count, size_t more) noexcept {
  if (capacity < least) capacity = least;
  while (capacity - count < more) capacity *= 2;
  return capacity;
}

template <typename Element>
bool resize(Element *&elements, size_t &capacity, size_t wanted) noexcept {
  void *resized = std::realloc(elements, wanted * sizeof(Element));
  if (resized == nullptr) return false;
  elements = static_cast<Element *>(resized);
  capacity = wanted;
  return true;
}

}  // namespace

cpl_list *cpl_list_take(void) {
  cpl_list *list = own ? own.release() : new (std::nothrow) cpl_list{};
  if (list != nullptr) list->count = list->text_count = 0;
  return list;
}

void cpl_list_give(cpl_list *list) {
  if (list == nullptr) return;
  if (!own && list->text_capacity <= most_kept_text && list->capacity <= most_kept_entries) {
    own.reset(list);
  } else {
    free_list()(list);
  }
}

bool cpl_grow_text(cpl_list *list, size_t more) {
  if (more >= cpl_nowhere - list->text_count) return false;
  const size_t wanted = grown(list->text_capacity, least_text, list->text_count, more);
  // No piece may begin where an absent one does.
  return resize(list->text, list->text_capacity, std::min(wanted, size_t{cpl_nowhere} - 1));
}

bool cpl_grow_entries(cpl_list *list, size_t more) {
  if (more > INT32_MAX - list->count) return false;
  return resize(list->entries, list->capacity, grown(list->capacity, least_entries, list->count, more));
}
