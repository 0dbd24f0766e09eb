// `email(text)`: an address is read by the same code as in requests, so that a script and the host never take one text
// for two people.
#include <string.h>

#include "CIdentityText.h"
#include "cage.h"
#include "errors.h"
#include "library.h"
#include "settling.h"
#include "text.h"
#include "view.h"

void cls_charge_address(lua_State *L, const char *text, size_t length) {
  cls_charge(L, length / 8);
  // What is longer is no address, and is not converted.
  for (size_t i = 0; i < length && i < 256; i++) {
    if ((text[i] & 0x80) == 0) continue;
    cls_charge(L, 8 * (length < 256 ? length : 256));
    return;
  }
}

/// `email(text)`: a table with text, localPart and domain, or nil when the text is no address. All are in the form in
/// which addresses compare, as they are in a request: the local part folded in ASCII, the domain in its ASCII form.
int cls_email(lua_State *L) {
  size_t length;
  if (lua_type(L, 1) != LUA_TSTRING) cls_raise_type(L, 1, "string");
  const char *text = lua_tolstring(L, 1, &length);
  cls_charge(L, 8);
  cls_charge_address(L, text, length);
  cit_email address;
  if (cit_email_parse(text, length, &address) != 0) {
    lua_pushnil(L);
    return 1;
  }
  // An address has at most 254 octets as written; its domain may be longer in ASCII.
  char folded[254 + 1 + sizeof address.domain];
  for (size_t i = 0; i < address.local_length; i++) folded[i] = cls_fold(text[address.local_offset + i]);
  folded[address.local_length] = '@';
  memcpy(folded + address.local_length + 1, address.domain, address.domain_length);
  lua_createtable(L, 0, 3);
  cls_push_bytes(L, folded, address.local_length + 1 + address.domain_length);
  lua_setfield(L, -2, "text");
  cls_push_bytes(L, folded, address.local_length);
  lua_setfield(L, -2, "localPart");
  cls_push_bytes(L, address.domain, address.domain_length);
  lua_setfield(L, -2, "domain");
  lua_rawgeti(L, LUA_REGISTRYINDEX, cls_slot_email);
  lua_setmetatable(L, -2);
  return 1;
}

static int refuse_writing(lua_State *L) { cls_raise(L, "an address is read-only"); }

void cls_install_identity(lua_State *L) {
  // A field that an address does not have is an error, as it is for addresses in a request.
  lua_createtable(L, 0, 0);
  cls_explain_missing(L, NULL, "an address");
  lua_getmetatable(L, -1);
  lua_pushcfunction(L, refuse_writing);
  lua_setfield(L, -2, "__newindex");
  cls_settle_metatable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, cls_slot_email);
  lua_pop(L, 1);
}
