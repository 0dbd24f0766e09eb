#pragma once

#include "view.h"

// Where a text stands among many: behind a list or set of texts lies a table of their hashes, so that looking one up costs
// the same in a long one. Texts are hashed label by label from their end, so that all tails of a domain come from one pass.

/// What lies at the offset that the header's payload says, before the slots.
typedef struct {
  uint64_t seed;
  uint32_t mask;          // one less than the number of slots, a power of two
  uint32_t has_patterns;  // whether a text starts with `*.`
} cls_text_index_head;

/// An index that was checked to lie in its view. None of what follows raises.
typedef struct {
  cls_text_index_head head;
  cls_ref texts;
  const char *slots;
} cls_text_index;

/// False when the container has none.
bool cls_text_index_open(const cls_ref *texts, cls_text_index *index);
/// The hash of a label, a dot and a text with that hash; of a label alone, if the seed is given for the hash.
uint64_t cls_text_index_hash(uint64_t seed, uint64_t hash, const char *label, size_t length);
/// Whether the text of that hash is there.
bool cls_text_index_holds(const cls_text_index *index, uint64_t hash, const char *text, size_t length);
