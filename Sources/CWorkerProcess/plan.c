// The file in memory by which workers are told what all of them need. Sealed, it holds off a worker that would change what
// the others read; mapped, it holds large data once for all of them.

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CWorkerProcess.h"
#include "file_size.h"

int cwp_plan_new(void) {
  int plan = memfd_create("policies", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  return plan >= 0 ? plan : -errno;
}

int cwp_plan_append(int plan, const void *bytes, size_t count) {
  const char *at = bytes;
  off_t size = lseek(plan, 0, SEEK_CUR);
  if (size < 0) return errno;
  if (!cwp_may_write((uint64_t)size + count)) return EFBIG;
  while (count > 0) {
    ssize_t written = write(plan, at, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    at += written;
    count -= (size_t)written;
  }
  return 0;
}

int cwp_plan_seal(int plan) {
  int seals = F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL;
  return fcntl(plan, F_ADD_SEALS, seals) == 0 ? 0 : errno;
}

void cwp_plan_close(int plan) { close(plan); }

const void *cwp_open_plan(size_t *size) {
  struct stat about;
  if (fstat(cwp_plan, &about) != 0 || about.st_size <= 0) return NULL;
  void *memory = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_SHARED, cwp_plan, 0);
  if (memory == MAP_FAILED) return NULL;
  close(cwp_plan);
  *size = (size_t)about.st_size;
  return memory;
}
