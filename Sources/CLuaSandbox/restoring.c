// Goes back to the state that every evaluation starts from. Only what can have been written is copied, so that a decision
// costs what it does and not what the script holds. In doubt all of it is; in debug builds every byte is compared.
#include "restoring.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "book.h"
#include "cage.h"
#include "handed_texts.h"
#include "hash_seed.h"
#include "settling.h"

enum { most_by_zones = 128 * 1024 };

bool cls_keep_image(cls_cage *cage) {
  cls_arena *arena = cage->arena;
  arena->peak = arena->live;
  arena->prices.churn = 0;
  cls_forget_latest(&arena->prices);
  cage->written = (cls_written){.zone = cls_zone_code};
  size_t opened = cls_arena_open(arena);
  if (!cls_image_keep(&cage->image, arena, arena->next)) return false;
  cls_arena_close(arena, opened);
  return true;
}

/// Adds the stretches of the image that belong to a zone, without what is left of its latest strip.
static bool add_stretches(const cls_arena *arena, unsigned zone, cls_stretch *stretches, uint32_t *count) {
  uint32_t first = *count;
  for (size_t at = 0; at < arena->next; at += cls_strip) {
    if (cls_zone_at(arena, (const char *)arena + at) != zone) continue;
    cls_stretch *last = stretches + *count - 1;
    if (*count > first && last->from + last->size == at) {
      last->size += cls_strip;
    } else {
      if (*count == cls_most_stretches) return false;
      stretches[(*count)++] = (cls_stretch){(uint32_t)at, cls_strip};
    }
  }
  for (uint32_t i = first; i < *count; i++)
    if (stretches[i].from + stretches[i].size == arena->zones[zone].end)
      stretches[i].size = arena->zones[zone].next - stretches[i].from;
  return true;
}

/// Adds the stack where a main chunk made it grow, and it lies among vectors of tables. It belongs to the state.
static bool add_grown_stack(const cls_arena *arena, cls_stretch *stretches, uint32_t *count) {
  const char *stack = arena->prices.stack;
  unsigned zone = cls_zone_at(arena, stack);
  if (zone == cls_zone_state) return true;
  if (zone != cls_zone_tables || *count == cls_most_stretches) return false;
  stretches[(*count)++] =
      (cls_stretch){(uint32_t)(stack - (const char *)arena), (uint32_t)cls_stack_size(&arena->prices)};
  return true;
}

/// Whether what Lua writes to lies where it is thought to. A large image goes by pages.
static bool can_go_by_zones(cls_cage *cage) {
  cls_arena *arena = cage->arena;
  cls_stretches *stretches = &cage->stretches;
  if (arena->next > most_by_zones || cls_zone_at(arena, cls_strings_of(cage).chains) != cls_zone_code) return false;
  uint32_t count = 0;
  for (unsigned zone = cls_zone_state; zone < cls_zone_code; zone++) {
    if (!add_stretches(arena, zone, stretches->items, &count)) return false;
    if (zone == cls_zone_state && !add_grown_stack(arena, stretches->items, &count)) return false;
    stretches->ends[zone] = count;
  }
  return true;
}

/// Takes out of the first stretch of the state what only changes while a script is loaded, and what is copied alone.
static bool part_first_stretch(cls_cage *cage) {
  cls_stretches *stretches = &cage->stretches;
  uint32_t count = stretches->ends[cls_zone_code - 1], end = stretches->items[0].size;
  size_t seed = cls_arena_first_block + cage->book->seed_place;
  uint32_t from = (uint32_t)seed + cls_steady_after_seed, to = (uint32_t)seed + cls_handed_after_seed + cls_handed_size;
  if (count == cls_most_stretches || to > end) return false;
  memmove(stretches->items + 1, stretches->items, count * sizeof *stretches->items);
  for (unsigned zone = cls_zone_state; zone < cls_zone_code; zone++) stretches->ends[zone]++;
  stretches->items[0] = (cls_stretch){offsetof(cls_arena, next), from - (uint32_t)offsetof(cls_arena, next)};
  stretches->items[1] = (cls_stretch){to, end - to};
  return true;
}

