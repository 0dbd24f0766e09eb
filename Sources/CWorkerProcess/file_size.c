// Looks at the limit for the size of files before there is one. Holds off that the host is ended by the signal that writing
// beyond the limit brings.

#include "file_size.h"

#include <sys/resource.h>

bool cwp_may_write(uint64_t size) {
  struct rlimit limit;
  return getrlimit(RLIMIT_FSIZE, &limit) == 0 && size <= limit.rlim_cur;
}
