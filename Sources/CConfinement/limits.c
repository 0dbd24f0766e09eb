// Sets what is left of each resource, most to nothing. Holds off what the filter of calls lets through: memory without
// end, time without end once the host is gone, and core dumps.

#include <errno.h>
#include <stddef.h>
#include <sys/resource.h>

#include "parts.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CCF_SHADOW_MEMORY 1  // takes terabytes of addresses
#endif
#endif

/// Far above what a worker may use before its host replaces it; so it ends one whose host is gone.
enum { processor_seconds = 2 * 60 * 60 };

static int limit(__rlimit_resource_t resource, rlim_t most) {
  struct rlimit now, limit = {most, most};
  if (getrlimit(resource, &now) != 0) return errno;
  // What is lower already stays.
  if (now.rlim_max < most) limit.rlim_cur = limit.rlim_max = now.rlim_max;
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int ccf_limit_resources(uint64_t address_space) {
  static const __rlimit_resource_t nothing_of[] = {
    RLIMIT_NOFILE, RLIMIT_NPROC, RLIMIT_FSIZE, RLIMIT_CORE, RLIMIT_MEMLOCK, RLIMIT_MSGQUEUE, RLIMIT_SIGPENDING,
  };
  for (size_t i = 0; i < sizeof nothing_of / sizeof *nothing_of; i++) {
    int error = limit(nothing_of[i], 0);
    if (error) return error;
  }
  int error = limit(RLIMIT_CPU, processor_seconds);
#if !defined(CCF_SHADOW_MEMORY)
  if (error == 0) error = limit(RLIMIT_AS, address_space);
#else
  (void)address_space;
#endif
  return error;
}
