#include "CStrictJSON.h"

uint32_t csj_ordinal(const csj_document *document, uint32_t index) {
  uint32_t ordinal = 0;
  for (uint32_t at = csj_root; at < index;) {
    uint8_t type = csj_type_of(document, at);
    if (type == ']' || type == '}') {
      at++;
      continue;
    }
    ordinal++;
    at = csj_is_container(type) ? at + 1 : csj_next(document, at);
  }
  return ordinal;
}
