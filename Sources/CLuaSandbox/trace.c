// Follows a script for tests and explanations: which lines ran how often, and what variables held where it denied, warned
// or failed.
#include "trace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cage.h"
#include "text.h"
#include "trace_values.h"

// A script of 64 KiB has no room for more denials than places are kept, but by codes that it makes when it runs.
enum { most_moments = 64, most_variables = 64, longest_name = 96, longest_value = 240, most_denied = 8192 };

struct cls_trace {
  uint32_t *lines;  // how often each ran; the first is that of line 1
  uint32_t line_count, line_capacity, moment_count;
  cls_denied_place *denied;
  uint32_t denied_count, denied_capacity;
  cls_moment moments[most_moments];
  cls_variable variables[most_moments][most_variables];
  char names[most_moments][most_variables][longest_name];
  char values[most_moments][most_variables][longest_value];
};

cls_trace *cls_trace_new(void) { return calloc(1, sizeof(cls_trace)); }

void cls_trace_free(cls_trace *trace) {
  if (trace == NULL) return;
  free(trace->lines);
  free(trace->denied);
  free(trace);
}

void cls_trace_begin(cls_trace *trace, uint32_t lines) {
  trace->moment_count = trace->denied_count = 0;
  if (lines > trace->line_capacity) {
    uint32_t *grown = realloc(trace->lines, lines * sizeof *grown);
    if (grown == NULL) lines = trace->line_capacity;
    else {
      trace->lines = grown;
      trace->line_capacity = lines;
    }
  }
  trace->line_count = lines;
  if (lines) memset(trace->lines, 0, lines * sizeof *trace->lines);
}

void cls_trace_line(cls_trace *trace, int line) {
  if (line < 1 || (uint32_t)line > trace->line_count) return;
  uint32_t *count = &trace->lines[line - 1];
  if (*count < UINT32_MAX) ++*count;
}

/// One more variable of the moment, with its name and room for its value.
static cls_variable *next_variable(cls_trace *trace, cls_moment *moment, const char *name, char **value) {
  uint32_t place = moment->variable_count++;
  char *named = trace->names[trace->moment_count][place];
  cls_variable *variable = &trace->variables[trace->moment_count][place];
  *value = trace->values[trace->moment_count][place];
  variable->name = (cls_text){named, (uint32_t)cls_text_clean(name, strlen(name), named, longest_name)};
  variable->value = (cls_text){*value, 0};
  return variable;
}

/// Keeps the fields of a record that is too long to be told, each under the names of both; then those of fields that are
/// too long themselves.
static void keep_fields(const cls_cage *cage, cls_moment *moment, const char *name, const cls_ref *record) {
  cls_trace *trace = cage->trace;
  char dotted[longest_name], *value, unused[longest_value];
  cls_text field;
  cls_ref inner;
  bool is_cut;
  for (int goes_deeper = 0; goes_deeper < 2; goes_deeper++) {
    for (uint32_t place = 0; cls_next_field(cage, record, &place, &field); place++) {
      int length = snprintf(dotted, sizeof dotted, "%s.%.*s", name, (int)field.length, field.bytes);
      if (moment->variable_count == most_variables) return;
      if (length < 0 || (size_t)length >= sizeof dotted) continue;
      if (!goes_deeper) {
        cls_variable *variable = next_variable(trace, moment, dotted, &value);
        variable->value.length = (uint32_t)cls_describe_field(cage, record, place, value, longest_value, &is_cut);
        continue;
      }
      cls_describe_field(cage, record, place, unused, sizeof unused, &is_cut);
      if (is_cut && cls_field_record(cage, record, place, &inner)) keep_fields(cage, moment, dotted, &inner);
    }
  }
}

/// Keeps the value at the top under the name, and takes it away.
static void keep(lua_State *L, cls_trace *trace, cls_moment *moment, const char *name) {
  char *value;
  bool is_cut;
  cls_ref record;
  cls_variable *variable = next_variable(trace, moment, name, &value);
  variable->value.length = (uint32_t)cls_describe_value(L, -1, value, longest_value, &is_cut);
  if (is_cut && cls_value_record(L, -1, &record)) keep_fields(cls_cage_of(L), moment, name, &record);
  lua_pop(L, 1);
}

/// The innermost function of the script's own.
static bool find_frame(lua_State *L, lua_Debug *frame) {
  for (int level = 0; level < 250 && lua_getstack(L, level, frame); level++) {
    lua_getinfo(L, "l", frame);
    if (frame->currentline > 0) return true;
  }
  return false;
}

void cls_trace_variables(lua_State *L, uint8_t event) {
  cls_trace *trace = cls_cage_of(L)->trace;
  lua_Debug frame;
  if (trace->moment_count == most_moments || !find_frame(L, &frame)) return;
  cls_moment *moment = &trace->moments[trace->moment_count];
  *moment = (cls_moment){
    .event = event,
    .line = (uint32_t)frame.currentline,
    .variables = trace->variables[trace->moment_count],
  };
  // Room for a few values is what a function of the library has in any case.
  for (int place = 1; moment->variable_count < most_variables; place++) {
    const char *name = lua_getlocal(L, &frame, place);
    if (name == NULL) break;
    // What has no name in the script, or that of what nobody looks at.
    if (name[0] == '(' || strcmp(name, "_") == 0)
      lua_pop(L, 1);
    else
      keep(L, trace, moment, name);
  }
  lua_getinfo(L, "f", &frame);
  for (int place = 1; moment->variable_count < most_variables; place++) {
    const char *name = lua_getupvalue(L, -1, place);
    if (name == NULL) break;
    if (strcmp(name, "_ENV") == 0 || lua_type(L, -1) == LUA_TFUNCTION)
      lua_pop(L, 1);
    else
      keep(L, trace, moment, name);
  }
  lua_pop(L, 1);
  trace->moment_count++;
}

void cls_trace_denial(cls_trace *trace, uint32_t line, const char *code, size_t length) {
  if (trace->denied_count == most_denied || length > sizeof trace->denied->code) return;
  for (uint32_t i = 0; i < trace->denied_count; i++) {
    const cls_denied_place *known = &trace->denied[i];
    if (known->line == line && known->code_length == length && memcmp(known->code, code, length) == 0) return;
  }
  if (trace->denied_count == trace->denied_capacity) {
    uint32_t capacity = trace->denied_capacity ? 2 * trace->denied_capacity : 16;
    cls_denied_place *grown = realloc(trace->denied, capacity * sizeof *grown);
    if (grown == NULL) return;
    trace->denied = grown;
    trace->denied_capacity = capacity;
  }
  cls_denied_place *place = &trace->denied[trace->denied_count++];
  *place = (cls_denied_place){.line = line, .code_length = (uint32_t)length};
  memcpy(place->code, code, length);
}

cls_trail cls_trace_trail(const cls_trace *trace) {
  return (cls_trail){
    .lines = trace->lines,
    .line_count = trace->line_count,
    .moments = trace->moments,
    .moment_count = trace->moment_count,
    .denied = trace->denied,
    .denied_count = trace->denied_count,
  };
}
