// Checks and compiles a script's text once. The compiler's memory and steps are limited, it takes text alone, and what
// it made is checked before anything runs; no compiled code from outside is ever taken up.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "c_locale.h"
#include "cage.h"
#include "compiled.h"
#include "errors.h"
#include "lexer.h"
#include "run_errors.h"
#include "script.h"
#include "source.h"

enum { instructions_a_step = 64, bytes_between_looks = 4096 };

typedef struct {
  const char *text;
  size_t length;
  size_t read;  // bytes that the compiler has taken
  cls_script *script;
  size_t capacity;  // of the script's code
} work;

static int keep_code(lua_State *L, const void *bytes, size_t count, void *context) {
  (void)L;
  work *at = context;
  size_t length = at->script ? at->script->length : 0;
  if (at->script == NULL || length + count > at->capacity) {
    size_t capacity = (length + count) * 2;
    cls_script *grown = realloc(at->script, sizeof(cls_script) + capacity);
    if (grown == NULL) return 1;
    at->script = grown;
    at->capacity = capacity;
  }
  memcpy(at->script->code + length, bytes, count);
  at->script->length = length + count;
  return 0;
}

/// Hands over the text byte by byte, so that it is known how far the compiler came. Here alone can one look at the clock.
static const char *next_byte(lua_State *L, void *context, size_t *count) {
  work *at = context;
  if (at->read % bytes_between_looks == bytes_between_looks - 1) cls_look_at_clock(cls_cage_of(L));
  *count = at->read < at->length;
  return *count ? at->text + at->read++ : NULL;
}

/// Under protection: compiles the text and keeps the code.
static int compile(lua_State *L) {
  work *at = lua_touserdata(L, 1);
  if (lua_load(L, next_byte, at, "=policy.lua", "t") != LUA_OK) lua_error(L);
  if (lua_dump(L, keep_code, at, 0) != 0) cls_leave(cls_cage_of(L), cls_outcome_memory, NULL);
  return 0;
}

static void keep_source_fault(cls_findings *findings, const cls_source_fault *fault) {
  findings->outcome = cls_outcome_source;
  findings->line = fault->line;
  findings->column = fault->column;
  cls_findings_set_message(findings, fault->message, strlen(fault->message));
}

/// Limits of the compiler of which Lua says only that they are exceeded.
static const struct {
  const char *said, *remedy;
} compiler_limits[] = {
  {"too many local variables", "keep some in a table, or move code to a function of its own"},
  {"too many upvalues", "keep some of the variables from outside in a table"},
  {"function or expression needs too many registers", "split it, or keep a long list of values in a table"},
};

/// Words further on may be the script's own.
static bool begins_with(const cls_findings *findings, const char *words) {
  size_t length = strlen(words);
  return findings->message_length >= length && memcmp(findings->message, words, length) == 0;
}

static void add_remedy(cls_findings *findings) {
  for (size_t i = 0; i < sizeof compiler_limits / sizeof *compiler_limits; i++) {
    if (!begins_with(findings, compiler_limits[i].said)) continue;
    char better[400];
    int length = snprintf(
        better, sizeof better, "%.*s; %s", (int)findings->message_length, findings->message,
        compiler_limits[i].remedy);
    if (length > 0 && (size_t)length < sizeof better) cls_findings_set_message(findings, better, (size_t)length);
    return;
  }
}

/// Adds what to do to what Lua says; replaces it where nesting used up the stack, since Lua does not say where.
static void keep_compiler_error(cls_cage *cage, const work *at) {
  cls_keep_error(cage, cls_outcome_source);
  cls_findings *findings = &cage->findings;
  if (!begins_with(findings, "C stack overflow")) {
    add_remedy(findings);
    return;
  }
  // The compiler has read the token that was too deep, and one character more.
  cls_lexer lexer = {at->text, at->text + at->length, 1};
  cls_token token;
  do {
    token = cls_lexer_next(&lexer);
  } while (token.kind != cls_token_end && token.text + token.length + 1 < at->text + at->read);
  findings->line = token.line;
  findings->column = cls_token_column(&token, at->text);
  static const char better[] =
      "expressions or blocks are nested too deeply here, each `..` of one expression counted; keep parts in locals or "
      "functions of their own";
  cls_findings_set_message(findings, better, sizeof better - 1);
}

/// Holds the place that an exceeded limit leads to.
static void compile_within_limits(cls_cage *cage, work *at) {
  if (_setjmp(cage->escape)) return;
  lua_State *L = cage->state;
  lua_settop(L, 0);
  lua_pushcfunction(L, compile);
  lua_pushlightuserdata(L, at);
  if (lua_pcall(L, 1, 0, 0) != LUA_OK) keep_compiler_error(cage, at);
}

static void compile_checked(cls_cage *cage, work *at, const cls_source_fault *checked) {
  cage->lines = checked->lines;
  int64_t before = cage->steps_left;
  compile_within_limits(cage, at);
  // What only the compiler needed is not carried into every evaluation, and does not raise the price of running.
  cls_restore(cage);
  if (cage->findings.outcome != cls_outcome_completed) return;
  cls_source_fault fault = {0};
  cls_compiled compiled;
  if (!cls_compiled_check(at->script->code, at->script->length, at->text, at->length, &compiled, &fault)) {
    keep_source_fault(&cage->findings, &fault);
    return;
  }
  at->script->lines = checked->lines;
  // To name what an error is about, Lua goes through the function once per link.
  at->script->error_price = 10 + (checked->links + 1) * compiled.longest / instructions_a_step;
  at->script->has_zeros = checked->has_zeros;
  at->script->measures = compiled.measures;
  at->script->loops = compiled.loops;
  at->script->writes_tables = compiled.assigns;
  at->script->steps = (uint64_t)(before - cage->steps_left);
}

cls_script *cls_cage_compile(
    cls_cage *cage, const char *source, size_t length, uint64_t step_limit, cls_report *report) {
  cls_findings_reset(&cage->findings);
  cls_begin_steps(cage, step_limit);
  locale_t outer = cls_enter_locale();
  work at = {.text = source, .length = length};
  if (length >= 3 && memcmp(source, "\xEF\xBB\xBF", 3) == 0) {
    at.text += 3;
    at.length -= 3;
  }
  cls_source_fault fault;
  if (cage->phase != cls_phase_fresh)
    cls_refuse(cage, "a script is loaded already");
  else if (cls_source_check(at.text, at.length, &fault))
    compile_checked(cage, &at, &fault);
  else
    keep_source_fault(&cage->findings, &fault);
  cls_leave_locale(outer);
  cls_finish_report(cage, report);
  cage->deadline.is_watched = false;
  if (report->outcome == cls_outcome_completed) return at.script;
  free(at.script);
  return NULL;
}

void cls_script_free(cls_script *script) { free(script); }
