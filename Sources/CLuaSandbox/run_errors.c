// Turns an error of a script into a message, a line and a path of calls, without running anything of the script's.
// Errors that are tables are not read.
#include <stdio.h>
#include <string.h>

#include "errors.h"
#include "run_errors.h"
#include "text.h"
#include "view.h"

enum { steps_for_names = 50000 };

/// The outermost function is called by no script, so it has no name of its own.
static const char *name_of(const lua_Debug *frame, bool is_outermost) {
  if (frame->what[0] == 'm') return "main chunk";
  return frame->name ? frame->name : is_outermost ? "check" : "function";
}

static void note_place(cls_findings *findings, const lua_Debug *frame, const char *called) {
  char *name = findings->names[findings->path_count];
  cls_place *place = &findings->path[findings->path_count++];
  place->name = (cls_text){name, (uint32_t)cls_text_clean(called, strlen(called), name, cls_name_limit)};
  place->line = frame->currentline > 0 ? (uint32_t)frame->currentline : 0;
}

int cls_note_error(lua_State *L) {
  cls_findings *findings = &cls_cage_of(L)->findings;
  if (cls_cage_of(L)->trace) cls_trace_variables(L, cls_event_failure);
  findings->path_count = 0;
  lua_Debug frame;
  // A name costs what it costs in an error that is caught. How many are found hangs on the script alone, never on the steps
  // that are left: a limit may not bring another report.
  uint64_t affordable = steps_for_names / (1 + cls_cage_of(L)->error_price);
  for (int level = 1; findings->path_count < cls_path_limit && lua_getstack(L, level, &frame); level++) {
    if (level > 1 && (uint64_t)level > affordable) break;
    lua_getinfo(L, "Snl", &frame);
    bool is_native = frame.what[0] == 'C';
    if (is_native && (frame.name == NULL || findings->path_count == 0)) continue;
    lua_Debug outer;
    note_place(findings, &frame, name_of(&frame, !lua_getstack(L, level + 1, &outer)));
  }
  return 1;
}

/// Takes `policy.lua:12: ` off the front of the message, if the file has such a line.
static const char *without_position(const char *message, size_t *length, uint32_t lines, uint32_t *line) {
  static const char name[] = "policy.lua:";
  size_t at = sizeof name - 1;
  if (*length < at || memcmp(message, name, at) != 0) return message;
  uint32_t number = 0;
  while (at < *length && message[at] >= '0' && message[at] <= '9' && number < 10000000)
    number = number * 10 + (uint32_t)(message[at++] - '0');
  if (at + 1 >= *length || message[at] != ':' || message[at + 1] != ' ' || number > lines) return message;
  *line = number;
  *length -= at + 2;
  return message + at + 2;
}

void cls_keep_error(cls_cage *cage, int outcome) {
  lua_State *L = cage->state;
  cls_findings *findings = &cage->findings;
  findings->outcome = (uint8_t)outcome;
  findings->line = findings->path_count ? findings->path[0].line : 0;
  if (lua_type(L, -1) == LUA_TSTRING) {
    size_t length;
    const char *message = lua_tolstring(L, -1, &length);
    message = without_position(message, &length, cage->lines, &findings->line);
    cls_findings_set_message(findings, message, length);
    return;
  }
  char text[80];
  if (lua_isinteger(L, -1))
    snprintf(text, sizeof text, "%lld", (long long)lua_tointeger(L, -1));
  else if (lua_type(L, -1) == LUA_TNUMBER && lua_tonumber(L, -1) != lua_tonumber(L, -1))
    // Its sign differs between processors.
    snprintf(text, sizeof text, "nan");
  else if (lua_type(L, -1) == LUA_TNUMBER)
    snprintf(text, sizeof text, "%.14g", lua_tonumber(L, -1));
  else
    snprintf(text, sizeof text, "the script raised a %s instead of a message", cls_type_name(L, -1));
  cls_findings_set_message(findings, text, strlen(text));
}

/// The line on which `check` starts; where it returns is not known any more.
static uint32_t line_of_check(lua_State *L) {
  lua_Debug origin;
  lua_settop(L, 0);
  lua_rawgeti(L, LUA_REGISTRYINDEX, cls_slot_check);
  lua_getinfo(L, ">S", &origin);
  return origin.linedefined > 0 ? (uint32_t)origin.linedefined : 0;
}

void cls_keep_wrong_result(cls_cage *cage, int results) {
  static const char only[] = "only deny(code, message) refuses";
  lua_State *L = cage->state;
  char text[160];
  if (results > 1)
    snprintf(text, sizeof text, "`check` returned %d values; it must return nothing", results);
  else if (lua_isboolean(L, -1))
    snprintf(
        text, sizeof text, "`check` returned %s; it must return nothing: %s", lua_toboolean(L, -1) ? "true" : "false",
        only);
  else
    snprintf(
        text, sizeof text, "`check` returned a %s value; it must return nothing: %s", cls_type_name(L, -1), only);
  cage->findings.outcome = cls_outcome_contract;
  cage->findings.line = line_of_check(L);
  cls_findings_set_message(&cage->findings, text, strlen(text));
}

void cls_refuse(cls_cage *cage, const char *message) {
  cage->findings.outcome = cls_outcome_contract;
  cls_findings_set_message(&cage->findings, message, strlen(message));
}

/// Whatever came of it: what takes that long is not asked again.
static void keep_missed_deadline(cls_cage *cage) {
  if (cage->findings.outcome == cls_outcome_deadline || !cls_deadline_was_missed(&cage->deadline)) return;
  cage->findings.path_count = 0;
  cls_keep_limit(cage, cls_outcome_deadline, NULL);
}

void cls_finish_report(cls_cage *cage, cls_report *report) {
  keep_missed_deadline(cage);
  cls_findings_report(&cage->findings, report);
  report->steps = cls_steps_used(cage);
  report->peak_memory = cage->arena ? cage->arena->peak : 0;
}
