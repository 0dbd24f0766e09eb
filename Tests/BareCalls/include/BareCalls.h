#pragma once

#include <stdbool.h>
#include <stddef.h>

// The floor that the cage is measured against: the same policies called in one plain Lua state, with all of the stock
// library and without limits, isolation or reports. What they read is userdata, read on demand; what they ask is
// answered in C. Only for measuring.

typedef struct bare_calls bare_calls;

/// Codes of denials, as bits.
enum { bare_domain_not_allowed = 1, bare_external_write = 2, bare_public_link = 4, bare_too_many_writers = 8 };

/// NULL: no memory. With a hook, each decision may have so many instructions; 0: as many as it likes.
bare_calls *bare_calls_new(const char *primary, int maximum, int hook);
void bare_calls_free(bare_calls *calls);

void bare_calls_approve(bare_calls *calls, const char *domain);
/// Loads the source of a policy. False: it cannot be loaded.
bool bare_calls_add_policy(bare_calls *calls, const char *source, size_t length);
/// Adds an invitation to a share. Of each seat: `w` may write, `r` may read, `x` was removed.
void bare_calls_add_request(
    bare_calls *calls, const char *name, const char *domain, bool may_write, const char *link_sharing,
    const char *seats);

/// Calls every policy about a request. The bits of what they denied it for; -1: one failed.
int bare_calls_decide(bare_calls *calls, size_t request);
