#pragma once

#include <stddef.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// The SHA-256 of `length` bytes as 64 lower-case hexadecimal digits and a NUL. Cannot fail or raise.
void cls_sha256_hex(const void *bytes, size_t length, char hex[65]);

#if defined(__cplusplus)
}
#endif
