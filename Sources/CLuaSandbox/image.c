// The state after loading, to which every evaluation goes back. Only pages that were written are copied; it holds off
// that one decision leaves anything for the next, or that a large script makes each decision dear.
#include "image.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "CMemoryFile.h"
#include "written_pages.h"

enum { copied_whole = 128 * 1024, pages_at_once = 512, crowded_limit = 64 };

static size_t in_whole_pages(size_t size, size_t page) { return (size + page - 1) / page * page; }

/// A file in memory with these bytes, which nobody can change any more; negative where the kernel gives none.
static int sealed_file(const void *bytes, size_t size) {
  int file = cmf_new("image");
  if (file < 0 || (cmf_append(file, bytes, size) == 0 && cmf_seal(file) == 0)) return file;
  cmf_close(file);
  return -1;
}

/// Puts the memory into a file and maps it back in its place. False if that failed on the way and the memory is gone.
static bool lay_under(cls_image *image, void *memory, size_t size) {
  size_t length = in_whole_pages(size, image->page);
  int file = cls_pages_can_be_asked() ? sealed_file(memory, length) : -1;
  if (file < 0) return true;
  bool is_there = true;
  void *bytes = mmap(NULL, length, PROT_READ, MAP_PRIVATE, file, 0);
  if (bytes != MAP_FAILED) {
    int flags = MAP_PRIVATE | MAP_FIXED | MAP_NORESERVE;
    is_there = mmap(memory, length, PROT_READ | PROT_WRITE, flags, file, 0) == memory;
    image->bytes = bytes;
    image->mapped = length;
  }
  cmf_close(file);
  return is_there;
}

bool cls_image_keep(cls_image *image, void *memory, size_t size) {
  cls_image_free(image);
  image->page = cls_page_size();
  image->size = size;
  if (size > copied_whole && !lay_under(image, memory, size)) return false;
  if (image->mapped) return true;
  void *bytes = malloc(size);
  if (bytes == NULL) return false;
  memcpy(bytes, memory, size);
  image->bytes = bytes;
  return true;
}

/// Copies those of some pages back that have copies of their own. The counts are of pages.
static size_t restore_some(const cls_image *image, char *memory, size_t first, size_t count, const uint64_t *states) {
  size_t written = 0;
  for (size_t from = 0; from < count;) {
    size_t to = from;
    while (to < count && cls_page_is_written(states[to])) to++;
    if (to > from) {
      size_t offset = (first + from) * image->page;
      memcpy(memory + offset, (const char *)image->bytes + offset, (to - from) * image->page);
    }
    written += to - from;
    from = to + 1;
  }
  return written;
}

/// False if the kernel does not say which pages are written.
static bool restore_written(cls_image *image, char *memory) {
  uint64_t states[pages_at_once];
  size_t pages = image->mapped / image->page, written = 0;
  // The first page is written from here on, so that an answer which does not say so is no answer.
  *(volatile char *)memory = *(const char *)image->bytes;
  for (size_t first = 0; first < pages; first += pages_at_once) {
    size_t count = pages - first < pages_at_once ? pages - first : pages_at_once;
    if (!cls_pages_ask(memory + first * image->page, image->page, count, states)) return false;
    if (first == 0 && !cls_page_is_written(states[0])) return false;
    written += restore_some(image, memory, first, count, states);
  }
  image->copied = written * image->page;
  if (written > pages / 2 && ++image->crowded == crowded_limit) {
    // Once a page was written it is copied each time. Letting go of all copies starts anew; it may fail, which does no
    // harm.
    image->crowded = 0;
    madvise(memory, image->mapped, MADV_DONTNEED);
  }
  return true;
}

void cls_image_restore(cls_image *image, void *memory) {
  if (image->mapped && restore_written(image, memory)) return;
  memcpy(memory, image->bytes, image->size);
  image->copied = image->size;
}

bool cls_image_equals(const cls_image *image, const void *memory) {
  return memcmp(image->bytes, memory, image->size) == 0;
}

void cls_image_free(cls_image *image) {
  if (image->mapped)
    munmap((void *)(uintptr_t)image->bytes, image->mapped);
  else
    free((void *)(uintptr_t)image->bytes);
  *image = (cls_image){0};
}
