// Asks the kernel which pages of an image were written. A forked process asks for itself, and an answer that cannot be
// right is taken for none: then everything is restored.
#define _GNU_SOURCE  // MADV_WIPEONFORK

#include "written_pages.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

#include "CLuaSandbox.h"

/// An open page map is that of the process which opened it. So its number, plus one, is kept in memory that a forked
/// child finds empty: the child opens its own.
static _Atomic(_Atomic int *) kept_file;

/// Set once, by a process that will not be able to open the page map.
static atomic_bool is_never_asked;

void cls_copy_images_whole(void) { atomic_store(&is_never_asked, true); }

static _Atomic int *place_of_file(void) {
  _Atomic int *place = atomic_load_explicit(&kept_file, memory_order_acquire);
  if (place) return place;
  size_t size = (size_t)sysconf(_SC_PAGESIZE);
  void *fresh = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (fresh == MAP_FAILED) return NULL;
  if (madvise(fresh, size, MADV_WIPEONFORK) == 0 && atomic_compare_exchange_strong(&kept_file, &place, fresh))
    return fresh;
  munmap(fresh, size);
  return place;
}

/// The page map, or -1.
static int page_map(void) {
  if (atomic_load_explicit(&is_never_asked, memory_order_relaxed)) return -1;
  _Atomic int *place = place_of_file();
  if (place == NULL) return -1;
  int kept = atomic_load(place);
  if (kept) return kept - 1;
  int file = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
  if (file < 0 || atomic_compare_exchange_strong(place, &kept, file + 1)) return file;
  close(file);
  return kept - 1;
}

bool cls_pages_can_be_asked(void) { return page_map() >= 0; }

bool cls_pages_ask(const void *memory, size_t page, size_t count, uint64_t *states) {
  int file = page_map();
  if (file < 0) return false;
  size_t bytes = count * sizeof *states;
  return pread(file, states, bytes, (off_t)((uintptr_t)memory / page * sizeof *states)) == (ssize_t)bytes;
}
