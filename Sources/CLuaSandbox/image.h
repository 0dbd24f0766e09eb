#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The state that every evaluation starts from, byte for byte, whatever ran before. A small image is copied back whole,
// which is faster than asking what was written. A large one lies in a sealed file in memory and is mapped under the
// memory it is an image of, so that a page that a script writes becomes a copy of its own: the kernel knows which are,
// and only those are copied back. Wherever the kernel will not say, or not in a way that holds up, all of it is copied.

typedef struct {
  const void *bytes;
  size_t size;
  size_t mapped;       // bytes of the mapping; 0 for an image that is copied whole
  size_t page;         // bytes of a page
  size_t copied;       // bytes that the latest restoring copied
  unsigned crowded;    // restorings since the mapping was last laid anew in which most pages had been written
} cls_image;

// None of these raises or jumps.

/// Keeps what the memory holds, in place of an earlier image. The memory starts on a page, has room up to the end of
/// its last page, and its first byte is written in every evaluation. False: nothing is kept, and the memory may be
/// gone.
bool cls_image_keep(cls_image *image, void *memory, size_t size);
/// Makes the memory what it was.
void cls_image_restore(cls_image *image, void *memory);
/// Copies some of it back.
static inline void cls_image_copy(cls_image *image, void *memory, size_t from, size_t size) {
  memcpy((char *)memory + from, (const char *)image->bytes + from, size);
  image->copied += size;
}
/// Whether the memory is what it was.
bool cls_image_equals(const cls_image *image, const void *memory);
void cls_image_free(cls_image *image);
