// Goes back to the state that every evaluation starts from. Only what can have been written is copied, so that a decision
// costs what it does and not what the script holds. In doubt all of it is; in debug builds every byte is compared.
#include "restoring.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cage.h"
#include "hash_seed.h"

enum { most_by_zones = 128 * 1024 };

bool cls_keep_image(cls_cage *cage) {
  cls_arena *arena = cage->arena;
  arena->peak = arena->live;
  arena->prices.churn = 0;
  cls_forget_latest(&arena->prices);
  cage->written = (cls_written){.everything = true};
  size_t opened = cls_arena_open(arena);
  if (!cls_image_keep(&cage->image, arena, arena->next)) return false;
  cls_arena_close(arena, opened);
  return true;
}

/// The stretches of the image that belong to a zone, without what is left of its latest strip.
static bool find_stretches(const cls_arena *arena, unsigned zone, cls_stretch *stretches, uint32_t *count) {
  *count = 0;
  for (size_t at = 0; at < arena->next; at += cls_strip) {
    if (cls_zone_at(arena, (const char *)arena + at) != zone) continue;
    cls_stretch *last = stretches + *count - 1;
    if (*count > 0 && last->from + last->size == at) {
      last->size += cls_strip;
    } else {
      if (*count == cls_most_stretches) return false;
      stretches[(*count)++] = (cls_stretch){(uint32_t)at, cls_strip};
    }
  }
  for (uint32_t i = 0; i < *count; i++)
    if (stretches[i].from + stretches[i].size == arena->zones[zone].end)
      stretches[i].size = arena->zones[zone].next - stretches[i].from;
  return true;
}

/// Whether what Lua writes to lies where it is thought to. A large image goes by pages.
static bool can_go_by_zones(cls_cage *cage) {
  cls_arena *arena = cage->arena;
  cls_stretches *stretches = &cage->stretches;
  if (arena->next > most_by_zones || cls_zone_at(arena, arena->prices.stack) != cls_zone_state ||
      cls_zone_at(arena, cls_strings_of(cage).chains) != cls_zone_code ||
      !find_stretches(arena, cls_zone_state, stretches->state, &stretches->state_count) ||
      !find_stretches(arena, cls_zone_tables, stretches->tables, &stretches->table_count))
    return false;
  // What comes first only changes while a script is loaded.
  stretches->state[0].from = offsetof(cls_arena, next);
  stretches->state[0].size -= offsetof(cls_arena, next);
  return true;
}

bool cls_keep_sealed_image(cls_cage *cage) {
  if (can_go_by_zones(cage)) cage->arena->sealed = (uint32_t)cage->arena->next;
  if (!cls_keep_image(cage)) return false;
  cage->written = (cls_written){0};
  return true;
}

static void copy_stretches(cls_cage *cage, const cls_stretch *stretches, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    cls_image_copy(&cage->image, cage->arena, stretches[i].from, stretches[i].size);
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
  cls_stretches *stretches = &cage->stretches;
  cage->image.copied = 0;
  // While the strings are still there.
  restore_chains(cage);
  cls_arena_drop_growth(cage->arena);
  copy_stretches(cage, stretches->state, stretches->state_count);
  if (cage->writes_tables || cage->written.tables) copy_stretches(cage, stretches->tables, stretches->table_count);
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
  if (arena->sealed && !cage->written.everything)
    restore_by_zones(cage);
  else
    cls_image_restore(&cage->image, arena);
#ifdef DEBUG
  check_every_byte(cage);
#endif
  cls_arena_close(arena, opened);
  cls_arena_trim(arena, used, cage->image.size);
  cage->written.tables = cage->written.everything = false;
  cage->written.string_count = 0;
}

bool cls_is_restored(cls_cage *cage) {
  size_t opened = cls_arena_open(cage->arena);
  bool is_restored = cls_image_equals(&cage->image, cage->arena);
  cls_arena_close(cage->arena, opened);
  return is_restored;
}

void cls_note_change(lua_State *L, int index) {
  cls_cage *cage = cls_cage_of(L);
  size_t offset = (size_t)((const char *)lua_topointer(L, index) - (const char *)cage->arena);
  if (offset < cage->arena->sealed) cage->written.tables = true;
}
