#pragma once

#include <simdjson.h>

#include <cstdlib>
#include <memory>

#include "CStrictJSON.h"
#include "notes.h"

// Inner header of CStrictJSON.

constexpr size_t csj_depth_bound = 1024;

struct free_memory {
  void operator()(void *memory) const noexcept { std::free(memory); }
};

template <typename Element>
using buffer = std::unique_ptr<Element[], free_memory>;

struct free_notes {
  void operator()(csj_notes *notes) const noexcept { csj_notes_free(notes); }
};

struct csj_reader {
  simdjson::dom::parser parser;
  std::unique_ptr<csj_notes, free_notes> notes;
  buffer<uint8_t> text;
  size_t text_capacity = 0;
  csj_document document = {};
};

/// Checks what simdjson does not, and finds out how deep the document is.
csj_result csj_check(csj_document &document, size_t depth_limit) noexcept;

/// The later of two names of one object that are the same, the first of such, or 0.
uint32_t csj_repeated_name(const csj_document &document, uint32_t object) noexcept;
