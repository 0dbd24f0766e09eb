#include "reader.h"

#include <algorithm>
#include <cstring>

namespace {

constexpr size_t longest_text = size_t{1} << 31;
constexpr size_t least_capacity = 4096;
constexpr size_t least_levels = 80;

size_t capacity_for(size_t length) noexcept {
  size_t capacity = least_capacity;
  while (capacity < length) capacity *= 2;
  return capacity;
}

/// Room for the text, with the padding that simdjson may read, and for whatever it can hold.
bool make_room(csj_reader &reader, size_t length, size_t depth) noexcept {
  if (!reader.notes) reader.notes.reset(csj_notes_make());
  if (!reader.notes) return false;
  // More levels than ours, so that simdjson's way of counting them does not matter: `csj_check` keeps the limit.
  size_t levels = std::max(depth + 2, least_levels);
  if (length <= reader.text_capacity && levels <= reader.parser.max_depth()) return true;
  size_t capacity = capacity_for(length);
  if (capacity > reader.text_capacity) {
    reader.text.reset(static_cast<uint8_t *>(std::malloc(capacity + simdjson::SIMDJSON_PADDING)));
    reader.text_capacity = reader.text ? capacity : 0;
    if (!reader.text) return false;
  }
  return reader.parser.allocate(reader.text_capacity, levels) == simdjson::SUCCESS;
}

int fault_of(simdjson::error_code error) noexcept {
  switch (error) {
    case simdjson::SUCCESS: return csj_ok;
    case simdjson::MEMALLOC: return csj_no_memory;
    case simdjson::DEPTH_ERROR: return csj_too_deep;
    default: return csj_ill_formed;
  }
}

}  // namespace

size_t csj_longest_text(void) { return longest_text; }

size_t csj_deepest(void) { return csj_depth_bound; }

csj_result csj_read(csj_reader *reader, const uint8_t *text, size_t length, size_t depth_limit) {
  reader->document = {};
  if (length == 0 || length > longest_text || depth_limit > csj_depth_bound) return {csj_ill_formed, 0};
  if (!make_room(*reader, length, depth_limit)) return {csj_no_memory, 0};
  csj_notes_clear(reader->notes.get());
  std::memcpy(reader->text.get(), text, length);
  std::memset(reader->text.get() + length, 0, simdjson::SIMDJSON_PADDING);
  simdjson::error_code error = reader->parser.parse(reader->text.get(), length, false).error();
  if (error != simdjson::SUCCESS) return {fault_of(error), 0};
  const simdjson::dom::document &parsed = reader->parser.doc;
  reader->document = {parsed.tape.get(), parsed.string_buf.get(), reader->text.get(), length, 0, nullptr,
                      reader->notes.get()};
  return csj_check(reader->document, depth_limit);
}

csj_document *csj_document_of(csj_reader *reader) { return &reader->document; }
