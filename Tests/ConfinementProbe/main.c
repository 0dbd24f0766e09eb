// Confines itself as a worker does and then tries what a worker must not be able to do: the one attempt that its
// argument names. Ends with 0 where the attempt came back at all, and by a signal where it ended the process.

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CConfinement.h"

enum { channel = 3 };

static void nothing(void) {}

static void allocate(void) {
  for (size_t size = 1; size < (size_t)64 << 20; size *= 2) {
    char *memory = malloc(size);
    if (memory == NULL) _exit(9);
    memset(memory, 1, size);
    free(realloc(memory, size * 2));
  }
}

static void talk(void) {
  char byte = 'x';
  if (send(channel, &byte, 1, MSG_NOSIGNAL) != 1) _exit(9);
}

static void stop(void) { abort(); }
static void open_file(void) { open("/etc/passwd", O_RDONLY); }
static void create_file(void) { open("/tmp/confinement-probe", O_RDWR | O_CREAT, 0600); }
static void read_stream(void) { char byte; (void)!read(channel, &byte, 1); }
static void write_file(void) { (void)!write(4, "x", 1); }
static void send_elsewhere(void) { send(4, "x", 1, 0); }
static void send_to_address(void) {
  struct sockaddr_in place = {.sin_family = AF_INET, .sin_port = 53};
  sendto(channel, "x", 1, 0, (struct sockaddr *)&place, sizeof place);
}
static void send_descriptor(void) { struct msghdr message = {0}; sendmsg(channel, &message, 0); }
static void receive_descriptor(void) { struct msghdr message = {0}; recvmsg(channel, &message, 0); }
static void send_out_of_turn(void) { send(channel, "x", 1, MSG_NOSIGNAL | MSG_OOB); }
static void receive_out_of_turn(void) { char byte; recv(channel, &byte, 1, MSG_OOB); }
static void share_memory(void) { madvise(NULL, 4096, MADV_MERGEABLE); }
static void open_socket(void) { socket(AF_INET, SOCK_STREAM, 0); }
static void open_local_socket(void) { socket(AF_UNIX, SOCK_STREAM, 0); }
static void split(void) { if (fork() == 0) _exit(0); }
static void start_program(void) {
  char *const words[] = {"true", NULL};
  execve("/bin/true", words, words + 1);
}
static void make_thread(void) { syscall(SYS_clone3, NULL, 0); }
static void signal_parent(void) { kill(getppid(), 0); }
static void signal_other(void) { syscall(SYS_tgkill, 1, 1, 0); }
static void trace_parent(void) { ptrace(PTRACE_ATTACH, getppid(), NULL, NULL); }
static void read_other_memory(void) { syscall(SYS_process_vm_readv, getppid(), NULL, 0, NULL, 0, 0); }
static void run_new_memory(void) { mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); }
static void run_old_memory(void) {
  static char page[8192];
  mprotect((void *)(((uintptr_t)page + 4095) & ~(uintptr_t)4095), 4096, PROT_READ | PROT_EXEC);
}
static void map_descriptor(void) { mmap(NULL, 4096, PROT_READ, MAP_PRIVATE, channel, 0); }
static void lift_limit(void) { struct rlimit much = {64, 64}; setrlimit(RLIMIT_NOFILE, &much); }
static void become_dumpable(void) { prctl(PR_SET_DUMPABLE, 1, 0, 0, 0); }
static void copy_descriptor(void) { dup(channel); }
static void handle_signal(void) { signal(SIGSYS, SIG_IGN); }
static void make_directory(void) { mkdir("/tmp/confinement-probe", 0700); }
static void remove_file(void) { unlink("/tmp/confinement-probe"); }
static void look_at_file(void) { struct stat about; stat("/etc/passwd", &about); }
static void exit_thread(void) { syscall(SYS_exit, 0); }
static void load_module(void) { syscall(SYS_init_module, NULL, 0, ""); }
static void open_ring(void) { syscall(SYS_io_uring_setup, 1, NULL); }
static void filter_again(void) { syscall(SYS_seccomp, 0, 0, NULL); }
static void call_otherwise(void) { syscall(0x40000000L | SYS_getpid); }

#define ATTEMPT(name) {#name, name}
static const struct { const char *name; void (*run)(void); } attempts[] = {
  ATTEMPT(nothing), ATTEMPT(allocate), ATTEMPT(talk), ATTEMPT(stop), ATTEMPT(open_file), ATTEMPT(create_file),
  ATTEMPT(read_stream), ATTEMPT(write_file), ATTEMPT(send_elsewhere), ATTEMPT(send_to_address),
  ATTEMPT(send_descriptor), ATTEMPT(receive_descriptor), ATTEMPT(open_socket), ATTEMPT(open_local_socket),
  ATTEMPT(send_out_of_turn), ATTEMPT(receive_out_of_turn), ATTEMPT(share_memory),
  ATTEMPT(split), ATTEMPT(start_program), ATTEMPT(make_thread), ATTEMPT(signal_parent), ATTEMPT(signal_other),
  ATTEMPT(trace_parent), ATTEMPT(read_other_memory), ATTEMPT(run_new_memory), ATTEMPT(run_old_memory),
  ATTEMPT(map_descriptor), ATTEMPT(lift_limit), ATTEMPT(become_dumpable), ATTEMPT(copy_descriptor),
  ATTEMPT(handle_signal), ATTEMPT(make_directory), ATTEMPT(remove_file), ATTEMPT(look_at_file),
  ATTEMPT(exit_thread), ATTEMPT(load_module), ATTEMPT(open_ring), ATTEMPT(filter_again), ATTEMPT(call_otherwise),
};

/// Has the system refuse the call by which calls are filtered, as a container may.
static void forbid_filters(void) {
  struct sock_filter rules[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_seccomp, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) exit(7);
}

/// Puts a socket where the channel is, as a worker finds it.
static void open_channel(void) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0 || dup2(ends[0], 10) < 0 || dup2(ends[1], channel) < 0) exit(7);
}

int main(int count, char **words) {
  size_t total = sizeof attempts / sizeof *attempts;
  if (count == 1)
    for (size_t i = 0; i < total; i++) puts(attempts[i].name);
  if (count == 3 && strcmp(words[1], "without-filters") == 0) {
    open_channel();
    forbid_filters();
    ccf_result result = ccf_confine(channel, (uint64_t)4 << 30);
    return result.failure && strcmp(result.failure, words[2]) == 0 ? result.error : 0;
  }
  if (count != 2) return 0;
  for (size_t i = 0; i < total; i++) {
    if (strcmp(attempts[i].name, words[1]) != 0) continue;
    open_channel();
    if (ccf_confine(channel, (uint64_t)4 << 30).failure) return 8;
    attempts[i].run();
    _exit(0);
  }
  return 6;
}
