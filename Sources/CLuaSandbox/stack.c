// Measures the stack of the calling thread. Holds off that a nest of calls, which a script can make as deep as the limits
// allow, ends the whole process where a thread has less than it takes.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <sys/resource.h>

#include "CLuaSandbox.h"

/// The addresses of a thread's stack; both 0 until they are first asked for.
static _Thread_local struct {
  uintptr_t low, high;
} stack;

/// Without `/proc` nobody tells where the stack of the first thread ends. Arguments and environment, which lie above,
/// take up to a quarter of its limit.
static void guess(uintptr_t here) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0) return;
  uintptr_t size = limit.rlim_cur < (8u << 20) ? (uintptr_t)limit.rlim_cur : 8u << 20;
  stack.low = here - size / 4 * 3;
  stack.high = here + size;
}

static void measure(uintptr_t here) {
  pthread_attr_t attributes;
  void *low;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) {
    guess(here);
    return;
  }
  if (pthread_attr_getstack(&attributes, &low, &size) == 0) {
    stack.low = (uintptr_t)low;
    stack.high = stack.low + size;
  }
  pthread_attr_destroy(&attributes);
}

size_t cls_stack_left(void) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (stack.high == 0) measure(here);
  // Whoever runs code on a stack of their own making has told nobody its size.
  return here >= stack.low && here < stack.high ? here - stack.low : 0;
}
