#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A script that was checked and compiled. It lies outside every cage and never changes, so that cages on any number of
// threads are made from one. What a cage takes up was always compiled here, from text that was checked: Lua trusts what
// it takes up, and foreign code could do anything.

struct cls_script {
  uint32_t lines;        // of the source
  uint64_t error_price;  // steps for an error that the script catches
  uint64_t steps;        // that compiling took
  bool has_zeros;        // whether its literals may hold zero bytes
  bool measures;         // whether it takes the length of anything by `#`
  bool loops;            // whether it counts to what may be text
  bool writes_tables;    // whether it may assign to what is older than an evaluation
  size_t length;         // of the code
  char code[];
};
