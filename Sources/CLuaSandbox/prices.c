// What the work inside one instruction costs: long strings, big tables, a deep stack and keys that collide raise the
// price of an instruction, and what an instruction builds is paid for as it takes its memory. `charge-benchmark`
// measures what that leaves unpaid.
#include "prices.h"

#include <string.h>

#include "book.h"
#include "cage.h"
#include "hash_seed.h"

enum {
  counted_vector = 512,    // bytes; the rebuilding of shorter vectors is not counted
  node_size = 24,          // of `Node` in Lua's lobject.h: a key and its value in the hash part of a table
  key_type_place = 9,      // in a node
  no_key_type = 0xA5,      // which no key has
  slot_size = 16,          // of a `StackValue` there
  closure_head = 32,       // of an `LClosure` there, before its variables
  small_nodes = 16,        // the hash parts that are too short to be counted have no more
  priced_nodes = 512,      // from here on finding a key pays for the chain that all keys may stand in
  priced_slots = 1024,     // from here on a call that moves the stack pays for it
  rebuilt_limits = 8,      // as many times the memory limit may be spent on rebuilding tables
  long_chain = 16,         // strings; by chance no chain of the string table gets as long
  comparison = 128,        // bytes that could be compared in the time that it takes to come to a long string
  compared_a_step = 16384,  // bytes
  long_search = 8,         // nodes a key; from here on finding the end of a list is paid for
  moved_a_step = 2048,     // bytes
  string_head = 24,        // of a string in Lua's lobject.h, before its bytes
};

/// Keys that are long strings are compared with those of the same length in their chain, to the first difference. A
/// script can know which ones collide. In steps.
static uint32_t chain_price(const cls_prices *prices) {
  uint64_t nodes = prices->largest_nodes < small_nodes ? small_nodes : prices->largest_nodes;
  uint64_t compared = nodes * (prices->largest_string + comparison);
  if (compared > prices->most_of_one_length) compared = prices->most_of_one_length;
  return (uint32_t)(compared / compared_a_step);
}

/// The VM compares strings, walks collision chains and copies stack slots inside one instruction, so an instruction
/// costs more while there are long strings, large hash parts or a deep stack. Never raises.
static void set_prices(cls_prices *prices) {
  prices->chain = chain_price(prices);
  // All keys of a table may stand in one chain.
  prices->key = 1 + (prices->largest_nodes >= priced_nodes ? prices->largest_nodes / 256 : 0) + prices->chain;
  prices->text = prices->crowding / long_chain;
  bool is_long_search = prices->end_nodes >= long_search;
  prices->length = is_long_search ? prices->end_nodes * 5 / 8 : 0;
  uint32_t price = prices->key + prices->text + prices->largest_string / 4096;
  if (prices->measures && is_long_search) price += prices->end_nodes / 6;
  // A loop reads its three bounds as numbers, also from texts.
  if (prices->loops && prices->has_numerals) price += 4 + prices->largest_string / 512;
  // `<` compares from one zero byte to the next.
  if (prices->has_zeros) price += (prices->largest_string < 64 ? 64 : prices->largest_string) / 16;
  if (prices->stack_slots >= priced_slots) price += prices->stack_slots / 1024;
  prices->instruction = price;
  prices->scan = 1 + prices->largest_vector / (4 * 1024);
}

void cls_note_zeros(cls_prices *prices) {
  if (prices->has_zeros) return;
  prices->has_zeros = true;
  set_prices(prices);
}

void cls_note_code(cls_prices *prices, bool measures, bool loops) {
  prices->measures = measures;
  prices->loops = loops;
  set_prices(prices);
}

/// Whether reading it as a number takes long, also where it turns out to be none.
static bool may_be_number(const char *text) {
  const char *rest = text + strspn(text, " \t\n\v\f\r+-");
  bool is_hexadecimal = rest[0] == '0' && (rest[1] == 'x' || rest[1] == 'X');
  rest += strspn(rest, is_hexadecimal ? "xX.0123456789abcdefABCDEFpP+- \t\n\v\f\r" : "0123456789.eE+- \t\n\v\f\r");
  return rest - text > cls_short_string;
}

void cls_look_at_latest_long(cls_prices *prices) {
  if (prices->latest_long == NULL) return;
  const char *text = prices->latest_long + string_head;
  prices->latest_long = NULL;
  if (prices->has_numerals || !may_be_number(text)) return;
  prices->has_numerals = true;
  set_prices(prices);
}

/// To find where a list ends, Lua tries up to 124 keys: its length times powers of two, and what lies between two of
/// them. In a hash part they stand in as many chains as powers of two leave different remainders. How many of its nodes
/// stand in each, at most.
static uint32_t nodes_of_chain(uint32_t nodes, uint64_t list) {
  uint64_t divisor = nodes - 1, first = (list == 0 ? 1 : list) % divisor, remainder = first;
  uint32_t chains = 0;
  do {
    remainder = remainder * 2 % divisor;
    chains++;
  } while (remainder != first);
  return nodes / chains;
}

/// A list of 3, 6, 12… elements is as long as a hash part. Lua writes a type into each key of one, and leaves the byte
/// alone between two elements of the other. After a hash part it takes the list of the same table, if only anew.
void cls_note_call(cls_arena *arena, const void *block, size_t new_size) {
  cls_prices *prices = &arena->prices;
  if (prices->unsure == NULL) return;
  bool is_hash_part = prices->unsure[key_type_place] != no_key_type;
  uint32_t nodes = prices->unsure_nodes;
  prices->unsure = NULL;
  // The vector was the stack in its new place, where all is copied; the old one goes.
  if (!is_hash_part || (block == prices->stack && new_size == 0)) return;
  uint32_t end_nodes = nodes > prices->end_nodes ? nodes_of_chain(nodes, new_size / slot_size) : 0;
  if (end_nodes <= prices->end_nodes && nodes <= prices->largest_nodes) return;
  if (end_nodes > prices->end_nodes) prices->end_nodes = end_nodes;
  if (nodes > prices->largest_nodes) prices->largest_nodes = nodes;
  set_prices(prices);
}

