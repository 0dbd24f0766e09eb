#pragma once

#include <simdjson.h>

#include <cstdlib>
#include <memory>

#include "CStrictJSON.h"

// Inner header of CStrictJSON.

constexpr size_t csj_depth_bound = 1024;

struct free_memory {
  void operator()(void *memory) const noexcept { std::free(memory); }
};

template <typename Element>
using buffer = std::unique_ptr<Element[], free_memory>;

struct csj_reader {
  simdjson::dom::parser parser;
  buffer<uint8_t> text;
  size_t text_capacity = 0;
  size_t text_length = 0;
  buffer<csj_node> nodes;
  size_t node_capacity = 0;
  size_t node_count = 0;
  size_t depth = 0;
};

/// Turns the document that the parser holds into nodes, and checks what simdjson does not.
csj_result csj_flatten(csj_reader &reader, size_t depth_limit) noexcept;

/// The later of two keys of one object that are the same name, or 0.
uint32_t csj_repeated_key(const csj_node *nodes, uint32_t object) noexcept;
