#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What a source may not be or hold, told with its place, before the compiler sees it.

enum { cls_source_limit = 64 * 1024 };

typedef struct {
  char message[240];
  uint32_t line, column;  // 1-based
  uint32_t lines;         // in the file, of a source that passes
  uint32_t links;         // of a source that passes: in its longest chain of fields
  bool has_zeros;         // of a source that passes: whether its literals may hold zero bytes
} cls_source_fault;

/// Refuses text that people cannot trust to be what it looks like, and constructs that this Lua gets wrong or whose
/// result differs between machines. Never raises.
bool cls_source_check(const char *text, size_t length, cls_source_fault *fault);
