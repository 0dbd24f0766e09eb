// What all workers of a host are told, as a worker finds it: a file in memory, mapped, so that large data is there once for
// all of them.

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CWorkerProcess.h"

const void *cwp_open_plan(size_t *size) {
  struct stat about;
  if (fstat(cwp_plan, &about) != 0 || about.st_size <= 0) return NULL;
  void *memory = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_SHARED, cwp_plan, 0);
  if (memory == MAP_FAILED) return NULL;
  close(cwp_plan);
  *size = (size_t)about.st_size;
  return memory;
}
