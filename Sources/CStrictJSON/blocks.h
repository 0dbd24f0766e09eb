#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/// 64 bytes of a text, looked at together.
typedef uint8_t text_block __attribute__((vector_size(64)));
typedef bool block_bits __attribute__((ext_vector_type(64)));

enum { block_size = sizeof(text_block) };

/// A bit for each byte of the text for which a condition on `block` is true.
#define BITS_WHERE(text, condition)                                          \
  ({                                                                         \
    text_block block;                                                        \
    memcpy(&block, (text), sizeof block);                                    \
    block_bits found = __builtin_convertvector((condition), block_bits);     \
    uint64_t bits;                                                           \
    memcpy(&bits, &found, sizeof bits);                                      \
    bits;                                                                    \
  })
