#pragma once

#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

// What a process gives up before it looks at anything that somebody else wrote. There is no way back.

/// What could not be given up, and why. A process that gave up less than everything must not go on.
typedef struct {
  const char *failure;  // in words; NULL when all went well
  int error;
} ccf_result;

/// Confines this process to computing and to talking over one descriptor, which must be a socket. It can neither open
/// nor start anything afterwards; any other call of the system ends it. `address_space` is in bytes.
ccf_result ccf_confine(int channel, uint64_t address_space);

#if defined(__cplusplus)
}
#endif
