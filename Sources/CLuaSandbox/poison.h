#pragma once

#include <stddef.h>

// Under AddressSanitizer: what the arena has not handed out may not be touched, so that a read of memory that a script
// gave back is found. Otherwise these do nothing.

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CLS_POISONS 1
#endif
#endif

#ifdef CLS_POISONS
#include <sanitizer/asan_interface.h>
enum { cls_poisons = 1 };
static inline void cls_poison(const void *memory, size_t size) { __asan_poison_memory_region(memory, size); }
static inline void cls_unpoison(const void *memory, size_t size) { __asan_unpoison_memory_region(memory, size); }
#else
enum { cls_poisons = 0 };
static inline void cls_poison(const void *memory, size_t size) { (void)memory, (void)size; }
static inline void cls_unpoison(const void *memory, size_t size) { (void)memory, (void)size; }
#endif
