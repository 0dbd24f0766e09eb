// Finds in compiled code the two things that Lua 5.4.4 compiles wrongly, which turn a decision round without a word: a
// table from outside the function that is indexed by a comparison, and an operator on bits with a constant on its left
// that no longer fits into the instruction. The source does not show them: constants may come from folding, names from
// anywhere.
#include "compiled.h"

#include <lua.h>
#include <stdio.h>
#include <string.h>

#include "lexer.h"

// Which operations are faulty, their numbers and the form of compiled code hold for this release alone.
_Static_assert(LUA_VERSION_RELEASE_NUM == 50404, "what is looked for in compiled code is that of Lua 5.4.4");
static const char release[] = "$LuaVersion: Lua 5.4.4 ";

/// What compiled code starts with, by `dumpHeader` of ldump.c: version and format, bytes that a change of line ends
/// would spoil, and the sizes of an instruction, an integer and a float.
static const unsigned char header[] = {0x1B, 'L', 'u', 'a', 0x54, 0, 0x19, 0x93, '\r', '\n', 0x1A, '\n', 4, 8, 8};

enum {
  header_length = sizeof header + 8 + 8,  // an integer and a float follow, to see their form
  // Numbers of operations, from lopcodes.h.
  operation_false_skip = 6,     // OP_LFALSESKIP
  operation_and = 41,           // OP_BAND
  operation_exclusive_or = 43,  // OP_BXOR
  operation_load_integer = 1,   // OP_LOADI
  operation_load_float = 2,     // OP_LOADF
  operation_length = 52,        // OP_LEN
  operation_count = 74,         // OP_FORPREP
  operation_jump = 56,          // OP_JMP
  last_constant = 255,  // that an instruction can name
  most_levels = 250,    // of functions in functions; the compiler allows fewer
};

typedef struct {
  const unsigned char *at, *end;
  bool is_ill_formed;
  cls_compiled found;
} reading;

static uint64_t read_number(reading *code) {
  uint64_t value = 0;
  while (code->at < code->end) {
    unsigned char byte = *code->at++;
    value = value << 7 | (byte & 0x7Fu);
    if (byte & 0x80u) return value;
  }
  code->is_ill_formed = true;
  return 0;
}

static const unsigned char *skip(reading *code, uint64_t count, size_t size) {
  const unsigned char *start = code->at;
  if (count > (size_t)(code->end - code->at) / size) {
    code->is_ill_formed = true;
    code->at = code->end;
  } else {
    code->at += count * size;
  }
  return start;
}

static void skip_string(reading *code) {
  uint64_t length = read_number(code);
  if (length > 0) skip(code, length - 1, 1);
}

static uint64_t skip_constants(reading *code) {
  uint64_t count = read_number(code);
  for (uint64_t i = 0; i < count && !code->is_ill_formed; i++) {
    const unsigned char *kind = skip(code, 1, 1);
    if (code->is_ill_formed) break;
    switch (*kind) {
      case LUA_TNIL: case LUA_TBOOLEAN: case LUA_TBOOLEAN | 0x10: break;
      case LUA_TNUMBER: case LUA_TNUMBER | 0x10: skip(code, 1, 8); break;
      case LUA_TSTRING: case LUA_TSTRING | 0x10: skip_string(code); break;
      default: code->is_ill_formed = true;
    }
  }
  return count;
}

static unsigned operation(const unsigned char *instructions, uint64_t number) {
  uint32_t instruction;
  memcpy(&instruction, instructions + 4 * number, sizeof instruction);
  return instruction & 0x7Fu;
}

typedef enum { sound, wrong_table, wrong_bits } flaw;

/// The first flaw of a function, and the number of its instruction.
static flaw find_flaw(const unsigned char *instructions, uint64_t count, uint64_t constants, uint64_t *place) {
  for (*place = 0; *place < count; ++*place) {
    unsigned found = operation(instructions, *place);
    // What makes a value of a comparison follows its jump. If not, something came in between that one branch leaves
    // out: then the table is whatever lay in the register.
    if (found == operation_false_skip && (*place == 0 || operation(instructions, *place - 1) != operation_jump))
      return wrong_table;
    if (found >= operation_and && found <= operation_exclusive_or && constants > last_constant + 1) return wrong_bits;
  }
  return sound;
}

/// What an instruction writes to, of most.
static unsigned target(const unsigned char *instructions, uint64_t number) {
  uint32_t instruction;
  memcpy(&instruction, instructions + 4 * number, sizeof instruction);
  return instruction >> 7 & 0xFFu;
}

/// Whether the instruction puts a number there, and nothing else.
static bool puts_number(const unsigned char *instructions, uint64_t number, unsigned place) {
  unsigned found = operation(instructions, number);
  bool is_number = found == operation_load_integer || found == operation_load_float || found == operation_length;
  return is_number && target(instructions, number) == place;
}

/// Whether a loop, prepared by the instruction of that number, counts from a number to a number by a number: literals
/// and lengths, that no branch goes around.
static bool counts_numbers(const unsigned char *instructions, uint64_t number) {
  unsigned first = target(instructions, number);
  if (number < 3 || !puts_number(instructions, number - 1, first + 2) ||
      !puts_number(instructions, number - 2, first + 1))
    return false;
  for (uint64_t at = number - 3;; at--) {
    if (operation(instructions, at) == operation_jump) return false;
    if (target(instructions, at) == first)
      return puts_number(instructions, at, first) &&
             (at == 0 || operation(instructions, at - 1) != operation_jump);
    if (at == 0) return false;
  }
}

