// Finds the texts that Lua keeps by where they lay. It holds off that going back to a first state leaves one of them
// behind.
#include "handed_texts.h"

#include <stdint.h>
#include <string.h>

enum { text_place = 24, first_event_name = 0, last_event_name = 24 };

static const char *text_at(const char *place) {
  const char *string;
  memcpy(&string, place, sizeof string);
  return string + text_place;
}

bool cls_has_handed_texts_in_place(lua_State *L, const char *first_block, size_t seed_place) {
  static const char texts[] = "one text a chain: each begins a byte behind the one before, and has its own";
  _Static_assert(sizeof texts > cls_handed_chains, "there is a text for each chain");
  const char *events = first_block + seed_place + cls_steady_after_seed;
  for (size_t i = 0; i < cls_handed_chains; i++) {
    const char *text = lua_pushstring(L, texts + i);
    size_t chain = (uint32_t)(uintptr_t)(texts + i) % cls_handed_chains;
    if (text_at(first_block + seed_place + cls_handed_after_seed + chain * 2 * sizeof(void *)) != text) return false;
    lua_pop(L, 1);
  }
  return strcmp(text_at(events + first_event_name * sizeof(void *)), "__index") == 0 &&
         strcmp(text_at(events + last_event_name * sizeof(void *)), "__close") == 0;
}
