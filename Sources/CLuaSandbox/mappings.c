// Finds out whether it is mappings that the process has no more of. Holds off that somebody looks for memory where the
// kernel's limit of mappings was met. Asks for memory only, which a confined process may too.
#define _GNU_SOURCE  // MAP_ANONYMOUS

#include <sys/mman.h>
#include <unistd.h>

#include "CLuaSandbox.h"

enum { pages = 32 };

bool cls_mappings_are_short(void) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  char *memory = mmap(NULL, pages * page, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (memory == MAP_FAILED) return true;
  bool are_short = false;
  // Every other page is a mapping of its own then; a cage takes a few.
  for (size_t i = 1; i < pages && !are_short; i += 2) are_short = mprotect(memory + i * page, page, PROT_READ) != 0;
  munmap(memory, pages * page);
  return are_short;
}
