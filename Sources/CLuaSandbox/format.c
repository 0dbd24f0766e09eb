// `string.format` without addresses, locale or widths beyond two digits; its work is paid for by what it writes.
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cage.h"
#include "errors.h"
#include "library.h"

enum { directive_room = 32, directive_limit = 21, item_room = 128, float_room = 512 };

typedef struct {
  char text[directive_room];  // as `snprintf` takes it, ended by NUL
  size_t length;
  bool has_precision, has_modifiers;
  char conversion;
} directive;

/// Reads `%[flags][width][.precision]conversion` from after the `%`. Raises when it is none.
static directive read_directive(lua_State *L, const char **at, const char *end) {
  directive spec = {.text = "%", .length = 1};
  const char *start = *at, *c = start;
  size_t width = 0, precision = 0;
  while (c < end && *c && strchr("-+ #0", *c)) c++;
  for (; c < end && *c >= '0' && *c <= '9'; c++) width++;
  if (c < end && *c == '.') {
    spec.has_precision = true;
    for (c++; c < end && *c >= '0' && *c <= '9'; c++) precision++;
  }
  spec.has_modifiers = c > start;
  if (c - start >= directive_limit || width > 2 || precision > 2)
    cls_raise(L, "invalid format: flags, width or precision of `%%%.20s` are too long", start);
  if (c == end) cls_raise(L, "invalid format: it ends after `%%%.20s`", start);
  memcpy(spec.text + 1, start, (size_t)(c - start));
  spec.length += (size_t)(c - start);
  spec.conversion = *c;
  *at = c + 1;
  return spec;
}

/// Raises when the conversion does not take the flags or the precision.
static void check_modifiers(lua_State *L, const directive *spec) {
  const char *allowed = "-+#0 ";
  if (strchr("cs", spec->conversion)) allowed = "-";
  if (strchr("di", spec->conversion)) allowed = "-+0 ";
  if (spec->conversion == 'u') allowed = "-0";
  if (strchr("xXo", spec->conversion)) allowed = "-#0";
  bool fits = strspn(spec->text + 1, allowed) == strspn(spec->text + 1, "-+#0 ");
  if (!fits || (spec->conversion == 'c' && spec->has_precision) || (spec->conversion == 'q' && spec->has_modifiers))
    cls_raise(L, "conversion `%s%c` to `format` cannot have these modifiers", spec->text, spec->conversion);
}

static void end_directive(directive *spec, const char *conversion) {
  strcpy(spec->text + spec->length, conversion);
}

static void add_quoted_string(cls_buffer *buffer, const char *text, size_t length) {
  cls_charge(buffer->state, length / 4);
  cls_buffer_add_char(buffer, '"');
  for (size_t i = 0; i < length; i++) {
    unsigned char c = (unsigned char)text[i];
    if (c == '"' || c == '\\' || c == '\n') {
      cls_buffer_add_char(buffer, '\\');
      cls_buffer_add_char(buffer, (char)c);
    } else if (c < 0x20 || c == 0x7F) {
      char escape[8];
      cls_charge(buffer->state, 4);
      bool digit_follows = i + 1 < length && text[i + 1] >= '0' && text[i + 1] <= '9';
      cls_buffer_add(buffer, escape, (size_t)snprintf(escape, sizeof escape, digit_follows ? "\\%03d" : "\\%d", c));
    } else {
      cls_buffer_add_char(buffer, (char)c);
    }
  }
  cls_buffer_add_char(buffer, '"');
}

/// A value as Lua would read it back.
static void add_quoted(lua_State *L, cls_buffer *buffer, int argument) {
  char text[64];
  size_t length;
  int type = lua_type(L, argument);
  if (type == LUA_TSTRING) {
    const char *string = lua_tolstring(L, argument, &length);
    add_quoted_string(buffer, string, length);
    return;
  }
  if (lua_isinteger(L, argument)) {
    lua_Integer value = lua_tointeger(L, argument);
    length = (size_t)snprintf(text, sizeof text, value == LUA_MININTEGER ? "0x%llx" : "%lld", (long long)value);
  } else if (type == LUA_TNUMBER) {
    lua_Number value = lua_tonumber(L, argument);
    if (isinf(value))
      length = (size_t)snprintf(text, sizeof text, value > 0 ? "1e9999" : "-1e9999");
    else if (isnan(value))
      length = (size_t)snprintf(text, sizeof text, "(0/0)");
    else
      length = (size_t)snprintf(text, sizeof text, "%a", value);
  } else if (type == LUA_TNIL || type == LUA_TBOOLEAN) {
    const char *word = type == LUA_TNIL ? "nil" : lua_toboolean(L, argument) ? "true" : "false";
    length = (size_t)snprintf(text, sizeof text, "%s", word);
  } else {
    cls_raise_argument(L, argument, "value has no literal form");
  }
  cls_buffer_add(buffer, text, length);
}