bool cls_keep_sealed_image(cls_cage *cage) {
  bool is_settled = cls_settle_objects(cage);
  cage->always_written = cage->writes_tables ? cls_zone_tables
                         : cage->arena->prices.measures || !is_settled ? cls_zone_heads : cls_zone_state;
  if (can_go_by_zones(cage) && part_first_stretch(cage)) cage->arena->sealed = (uint32_t)cage->arena->next;
  if (!cls_keep_image(cage)) return false;
  cage->written = (cls_written){.zone = cage->always_written};
  return true;
}

/// A string that is made becomes the first of its chain, whatever came of it.
static void restore_chains(cls_cage *cage) {
  const cls_written *written = &cage->written;
  if (written->string_count == 0) return;
  cls_strings strings = cls_strings_of(cage);
  size_t from = (size_t)((char *)strings.chains - (char *)cage->arena);
  if (written->string_count > cls_noted_strings) {
    cls_image_copy(&cage->image, cage->arena, from, strings.count * sizeof(void *));
    return;
  }
  for (uint32_t i = 0; i < written->string_count; i++) {
    uint32_t chain = cls_chain_of(written->strings[i], strings.count);
    cls_image_copy(&cage->image, cage->arena, from + chain * sizeof(void *), sizeof(void *));
  }
}

static void restore_by_zones(cls_cage *cage) {
  const cls_stretches *stretches = &cage->stretches;
  cls_arena *arena = cage->arena;
  cage->image.copied = 0;
  // While the strings are still there.
  restore_chains(cage);
  cls_arena_drop_growth(arena);
  if (cage->written.lengths)
    cls_image_copy(&cage->image, arena, offsetof(cls_arena, of_length), sizeof arena->of_length);
  // An error may have had Lua name the type of a value, which hands it a text.
  if (cage->written.handed_texts || cage->findings.outcome != cls_outcome_completed)
    cls_image_copy(
        &cage->image, arena, cls_arena_first_block + cage->book->seed_place + cls_handed_after_seed, cls_handed_size);
  for (uint32_t i = 0; i < stretches->ends[cage->written.zone]; i++)
    cls_image_copy(&cage->image, arena, stretches->items[i].from, stretches->items[i].size);
}

#ifdef DEBUG
static void check_every_byte(const cls_cage *cage) {
  const char *kept = cage->image.bytes, *now = (const char *)cage->arena;
  if (cls_image_equals(&cage->image, now)) return;
  size_t at = 0;
  while (kept[at] == now[at]) at++;
  fprintf(stderr, "byte %zu of a script's memory, in zone %u, is not what it was\n", at, cls_zone_at(cage->arena, now + at));
  abort();
}
#endif

void cls_restore(cls_cage *cage) {
  cls_arena *arena = cage->arena;
  size_t used = arena->next;
  size_t opened = cls_arena_open(arena);
  if (arena->sealed && cage->written.zone < cls_zone_code)
    restore_by_zones(cage);
  else
    cls_image_restore(&cage->image, arena);
#ifdef DEBUG
  check_every_byte(cage);
#endif
  cls_arena_close(arena, opened);
  cls_arena_trim(arena, used, cage->image.size);
  cage->written.zone = cage->always_written;
  cage->written.lengths = cage->written.handed_texts = false;
  cage->written.string_count = 0;
}

bool cls_is_restored(cls_cage *cage) {
  size_t opened = cls_arena_open(cage->arena);
  bool is_restored = cls_image_equals(&cage->image, cage->arena);
  cls_arena_close(cage->arena, opened);
  return is_restored;
}

/// Something in a zone may be written, if the table at the index is older than the evaluation.
static void note(lua_State *L, int index, unsigned zone) {
  cls_cage *cage = cls_cage_of(L);
  size_t offset = (size_t)((const char *)lua_topointer(L, index) - (const char *)cage->arena);
  if (offset < cage->arena->sealed) cls_note_zone(cage, zone);
}

void cls_note_change(lua_State *L, int index) { note(L, index, cls_zone_tables); }

void cls_note_measuring(lua_State *L, int index) { note(L, index, cls_zone_heads); }
