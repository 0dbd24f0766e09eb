#pragma once

#include <stdbool.h>

/// Whether the character is of the class that `%a` and the like name by their letter, as in the C locale; an upper-case
/// letter stands for all others; what names no class stands for itself. Does not raise.
bool cls_in_class(unsigned char c, unsigned char class);
