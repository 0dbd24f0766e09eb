// Has the processor fetch what cages will need that are asked one after the other. Of many none is still in its caches
// when it is its turn again, and each lies in pages of its own, of which the addresses have to be looked up first.
#include "book.h"
#include "cage.h"

enum { line = 64, most_fetched = 64 * 1024 };

void cls_cage_fetch(const cls_cage *cage) {
  // The findings begin with what is set each time.
  const size_t end = offsetof(cls_cage, findings) + line;
  for (size_t at = 0; at < end; at += line) __builtin_prefetch((const char *)cage + at, 1);
}

void cls_cage_fetch_memory(const cls_cage *cage) {
  if (cage->arena == NULL || cage->image.bytes == NULL) return;
  const char *memory = (const char *)cage->arena, *image = cage->image.bytes;
  size_t end = cage->image.size < most_fetched ? cage->image.size : most_fetched;
  // What is at hand of a page brings its address along; the rest of it comes faster than it would be asked for here.
  for (size_t at = 0; at < end; at += cls_strip) __builtin_prefetch(memory + at + cls_strip / 2, 0);
  __builtin_prefetch(memory + offsetof(cls_arena, next), 1);
  __builtin_prefetch(image + offsetof(cls_arena, next), 0);
}
