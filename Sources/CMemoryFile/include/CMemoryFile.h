#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

// A file in memory, to be written and then sealed, so that nobody who has it can change what another reads.

/// The descriptor, which no other program inherits, or minus the error's number.
int cmf_new(const char *name);
/// Whether the process may write files that long. Finding out by trying would bring it a signal.
bool cmf_may_be(uint64_t size);
/// Writes at the end. 0 or the error's number: `EFBIG` where the process may write no file that long.
int cmf_append(int file, const void *bytes, size_t count);
/// From here on it stays as it is. 0 or the error's number.
int cmf_seal(int file);
void cmf_close(int file);

#if defined(__cplusplus)
}
#endif