void cls_forget_latest(cls_prices *prices) {
  cls_look_at_latest_long(prices);
  prices->latest_string = NULL;
}

void cls_note_closure(cls_cage *cage, size_t size) {
  // Each variable that it captures is looked for among those captured before.
  uint64_t captured = (size - closure_head) / sizeof(void *);
  cls_charge_cage(cage, captured * captured / 32);
}

void cls_note_made_string(cls_cage *cage, const void *block, size_t size) {
  cls_prices *prices = &cage->arena->prices;
  if (size > cls_short_string_block) {
    cls_look_at_latest_long(prices);
    prices->latest_long = block;
    return;
  }
  cls_note_chain(cage, block);
  // Lua has put the one before into its table by now. It goes through a whole chain for each short string.
  const void *latest = prices->latest_string;
  prices->latest_string = block;
  if (latest == NULL || cls_chain_length(latest, long_chain) < long_chain) return;
  prices->crowding++;
  set_prices(prices);
  // A library function makes many within one instruction.
  cls_charge_cage(cage, prices->text);
}

void cls_note_string(cls_cage *cage, size_t size) {
  if (size <= 64) return;
  if (size > cls_string_limit + 64) cls_leave(cage, cls_outcome_memory, "a string is longer than 64 KiB");
  cls_charge_cage(cage, size / 16);
  cls_prices *prices = &cage->arena->prices;
  if (size <= cls_short_string_block) return;
  cage->written.lengths = true;
  uint32_t *of_length = &cage->arena->of_length[size % cls_lengths];
  // It cannot wrap: the steps of a load and an evaluation buy less.
  *of_length += (uint32_t)size + comparison;
  if (*of_length <= prices->most_of_one_length && size <= prices->largest_string) return;
  if (*of_length > prices->most_of_one_length) prices->most_of_one_length = *of_length;
  if (size > prices->largest_string) prices->largest_string = (uint32_t)size;
  set_prices(prices);
}

/// Lua fills a new hash part with what the old one held, and goes through all that is there for each key that collides.
static void pay_for_moving(cls_cage *cage, size_t nodes) {
  // The compiler keeps constants in a table; the length of a source bounds it.
  if (cage->phase == cls_phase_fresh) return;
  const cls_prices *prices = &cage->arena->prices;
  if (prices->chain > 0) cls_charge_cage(cage, (uint64_t)nodes * prices->chain);
  if (nodes * node_size < counted_vector) return;
  uint64_t moved = nodes < prices->largest_nodes ? nodes : prices->largest_nodes;
  // Keys of a larger part are farther apart in memory.
  cls_charge_cage(cage, moved * moved / 256 * (1 + moved / 2048));
}

void cls_note_vector(cls_cage *cage, void *block, size_t size) {
  cls_arena *arena = cage->arena;
  cls_prices *prices = &arena->prices;
  prices->latest_vector = block;
  prices->latest_vector_bytes = size;
  if (prices->stack == NULL) {
    // The first vector of a new state is its stack.
    prices->stack = block;
    prices->stack_slots = (uint32_t)(size / slot_size);
    // Nothing is hashed yet.
    cls_fix_seed((char *)arena + cls_arena_first_block, cage->book->seed_place);
    return;
  }
  size_t nodes = size / node_size;
  bool is_hash_part = !prices->no_hash_parts && size % node_size == 0 && (nodes & (nodes - 1)) == 0;
  if (is_hash_part) pay_for_moving(cage, nodes);
  if (is_hash_part && nodes > 1) {
    prices->unsure = block;
    prices->unsure_nodes = (uint32_t)nodes;
    prices->unsure[key_type_place] = no_key_type;
  }
  if (size < counted_vector) return;
  // A script can have a full table rehashed by every insertion, so the sum of it is bounded as memory is.
  prices->churn += size;
  if (prices->churn > arena->limit * rebuilt_limits)
    cls_leave(cage, cls_outcome_memory, "tables are rebuilt too often");
  cls_note_grown_vector(arena, size);
}

void cls_pay_for_copying(cls_cage *cage, size_t old_size, size_t new_size) {
  // A table that is rebuilt has the list in it counted, and taken anew even when its length stays.
  if (cage->phase != cls_phase_fresh) cls_charge_cage(cage, (old_size + new_size) / moved_a_step);
}

void cls_note_grown_vector(cls_arena *arena, size_t size) {
  cls_prices *prices = &arena->prices;
  if (size < counted_vector || size <= prices->largest_vector) return;
  prices->largest_vector = (uint32_t)size;
  set_prices(prices);
}

void cls_note_freed(cls_arena *arena, const void *block) {
  cls_prices *prices = &arena->prices;
  if (block != prices->stack) return;
  // The stack moves by taking a new vector and then letting the old one go.
  prices->stack = prices->latest_vector;
  prices->stack_slots = (uint32_t)(prices->latest_vector_bytes / slot_size);
  set_prices(prices);
}

size_t cls_stack_size(const cls_prices *prices) { return (size_t)prices->stack_slots * slot_size; }
