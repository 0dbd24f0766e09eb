#pragma once

#include "source.h"

/// The checks that need the words of the language: chains of fields, how many `and` and `or`, powers. Text that is no Lua
/// passes; the compiler refuses it. Never raises.
bool cls_source_check_tokens(const char *text, size_t length, cls_source_fault *fault);
