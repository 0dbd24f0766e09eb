#pragma once

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "BareCalls.h"

/// The fields that policies read, by the addresses of their interned names.
enum {
  bare_key_action, bare_key_after, bare_key_share, bare_key_participant, bare_key_email, bare_key_permission,
  bare_key_role, bare_key_text, bare_key_local_part, bare_key_domain, bare_key_count, bare_key_properties,
  bare_key_link_sharing, bare_key_number,
};

typedef struct {
  char *name, *domain, *address, *link_sharing, *seats;
  bool may_write;
} bare_request;

struct bare_calls {
  lua_State *state;
  bare_request *requests;
  size_t request_count;
  const bare_request *current;
  const char *keys[bare_key_number];
  int *policies, policy_count;  // references in the registry
  int request, parameters, domains;
  int hook, denied;
};

/// Makes the userdata through which scripts see the current request, and keeps it in the registry. Raises.
void bare_make_view(lua_State *L, bare_calls *calls);
