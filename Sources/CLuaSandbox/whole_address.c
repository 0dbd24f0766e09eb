// Places arenas. Lua hashes a table or function that is a key by the lower half of its address; where memory lies differs
// in every process. Here all arenas begin at a multiple of 4 GiB, so that the same object has the same hash everywhere.
#define _GNU_SOURCE  // MAP_FIXED_NOREPLACE

#include "whole_address.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>

enum {
  // In units of 4 GiB: above what sanitizers keep for themselves, and below where the kernel puts what it may choose.
  first_place = 0x1100,
  last_place = 0x6FFF,
  place_count = last_place - first_place + 1,
  half_of_address = 32,
};

/// Where to look next: a place that was given back is not taken again at once, so most are free.
static atomic_uint next_place;

void *cls_map_at_whole_address(size_t bytes) {
  if (bytes >> half_of_address) return NULL;
  for (unsigned tries = 0; tries < place_count; tries++) {
    unsigned place = first_place + atomic_fetch_add_explicit(&next_place, 1, memory_order_relaxed) % place_count;
    void *wanted = (void *)((uintptr_t)place << half_of_address);
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
    void *given = mmap(wanted, bytes, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (given == wanted) return given;
    // An old kernel takes the address as a mere wish.
    if (given != MAP_FAILED) {
      munmap(given, bytes);
      return NULL;
    }
    if (errno != EEXIST) return NULL;
  }
  return NULL;
}