static void add_string(lua_State *L, cls_buffer *buffer, int argument, directive *spec) {
  size_t length;
  const char *text = cls_push_text(L, argument, &length);
  if (spec->has_modifiers) cls_charge(L, length / 64);
  if (spec->has_modifiers && strlen(text) != length) cls_raise_argument(L, argument, "string contains zeros");
  if (!spec->has_modifiers || (!spec->has_precision && length >= 100)) {
    cls_buffer_add(buffer, text, length);
  } else {
    end_directive(spec, "s");
    char *room = cls_buffer_room(buffer, item_room);
    cls_buffer_extend(buffer, (size_t)snprintf(room, item_room, spec->text, text));
  }
  lua_pop(L, 1);
}

static void add_integer(lua_State *L, cls_buffer *buffer, int argument, directive *spec) {
  lua_Integer value = cls_check_integer(L, argument);
  char conversion[] = {'l', 'l', spec->conversion, 0};
  end_directive(spec, conversion);
  char *room = cls_buffer_room(buffer, item_room);
  cls_buffer_extend(buffer, (size_t)snprintf(room, item_room, spec->text, (long long)value));
}

static void add_float(lua_State *L, cls_buffer *buffer, int argument, directive *spec) {
  lua_Number value = cls_check_number(L, argument);
  // Printing hundreds of digits is slow.
  cls_charge(L, fabs(value) < 1e17 && !spec->has_precision ? 20 : 80);
  // The sign of NaN differs between processors.
  if (isnan(value)) value = fabs(value);
  char conversion[] = {spec->conversion, 0};
  end_directive(spec, conversion);
  char *room = cls_buffer_room(buffer, float_room);
  cls_buffer_extend(buffer, (size_t)snprintf(room, float_room, spec->text, value));
}

static void add_item(lua_State *L, cls_buffer *buffer, int argument, directive *spec) {
  static const char known[] = "diucxXoaAeEfgGsq";
  if (spec->conversion == 'p') cls_raise(L, "%%p is not available: addresses differ from run to run");
  if (spec->conversion == 0 || !strchr(known, spec->conversion))
    cls_raise(L, "invalid conversion `%s%c` to `format`; write %%%% for a percent sign", spec->text, spec->conversion);
  if (lua_isnone(L, argument)) cls_raise_argument(L, argument, "no value for this conversion");
  check_modifiers(L, spec);
  cls_charge(L, 2);
  switch (spec->conversion) {
    case 'c': {
      end_directive(spec, "c");
      char *room = cls_buffer_room(buffer, item_room);
      int value = (int)cls_check_integer(L, argument);
      cls_buffer_extend(buffer, (size_t)snprintf(room, item_room, spec->text, value));
      return;
    }
    case 'q': add_quoted(L, buffer, argument); return;
    case 's': add_string(L, buffer, argument, spec); return;
    case 'd': case 'i': case 'u': case 'x': case 'X': case 'o': add_integer(L, buffer, argument, spec); return;
    default: add_float(L, buffer, argument, spec);
  }
}

int cls_format(lua_State *L) {
  size_t length;
  const char *at = cls_check_string(L, 1, &length), *end = at + length;
  cls_charge_bytes(L, length);
  luaL_checkstack(L, 8, NULL);
  cls_buffer buffer = cls_buffer_start(L);
  int argument = 1;
  while (at < end) {
    const char *percent = memchr(at, '%', (size_t)(end - at));
    if (percent == NULL) percent = end;
    cls_buffer_add(&buffer, at, (size_t)(percent - at));
    if (percent == end) break;
    at = percent + 1;
    if (at < end && *at == '%') {
      cls_buffer_add_char(&buffer, '%');
      at++;
      continue;
    }
    directive spec = read_directive(L, &at, end);
    add_item(L, &buffer, ++argument, &spec);
  }
  cls_buffer_push(&buffer);
  return 1;
}
