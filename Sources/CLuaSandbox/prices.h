#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What work inside one instruction costs, kept up to date as the allocator hands out and takes back. An instruction is
// dearer the longer the strings, the larger the tables and the deeper the stack are that it may go through.

typedef struct cls_cage cls_cage;

/// Long strings are counted by their length, modulo so many.
enum { cls_lengths = 64 };

/// What work costs, in steps, and what that follows from. It lies in the arena, so that going back to an image brings
/// the prices back with what raised them.
typedef struct {
  uint32_t instruction;  // of the VM
  uint32_t key;          // finding a key in a table
  uint32_t chain;        // the part of it that comparing keys which are long strings may take
  uint32_t scan;         // looking for the first key of a table
  uint32_t text;         // making a short string, or finding it again

  size_t churn;  // bytes of long vectors handed out since the start of the evaluation
  void *stack, *latest_vector;
  size_t latest_vector_bytes;
  const void *latest_string;    // the newest short string, not yet looked at
  uint32_t stack_slots;         // of the Lua stack
  uint32_t largest_string;      // bytes
  uint32_t largest_nodes;       // slots in the hash part of the largest table
  uint32_t largest_vector;      // bytes
  uint32_t crowding;            // short strings that came into a long chain of the string table
  uint32_t most_of_one_length;  // the most bytes in `of_length`
  uint32_t of_length[cls_lengths];  // bytes of long strings handed out, and what coming to each costs beside
  bool has_zeros;               // whether there may be strings with a zero byte
} cls_prices;

struct cls_arena;

/// Notes that there may be strings with a zero byte. Never raises.
void cls_note_zeros(cls_prices *prices);

// For the allocator. The first four leave the evaluation when too few steps are left or a limit is exceeded.

/// Before a string takes so many bytes.
void cls_note_string(cls_cage *cage, size_t size);
/// After it took them.
void cls_note_short_string(cls_cage *cage, const void *block, size_t size);
/// Before a closure takes so many bytes.
void cls_note_closure(cls_cage *cage, size_t size);
/// A vector that starts from nothing: the hash part of a table, or the Lua stack in its new place.
void cls_note_vector(cls_cage *cage, void *block, size_t size);
/// A vector that got longer where it is.
void cls_note_grown_vector(struct cls_arena *arena, size_t size);
void cls_note_freed(struct cls_arena *arena, const void *block);
