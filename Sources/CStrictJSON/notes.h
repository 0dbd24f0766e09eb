#pragma once

#include "CStrictJSON.h"

// Inner header of CStrictJSON: room for numbers that are kept as long as a text, for one text after the other.

#if defined(__cplusplus)
extern "C" {
#endif

typedef struct csj_notes csj_notes;

csj_notes *csj_notes_make(void);

/// Room for numbers, not set to anything; at most `csj_most_names`. NULL when there is no memory.
uint32_t *csj_notes_take(csj_notes *notes, size_t count);

/// Forgets all numbers and keeps some room.
void csj_notes_clear(csj_notes *notes);

void csj_notes_free(csj_notes *notes);

#if defined(__cplusplus)
}
#endif
