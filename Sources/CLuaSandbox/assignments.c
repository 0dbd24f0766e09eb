// Finds in compiled code what may assign to something older than the evaluation. A script without it leaves all tables
// and functions as they were, but for what library functions change, which note it themselves.
#include <string.h>

#include "compiled.h"

enum {
  // Numbers of operations, from lopcodes.h of Lua 5.4.4.
  false_skip = 6, set_upvalue = 10, set_global = 15, set_table = 16, set_field = 18, new_table = 19, operator_first = 46,
  operator_last = 48, concatenate = 53, jump = 56, test_first = 57, test_last = 67, call = 68, loop = 73,
  loop_start = 74, iteration_start = 75, iteration = 77, set_list = 78, closure = 79, varied = 80, extra = 82,
  jump_middle = (1 << 24) - 1,
  most_instructions = 512,  // that are looked at closely
};

static uint32_t read(const unsigned char *instructions, uint64_t number) {
  uint32_t instruction;
  memcpy(&instruction, instructions + 4 * number, sizeof instruction);
  return instruction;
}

static unsigned operation(uint32_t instruction) { return instruction & 0x7Fu; }

static unsigned target(uint32_t instruction) { return instruction >> 7 & 0xFFu; }

/// Where else than to the next instruction one may lead; its own number where there is no such place.
static int64_t leads_to(const unsigned char *instructions, uint64_t number) {
  uint32_t instruction = read(instructions, number);
  int64_t next = (int64_t)number + 1, distance = instruction >> 15;
  switch (operation(instruction)) {
    case jump: return next + (int64_t)(instruction >> 7) - jump_middle;
    case loop: case iteration: return next - distance;
    case loop_start: return next + distance + 1;
    case iteration_start: return next + distance;
    case false_skip: return next + 1;
    default: return operation(instruction) >= test_first && operation(instruction) <= test_last ? next + 1 : next - 1;
  }
}

static bool is_led_into(const unsigned char *instructions, uint64_t count, uint64_t after, uint64_t last) {
  for (uint64_t i = 0; i < count; i++) {
    int64_t place = leads_to(instructions, i);
    if (place != (int64_t)i && place > (int64_t)after && place <= (int64_t)last) return true;
  }
  return false;
}

/// Whether the instruction goes on to the next one and leaves all registers up to this one alone.
static bool leaves_alone(uint32_t instruction, unsigned place) {
  unsigned found = operation(instruction);
  // These write to no register, or to that of the instruction before.
  if ((found >= set_table && found <= set_field) || found == set_list || found == extra ||
      (found >= operator_first && found <= operator_last))
    return true;
  bool writes_upwards = (found <= concatenate && found != false_skip && found != set_upvalue && found != set_global) ||
                        found == call || found == closure || found == varied;
  return writes_upwards && target(instruction) > place;
}

/// Whether the table that is assigned to was made by the function, on the straight way there.
static bool assigns_to_new(const unsigned char *instructions, uint64_t count, uint64_t number) {
  unsigned place = target(read(instructions, number));
  for (uint64_t at = number; at-- > 0;) {
    uint32_t instruction = read(instructions, at);
    if (operation(instruction) == new_table && target(instruction) == place)
      return !is_led_into(instructions, count, at, number);
    if (!leaves_alone(instruction, place)) return false;
  }
  return false;
}

bool cls_assigns_older(const unsigned char *instructions, uint64_t count) {
  for (uint64_t i = 0; i < count; i++) {
    unsigned found = operation(read(instructions, i));
    if (found == set_upvalue || found == set_global) return true;
    if (found < set_table || found > set_field) continue;
    if (count > most_instructions || !assigns_to_new(instructions, count, i)) return true;
  }
  return false;
}
