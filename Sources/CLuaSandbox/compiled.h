#pragma once

#include "source.h"

// What compiled code is, apart from what it does: whether this Lua compiled it wrongly, and what its prices hang on.

typedef struct {
  uint64_t longest;  // instructions of a function
  bool measures;     // whether `#` stands anywhere
  bool loops;        // whether a loop counts to what may be text
  bool assigns;      // whether a function, once the file has run, may assign to what is older than its call
} cls_compiled;

/// Whether a function has an assignment to anything but a table that it made right before, as in `{ name = value }`.
/// Never raises.
bool cls_assigns_older(const unsigned char *instructions, uint64_t count);

/// Looks for code that this Lua compiled wrongly, and refuses it. `code` is what `lua_dump` gave, with its debug
/// information, for the source. `compiled` is filled for code that passes. Never raises.
bool cls_compiled_check(
    const char *code, size_t code_length, const char *source, size_t source_length, cls_compiled *compiled,
    cls_source_fault *fault);
