#pragma once

#include <lauxlib.h>
#include <lua.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CLuaSandbox.h"
#include "arena.h"
#include "deadline.h"
#include "findings.h"
#include "image.h"
#include "interned.h"
#include "restoring.h"
#include "scratch.h"
#include "trace.h"

// One script's cage: its state, what the script's memory does not hold, the places in its registry, and how work is paid
// for and ended. Whatever a script calls finds its cage by the Lua state.

enum { cls_phase_fresh, cls_phase_loaded, cls_phase_sealed };

/// Everything of a cage that the script's memory does not hold, and so no restoring touches. What every evaluation looks
/// at comes first: of many cages none is still in the processor's caches when it is asked again.
struct cls_cage {
  const cls_book *book;
  cls_arena *arena;
  lua_State *state;
  int64_t steps_left;
  uint64_t step_limit;
  int64_t look_below;     // the clock is looked at when fewer steps are left
  int64_t collect_below;  // the collector runs when fewer steps are left
  uint16_t quantum;       // instructions from one look at the steps to the next
  uint8_t phase;
  bool has_check;
  bool has_dialect;
  bool writes_tables;      // whether the script may assign to what is older than the evaluation
  uint8_t always_written;  // the last zone in which any evaluation may write
  cls_deadline deadline;
  cls_scratch scratch;
  cls_view views[cls_view_count];
  cls_interned interned;
  cls_image image;
  cls_stretches stretches;
  jmp_buf escape;  // where an exceeded limit leads
  cls_written written;
  cls_findings findings;
  cls_trace *trace;      // NULL: it is not traced
  uint64_t error_price;  // steps for an error that the script catches
  uint32_t lines;        // of the source
  struct {
    cls_cell *cells;
    char *text;
    uint32_t cell_count, text_count, cell_capacity, text_capacity, root;
  } declaration;
};

static inline cls_cage *cls_cage_of(lua_State *L) { return *(cls_cage **)lua_getextraspace(L); }

// Places in the registry.
enum {
  cls_slot_words = 100,  // list: the words of the book
  cls_slot_names,        // list: the names of the book's fields
  cls_slot_check,        // the function to evaluate
  cls_slot_result,       // the function of a dialect that tells what a script came to
  cls_slot_set,          // metatable of the values of `set`
  cls_slot_email,        // metatable of the values of `email`
};

// MARK: Memory

/// Something in a zone may have been written.
static inline void cls_note_zone(cls_cage *cage, unsigned zone) {
  if (zone > cage->written.zone) cage->written.zone = (uint8_t)zone;
}

/// Before the allocator touches a block that it handed out: freeing it, or moving what it holds, writes to it. A block of
/// the code is that of the string table, which ties all strings anew when it grows.
static inline void cls_note_block(cls_cage *cage, const void *block) {
  const cls_arena *arena = cage->arena;
  if ((size_t)((const char *)block - (const char *)arena) >= arena->sealed) return;
  cls_note_zone(cage, cls_zone_at(arena, block));
}

/// A short string was handed out.
static inline void cls_note_chain(cls_cage *cage, const void *string) {
  cls_written *written = &cage->written;
  if (written->string_count < cls_noted_strings) written->strings[written->string_count] = string;
  if (written->string_count <= cls_noted_strings) written->string_count++;
}

// Handing Lua a text without its length, as which it takes an empty one, too. In whatever includes this none of it goes
// unnoted.
static inline void cls_note_handed(lua_State *L) { cls_cage_of(L)->written.handed_texts = true; }
static inline const char *cls_push_noted(lua_State *L, const char *text, size_t length) {
  if (length == 0) cls_note_handed(L);
  return lua_pushlstring(L, text, length);
}
#define lua_pushlstring(L, text, length) cls_push_noted(L, text, length)
#define lua_pushstring(L, text) (cls_note_handed(L), lua_pushstring(L, text))
#define lua_getfield(L, index, name) (cls_note_handed(L), lua_getfield(L, index, name))
#define lua_setfield(L, index, name) (cls_note_handed(L), lua_setfield(L, index, name))
#define lua_getglobal(L, name) (cls_note_handed(L), lua_getglobal(L, name))
#define lua_setglobal(L, name) (cls_note_handed(L), lua_setglobal(L, name))

/// An error was caught: Lua may have named the type of a value in its message.
static inline void cls_note_caught(lua_State *L) { cls_note_handed(L); }

// MARK: Steps

/// Notes that a limit was exceeded, and on which line. Without a message it is a limit that the host sets.
void cls_keep_limit(cls_cage *cage, int outcome, const char *message);
/// Ends the evaluation from anywhere below the protected call. Never returns; no error that a script could catch.
_Noreturn void cls_leave(cls_cage *cage, int outcome, const char *message);

/// Leaves when the deadline is over.
void cls_look_at_clock(cls_cage *cage);

/// Pays for work before it is done. Leaves when too few steps are left.
static inline void cls_charge_cage(cls_cage *cage, uint64_t steps) {
  if (steps > (uint64_t)INT64_MAX || (int64_t)steps > cage->steps_left) cls_leave(cage, cls_outcome_steps, NULL);
  cage->steps_left -= (int64_t)steps;
  if (cage->steps_left < cage->look_below) cls_look_at_clock(cage);
}

static inline void cls_charge(lua_State *L, uint64_t steps) { cls_charge_cage(cls_cage_of(L), steps); }

/// For finding so many keys in tables, of which none needs to be found at once: see `key` of `cls_prices`.
static inline void cls_charge_entries(lua_State *L, uint64_t count) {
  uint64_t steps;
  if (__builtin_mul_overflow(count, (uint64_t)cls_cage_of(L)->arena->prices.key, &steps)) steps = UINT64_MAX;
  cls_charge(L, steps);
}

/// For looking for the first key of a table, which an emptied one has far behind.
static inline void cls_charge_scan(lua_State *L) { cls_charge(L, 4 * (uint64_t)cls_cage_of(L)->arena->prices.scan); }

/// For work that runs over `bytes` bytes.
static inline void cls_charge_bytes(lua_State *L, size_t bytes) { cls_charge(L, 1 + bytes / 32); }

/// Sets the counters of a new evaluation, the first quantum paid.
void cls_begin_steps(cls_cage *cage, uint64_t limit);
uint64_t cls_steps_used(const cls_cage *cage);
/// Has the VM call back each quantum.
void cls_install_hook(lua_State *L);
