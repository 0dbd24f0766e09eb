#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

// Which pages of a private mapping of a file the process has written: the kernel's page map tells. It needs no signal,
// no right and no thread, and is the same whether a page was swapped out since.

/// Bytes of a page on this machine.
static inline size_t cls_page_size(void) { return (size_t)sysconf(_SC_PAGESIZE); }

/// Whether the kernel has a page map for this process.
bool cls_pages_can_be_asked(void);
/// The states of so many pages from an address on. False if the kernel does not say. Never raises.
bool cls_pages_ask(const void *memory, size_t page, size_t count, uint64_t *states);

/// Bit 63 is set for a page in memory, 62 for one that is swapped out, 61 for one that is still the file's.
static inline bool cls_page_is_written(uint64_t state) { return state >> 62 != 0 && (state >> 61 & 1) == 0; }
