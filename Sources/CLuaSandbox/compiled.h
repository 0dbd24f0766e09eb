#pragma once

#include "source.h"

/// Looks for code that this Lua compiled wrongly, and refuses it. `code` is what `lua_dump` gave, with its debug
/// information, for the source. Of code that passes, `longest` is the number of
/// instructions of its longest function. Never raises.
bool cls_compiled_check(
    const char *code, size_t code_length, const char *source, size_t source_length, uint64_t *longest,
    cls_source_fault *fault);
