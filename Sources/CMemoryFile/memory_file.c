// Files in memory: what workers are told, and images of scripts. Sealed, they hold off a process that would change what the
// others read; looking at the limit for the size of files first holds off that the host is ended by the signal that writing
// beyond it brings.

#include "CMemoryFile.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

int cmf_new(const char *name) {
  int file = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  return file >= 0 ? file : -errno;
}

bool cmf_may_be(uint64_t size) {
  struct rlimit limit;
  return getrlimit(RLIMIT_FSIZE, &limit) == 0 && size <= limit.rlim_cur;
}

int cmf_append(int file, const void *bytes, size_t count) {
  const char *at = bytes;
  off_t size = lseek(file, 0, SEEK_CUR);
  if (size < 0) return errno;
  if (!cmf_may_be((uint64_t)size + count)) return EFBIG;
  while (count > 0) {
    ssize_t written = write(file, at, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return written < 0 ? errno : ENOSPC;
    at += written;
    count -= (size_t)written;
  }
  return 0;
}

int cmf_seal(int file) {
  int seals = F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL;
  return fcntl(file, F_ADD_SEALS, seals) == 0 ? 0 : errno;
}

void cmf_close(int file) { close(file); }
