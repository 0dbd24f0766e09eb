// `deny` and `warn`: what a script says is kept outside its memory at once. It cannot be taken back, a format that
// fails costs no denial, and a call that is ill-formed makes the decision an error instead of an allow.
#include <stdio.h>
#include <string.h>

#include "cage.h"
#include "errors.h"
#include "library.h"
#include "view.h"

/// The line of the script that called, through however many library functions. Does not raise.
static uint32_t calling_line(lua_State *L) {
  lua_Debug frame;
  for (int level = 1; lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "l", &frame);
    if (frame.currentline > 0) return (uint32_t)frame.currentline;
  }
  return 0;
}

static bool is_code(const char *code, size_t length) {
  if (length == 0 || length > cls_code_limit || code[0] == '-') return false;
  for (size_t i = 0; i < length; i++)
    if (!(code[i] == '-' || (code[i] >= 'a' && code[i] <= 'z') || (code[i] >= '0' && code[i] <= '9'))) return false;
  return true;
}

/// What is wrong with the arguments, or NULL.
static const char *fault(lua_State *L, const char *name, char *text, size_t size) {
  size_t length;
  if (lua_type(L, 1) != LUA_TSTRING) {
    snprintf(text, size, "the code given to `%s` must be a string, not %s", name, cls_type_name(L, 1));
    return text;
  }
  const char *code = lua_tolstring(L, 1, &length);
  bool has_message = !lua_isnoneornil(L, 2), is_a_code = is_code(code, length);
  if (!is_a_code && !has_message) {
    snprintf(text, size, "`%s` was given one text, \"%.70s\"; write %s(code, message)", name, code, name);
    return text;
  }
  if (!is_a_code) {
    snprintf(
        text, size, "the code \"%.70s\" given to `%s` must be 1 to 64 of a-z, 0-9 and -, and not start with -", code,
        name);
    return text;
  }
  if (!has_message) {
    snprintf(text, size, "`%s` was given no message; write %s(code, message)", name, name);
    return text;
  }
  if (lua_type(L, 2) != LUA_TSTRING) {
    snprintf(text, size, "the message given to `%s` must be a string, not %s", name, cls_type_name(L, 2));
    return text;
  }
  return NULL;
}

/// Replaces the third argument and all that follow by the text for administrators. A format that fails is said in the
/// text: it may not cost the denial.
static void format_admin(lua_State *L) {
  cls_cage *cage = cls_cage_of(L);
  if (lua_type(L, 3) != LUA_TSTRING) {
    const char *type = cls_type_name(L, 3);
    lua_settop(L, 2);
    lua_pushfstring(L, "(the text for administrators is a %s, not a string)", type);
    return;
  }
  size_t scratch_top = cage->scratch.top;
  lua_pushcfunction(L, cls_format);
  lua_insert(L, 3);
  int failed = lua_pcall(L, lua_gettop(L) - 3, 1, 0);
  cage->scratch.top = scratch_top;
  if (!failed) return;
  cls_note_caught(L);
  const char *reason = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  const char *what = strchr(reason, '(');
  int place;
  // The format is the first argument of the function that failed, so that its values count from the second.
  if (what != NULL && sscanf(reason, "bad argument #%d", &place) == 1)
    lua_pushfstring(L, "(the text for administrators could not be formatted: value %d: %s)", place - 1, what);
  else
    lua_pushfstring(L, "(the text for administrators could not be formatted: %s)", reason);
  lua_replace(L, 3);
  lua_settop(L, 3);
}

/// Whether the text asks for values as a format does.
static bool has_directive(const char *text, size_t length) {
  const char *end = text + (length < cls_text_limit ? length : cls_text_limit), *at = text;
  while ((at = memchr(at, '%', (size_t)(end - at)))) {
    if (++at == text + length) return false;
    if (strchr("sdqifgxc", *at) && *at != 0) return true;
    if (++at >= end) return false;
  }
  return false;
}

/// The text for administrators, after a note that the message is no format.
static const char *noted(const char *admin, size_t *length, char *room, size_t size) {
  int start = snprintf(room, size, "(the message is shown as it is; only this text is a format) ");
  size_t kept = *length < size - (size_t)start ? *length : size - (size_t)start;
  memcpy(room + start, admin, kept);
  *length = (size_t)start + kept;
  return room;
}

static int record(lua_State *L, const char *name, bool is_denial) {
  cls_cage *cage = cls_cage_of(L);
  cls_findings *findings = &cage->findings;
  cls_charge(L, 10);
  uint32_t line = calling_line(L);
  char text[400];
  const char *wrong = fault(L, name, text, sizeof text);
  if (wrong) {
    cls_findings_set_fault(findings, line, wrong);
  } else {
    luaL_checkstack(L, 5, NULL);
    size_t code_length, message_length, admin_length = 0;
    const char *code = lua_tolstring(L, 1, &code_length), *message = lua_tolstring(L, 2, &message_length);
    bool has_admin = !lua_isnoneornil(L, 3), takes_values = false;
    if (lua_type(L, 3) == LUA_TSTRING && has_directive(message, message_length)) {
      const char *format = lua_tolstring(L, 3, &admin_length);
      takes_values = memchr(format, '%', admin_length) == NULL;
    }
    if (has_admin) format_admin(L);
    const char *admin = has_admin ? lua_tolstring(L, 3, &admin_length) : NULL;
    char room[cls_text_limit + 100];
    if (takes_values) admin = noted(admin, &admin_length, room, sizeof room);
    // Cleaning may read far more than it keeps: a run of marks is left out however long it is.
    cls_charge(L, (message_length + admin_length) / 32);
    cls_found_notes *notes = is_denial ? &findings->denials : &findings->warnings;
    if (is_denial && cage->trace) cls_trace_denial(cage->trace, line, code, code_length);
    if (!cls_findings_add(
            findings, notes, line, code, code_length, message, message_length, admin, admin_length))
      cls_findings_set_fault(findings, line, "there is no memory to record this");
  }
  lua_settop(L, 0);
  if (cage->trace) cls_trace_variables(L, is_denial ? cls_event_denial : cls_event_warning);
  cls_push_verdict(L);
  return 1;
}

int cls_deny(lua_State *L) { return record(L, "deny", true); }

int cls_warn(lua_State *L) { return record(L, "warn", false); }