static bool counts_to_text(const unsigned char *instructions, uint64_t count) {
  for (uint64_t i = 0; i < count; i++)
    if (operation(instructions, i) == operation_count && !counts_numbers(instructions, i)) return true;
  return false;
}

static bool has_operation(const unsigned char *instructions, uint64_t count, unsigned searched) {
  for (uint64_t i = 0; i < count; i++)
    if (operation(instructions, i) == searched) return true;
  return false;
}

/// The line of an instruction, from the differences to the one before and the lines that are written out.
static uint32_t read_line(reading *code, uint32_t first_line, uint64_t place) {
  uint64_t count = read_number(code);
  const signed char *differences = (const signed char *)skip(code, count, 1);
  uint64_t absolute_count = read_number(code), from = 0;
  int64_t line = first_line;
  bool is_from_start = true;
  for (uint64_t i = 0; i < absolute_count && !code->is_ill_formed; i++) {
    uint64_t number = read_number(code), absolute = read_number(code);
    if (number > place) continue;
    from = number;
    line = (int64_t)absolute;
    is_from_start = false;
  }
  if (code->is_ill_formed) return 0;
  for (uint64_t i = is_from_start ? 0 : from + 1; i <= place && i < count; i++) line += differences[i];
  return line > 0 ? (uint32_t)line : 0;
}

static void skip_names(reading *code) {
  uint64_t locals = read_number(code);
  for (uint64_t i = 0; i < locals && !code->is_ill_formed; i++) {
    skip_string(code);
    read_number(code);
    read_number(code);
  }
  uint64_t upvalues = read_number(code);
  for (uint64_t i = 0; i < upvalues && !code->is_ill_formed; i++) skip_string(code);
}

/// The first flaw of a function or of those in it, and its line.
static flaw check_function(reading *code, unsigned level, uint32_t *line) {
  skip_string(code);
  uint32_t first_line = (uint32_t)read_number(code);
  read_number(code);
  skip(code, 3, 1);
  uint64_t count = read_number(code);
  const unsigned char *instructions = skip(code, count, 4);
  if (count > code->found.longest) code->found.longest = count;
  code->found.loops = code->found.loops || counts_to_text(instructions, count);
  code->found.measures = code->found.measures || has_operation(instructions, count, operation_length);
  // What stands in no function runs while the file is loaded.
  if (level > 0) code->found.assigns = code->found.assigns || cls_assigns_older(instructions, count);
  uint64_t constants = skip_constants(code), place = 0;
  skip(code, read_number(code), 3);
  if (code->is_ill_formed || level == most_levels) {
    code->is_ill_formed = true;
    return sound;
  }
  flaw own = find_flaw(instructions, count, constants, &place), inner = sound;
  uint32_t inner_line = 0;
  uint64_t functions = read_number(code);
  for (uint64_t i = 0; i < functions && !code->is_ill_formed; i++) {
    uint32_t found_line;
    flaw found = check_function(code, level + 1, &found_line);
    if (inner != sound) continue;
    inner = found;
    inner_line = found_line;
  }
  uint32_t own_line = read_line(code, first_line, place);
  skip_names(code);
  *line = own != sound ? own_line : inner_line;
  return own != sound ? own : inner;
}

/// The column of the operator on the line that the flaw is about; 0 where none is found.
static uint32_t column_of(flaw found, uint32_t line, const char *source, size_t length) {
  cls_lexer lexer = {source, source + length, 1};
  for (;;) {
    cls_token token = cls_lexer_next(&lexer);
    if (token.kind == cls_token_end || token.line > line) return 0;
    if (token.line < line) continue;
    bool is_bits = token.kind == '&' || token.kind == '|' || token.kind == '~';
    bool is_comparison = token.kind == '<' || token.kind == '>' ||
                         (token.kind == cls_token_other && token.text[1] == '=');
    if (found == wrong_bits ? is_bits : is_comparison) return cls_token_column(&token, source);
  }
}

bool cls_compiled_check(
    const char *code, size_t code_length, const char *source, size_t source_length, cls_compiled *compiled,
    cls_source_fault *fault) {
  static const char *const messages[] = {
    [sound] = "the compiled file cannot be checked, since the Lua library is not the one this was made for; install Lua "
              "5.4.4",
    [wrong_table] = "Lua 5.4.4 looks into the wrong table when a comparison stands in brackets behind a name from "
                    "outside the function; keep the comparison in a local",
    [wrong_bits] = "Lua 5.4.4 may get operators on bits wrong in a function with more than 256 constants; compute with "
                   "bits in a function of its own",
  };
  reading all = {(const unsigned char *)code, (const unsigned char *)code + code_length, false, {0}};
  uint32_t line = 0;
  const unsigned char *start = skip(&all, header_length + 1, 1);
  all.is_ill_formed = all.is_ill_formed || memcmp(start, header, sizeof header) != 0 ||
                      strncmp(lua_ident, release, sizeof release - 1) != 0;
  flaw found = check_function(&all, 0, &line);
  *compiled = all.found;
  if (!all.is_ill_formed && found == sound && all.at == all.end) return true;
  if (all.is_ill_formed || all.at != all.end) found = sound;
  snprintf(fault->message, sizeof fault->message, "%s", messages[found]);
  fault->line = found == sound ? 0 : line;
  fault->column = found == sound ? 0 : column_of(found, line, source, source_length);
  return false;
}
