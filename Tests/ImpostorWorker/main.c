// A worker that does not behave; its name says how. It greets as a worker does, unless its name is about greeting, and
// then answers each question wrongly.

#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CConfinement.h"

enum { channel = 3, progress = 5, mark = 0x53570002, head_size = 24 };
enum { kind_ready = 1, kind_refusal, kind_evaluate, kind_load };

static const char *name;
/// Where the host looks at which question this is.
static volatile uint32_t *question;
/// How many bytes the host lets it map.
static uint64_t space;

static int is(const char *behaviour) { return strcmp(name, behaviour) == 0; }

static void say(const void *bytes, size_t count) { send(channel, bytes, count, MSG_NOSIGNAL); }

static void frame(uint32_t first, uint32_t kind, uint64_t number, uint64_t length, const void *body, size_t count) {
  char bytes[4096];
  memcpy(bytes, &first, 4);
  memcpy(bytes + 4, &kind, 4);
  memcpy(bytes + 8, &number, 8);
  memcpy(bytes + 16, &length, 8);
  memcpy(bytes + head_size, body, count);
  say(bytes, head_size + count);
}

static void greet(uint32_t kind, const char *text) {
  char body[256];
  uint32_t length = (uint32_t)strlen(text);
  memcpy(body, &length, 4);
  memcpy(body + 4, text, length);
  frame(mark, kind, 0, 4 + length, body, 4 + length);
}

/// A report without anything in it is an allow.
static size_t report(char *body, uint64_t steps) {
  memset(body, 0, 64);
  memcpy(body, &steps, 8);
  return 8 + 8 + 4 + 4 + 4 + 4 + 1;
}

/// Adds one denial: line, code, message.
static size_t denial(char *body, const char *code, const char *message, size_t message_length) {
  size_t at = report(body, 10) - 9;
  uint32_t numbers[] = {1, 7, (uint32_t)strlen(code)};
  memcpy(body + at, numbers, 12);
  memcpy(body + at + 12, code, numbers[2]);
  at += 12 + numbers[2];
  uint32_t length = (uint32_t)message_length;
  memcpy(body + at, &length, 4);
  memcpy(body + at + 4, message, length);
  at += 4 + length;
  memset(body + at, 0, 6);
  return at + 6;
}

/// Claims to get to question after question, each after so many microseconds.
static void count_on(unsigned pause) {
  for (*question = 0;; ++*question) usleep(pause);
}

/// Says of whatever script that it has a check and declares nothing.
static void declare(uint64_t number) {
  static const char body[] = {1, 1, 6, 0, 0, 0, 0};
  frame(mark, kind_load, number, sizeof body, body, sizeof body);
}

/// Memory that is never written, so that nothing but the limit refuses it.
static int maps(uint64_t size) {
  return mmap(NULL, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) != MAP_FAILED;
}

/// Maps half of what it may, and then all of it once more, without which it gives up.
static void map_too_much(void) {
  *question = 0;
  if (!maps(space / 2)) _exit(7);
  if (!maps(space)) abort();
}

/// Leaves a byte beside the program for each start.
static void count_start(const char *program) {
  char file[4096];
  snprintf(file, sizeof file, "%s.starts", program);
  int starts = open(file, O_WRONLY | O_APPEND | O_CREAT, 0600);
  if (write(starts, "x", 1) != 1) _exit(9);
  close(starts);
}

static void answer(uint32_t kind, uint64_t number) {
  static char body[4096];
  static char longest[1200];
  size_t size = report(body, 10);
  if (is("falls-silent")) for (;;) pause();
  if (is("counts-on")) count_on(20000);
  if (is("counts-slowly")) count_on(60000);
  if (is("maps-too-much") && kind == kind_load) {
    declare(number);
    return;
  }
  if (is("maps-too-much")) map_too_much();
  if (is("exits") || is("exits-each-time")) _exit(3);
  if (is("traps")) signal(SIGILL, SIG_DFL), raise(SIGILL);
  if (is("talks-nonsense")) memset(body, 0x5A, 64), say(body, 64);
  if (is("wrong-mark")) frame(mark + 1, kind_evaluate, number, size, body, size);
  if (is("wrong-kind")) frame(mark, kind_ready, number, size, body, size);
  if (is("wrong-number")) frame(mark, kind_evaluate, number + 1, size, body, size);
  if (is("too-short")) frame(mark, kind_evaluate, number, size - 1, body, size - 1);
  if (is("too-long")) frame(mark, kind_evaluate, number, size + 1, body, size + 1);
  if (is("huge")) frame(mark, kind_evaluate, number, UINT64_MAX, body, size);
  if (is("says-more")) frame(mark, kind_evaluate, number, size, body, size + 5);
  if (is("stops-half-way")) frame(mark, kind_evaluate, number, size, body, size / 2), _exit(0);
  if (is("too-many-steps")) size = report(body, UINT64_MAX), frame(mark, kind_evaluate, number, size, body, size);
  if (is("too-many-notes")) body[24] = 65, frame(mark, kind_evaluate, number, size, body, size);
  if (is("cuts-nothing")) body[16] = 1, frame(mark, kind_evaluate, number, size, body, size);
  if (is("drips"))
    for (;;) {
      say("\1", 1);
      usleep(20000);
    }
  if (is("answers-rightly")) size = denial(body, "no-1", "No.", 3);
  else if (is("bad-code")) size = denial(body, "No", "No.", 3);
  else if (is("empty-code")) size = denial(body, "", "No.", 3);
  else if (is("bad-text")) size = denial(body, "no", "\xFF", 1);
  else if (is("escape")) size = denial(body, "no", "\x1B[2J", 4);
  else if (is("long-text")) memset(longest, 'x', sizeof longest), size = denial(body, "no", longest, 1025);
  else if (is("line-break")) size = denial(body, "no", "a\nb", 3);
  frame(mark, kind_evaluate, number, size, body, size);
}

int main(int count, char **words) {
  const char *slash = strrchr(words[0], '/');
  name = slash ? slash + 1 : words[0];
  question = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, progress, 0);
  // As the worker of the product, which gets the bytes after the command.
  space = count == 3 ? strtoull(words[2], NULL, 10) : 0;
  if (is("maps-too-much") && ccf_confine(channel, space).failure) return 8;
  if (is("exits-each-time")) count_start(words[0]);
  if (is("ends-at-once")) return 4;
  if (is("is-killed")) raise(SIGKILL);
  if (is("may-not-call")) raise(SIGSYS);
  if (is("crashes-at-once")) signal(SIGSEGV, SIG_DFL), raise(SIGSEGV);
  if (is("never-greets")) for (;;) pause();
  if (is("greets-nonsense"))
    say("hello, I am a worker, am I?", 27);
  else if (is("refuses"))
    greet(kind_refusal, "seccomp cannot be applied");
  else
    greet(kind_ready, is("other-version") ? "99" : "1");
  static char asked[1 << 16];
  while (recv(channel, asked, sizeof asked, 0) > 0) {
    uint32_t kind;
    uint64_t number;
    memcpy(&kind, asked + 4, 4);
    memcpy(&number, asked + 8, 8);
    answer(kind, number);
  }
  return 0;
}
