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
  uint32_t length;       // what taking the length of a table may cost beside

  size_t churn;  // bytes of long vectors handed out since the start of the evaluation
  void *stack, *latest_vector;
  size_t latest_vector_bytes;
  const void *latest_string;    // the newest short string, not yet looked at
  const char *latest_long;      // the newest long one
  uint32_t stack_slots;         // of the Lua stack
  uint32_t largest_string;      // bytes
  uint32_t largest_nodes;       // slots in the hash part of the largest table
  uint32_t largest_vector;      // bytes
  uint32_t crowding;            // short strings that came into a long chain of the string table
  uint32_t most_of_one_length;  // bytes of long strings handed out, and what coming to each costs beside, of those in
                                // `of_length` of the arena the most
  bool has_zeros;               // whether there may be strings with a zero byte
  bool has_numerals;            // whether there are long strings that may be read as numbers
  bool measures;                // whether the script takes the length of anything by `#`
  bool loops;                   // whether it counts to what may be text
  uint32_t end_nodes;           // that finding the end of a list goes through for each key that it tries, at most
  bool no_hash_parts;           // while only code is taken up
  unsigned char *unsure;        // the vector just handed out, if it may be a hash part
  uint32_t unsure_nodes;        // its slots, if it is one
} cls_prices;

struct cls_arena;

/// Notes that there may be strings with a zero byte. Never raises.
void cls_note_zeros(cls_prices *prices);
/// Notes whether the script takes the length of anything by `#`, and whether it counts to what may be text. Never raises.
void cls_note_code(cls_prices *prices, bool measures, bool loops);
/// Looks at the newest long string, whose bytes were not there yet when it was made. Never raises.
void cls_look_at_latest_long(cls_prices *prices);
/// Before strings may be collected: looks at the newest a last time. Never raises.
void cls_forget_latest(cls_prices *prices);

// For the allocator. All but the first and the last two leave the evaluation when too few steps are left or a limit is
// exceeded.

/// Before anything else: what came of the vector just handed out, and which list it belongs to, is known now.
void cls_note_call(struct cls_arena *arena, const void *block, size_t new_size);
/// Before a string takes so many bytes.
void cls_note_string(cls_cage *cage, size_t size);
/// After it took them, before its bytes are there.
void cls_note_made_string(cls_cage *cage, const void *block, size_t size);
/// Before a closure takes so many bytes.
void cls_note_closure(cls_cage *cage, size_t size);
/// Bytes of the Lua stack.
size_t cls_stack_size(const cls_prices *prices);

/// A vector that starts from nothing: the hash part of a table, or the Lua stack in its new place.
void cls_note_vector(cls_cage *cage, void *block, size_t size);
/// Before a vector gets another length.
void cls_pay_for_copying(cls_cage *cage, size_t old_size, size_t new_size);
/// After it did.
void cls_note_grown_vector(struct cls_arena *arena, size_t size);
void cls_note_freed(struct cls_arena *arena, const void *block);
