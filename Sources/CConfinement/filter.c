// Lets through the calls of the system that computing and talking over one socket need, by seccomp; any other ends the
// process. Holds off files, the network, other processes, code made at run time, and what a kernel may hide in a call that
// nobody needs here.

#include <errno.h>
#include <seccomp.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "parts.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CCF_SANITIZED 1
#endif
#endif

#if defined(CCF_SANITIZED)
enum { checked_advice = 0 };  // The sanitizer advises other things about its own memory.
#else
enum { checked_advice = 1 };
#endif

typedef struct {
  int call;
  unsigned count;
  struct scmp_arg_cmp arguments[3];
} rule;

/// Calls that reach nothing outside of the process.
static const int harmless[] = {
  SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(brk), SCMP_SYS(futex), SCMP_SYS(getrandom),
  SCMP_SYS(clock_gettime), SCMP_SYS(rt_sigreturn), SCMP_SYS(rt_sigprocmask), SCMP_SYS(restart_syscall),
  SCMP_SYS(getpid), SCMP_SYS(gettid), SCMP_SYS(exit_group),
#if defined(CCF_SANITIZED)
  // The sanitizer asks for the signal stack whenever a limit is left by a jump.
  SCMP_SYS(sigaltstack),
#endif
};

static int add(scmp_filter_ctx filter, const rule *rule) {
  return seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, rule->call, rule->count, rule->arguments);
}

static int add_rules(scmp_filter_ctx filter, int channel) {
  for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++) {
    int error = add(filter, &(rule){harmless[i], 0, {}});
    if (error) return error;
  }
  const scmp_datum_t own = (scmp_datum_t)channel;
  const rule rules[] = {
    {SCMP_SYS(recvfrom), 2, {SCMP_A0(SCMP_CMP_EQ, own), SCMP_A3(SCMP_CMP_EQ, 0)}},
    // To nobody but the other end, and nothing out of turn.
    {SCMP_SYS(sendto), 3,
     {SCMP_A0(SCMP_CMP_EQ, own), SCMP_A3(SCMP_CMP_EQ, MSG_NOSIGNAL), SCMP_A4(SCMP_CMP_EQ, 0)}},
    // To give memory back.
    {SCMP_SYS(madvise), checked_advice, {SCMP_A2(SCMP_CMP_EQ, MADV_DONTNEED)}},
    // Memory of its own that no code can be run from.
    {SCMP_SYS(mmap), 2,
     {SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0), SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_ANONYMOUS, MAP_ANONYMOUS)}},
    {SCMP_SYS(mprotect), 1, {SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)}},
    // How a process that gives up says so: to a closed stream, and with a signal to itself.
    {SCMP_SYS(write), 1, {SCMP_A0(SCMP_CMP_EQ, STDERR_FILENO)}},
    {SCMP_SYS(writev), 1, {SCMP_A0(SCMP_CMP_EQ, STDERR_FILENO)}},
    {SCMP_SYS(tgkill), 1, {SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)getpid())}},
  };
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
    int error = add(filter, &rules[i]);
    if (error) return error;
  }
  return 0;
}

/// Why there is no filter: the library says nothing, also where it is the kernel that has none, or somebody who may
/// forbid the call.
static int reason_for_none(void) {
  uint32_t action = SECCOMP_RET_KILL_PROCESS;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0 ? ENOMEM : errno;
}

int ccf_filter_calls(int channel) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
  if (filter == NULL) return reason_for_none();
  int error = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
  if (error == 0) error = add_rules(filter, channel);
  if (error == 0) error = seccomp_load(filter);
  seccomp_release(filter);
  return -error;
}
