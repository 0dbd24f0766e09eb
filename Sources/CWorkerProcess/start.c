// Starts a worker: a program from its file, no copy of this process. Holds off that a worker has anything of its host: other
// descriptors, the environment, memory, the terminal, signals that are blocked.

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CMemoryFile.h"
#include "CWorkerProcess.h"
#include "patience.h"
#include "progress.h"

enum { above_inherited = 16 };

/// A copy with a number out of the way of those that the worker gets.
static int copied(int descriptor) {
  int above = fcntl(descriptor, F_DUPFD_CLOEXEC, above_inherited);
  // Where no number is so high, that is what is said.
  if (above < 0 && errno == EINVAL) errno = EMFILE;
  return above;
}

/// The same in place of the descriptor itself.
static int moved(int descriptor) {
  if (descriptor < 0) return -1;
  int above = copied(descriptor);
  int error = errno;
  close(descriptor);
  errno = error;
  return above;
}

static int open_progress(cwp_worker *worker) {
  int file = cmf_may_be(cwp_page) ? cmf_new("progress") : -EFBIG;
  if (file < 0) {
    errno = -file;
    return -1;
  }
  int page = moved(file);
  if (page < 0) return -1;
  void *memory = MAP_FAILED;
  if (ftruncate(page, cwp_page) == 0 && fcntl(page, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0)
    memory = mmap(NULL, cwp_page, PROT_READ | PROT_WRITE, MAP_SHARED, page, 0);
  if (memory == MAP_FAILED) {
    int error = errno;
    close(page);
    errno = error;
    return -1;
  }
  worker->progress = memory;
  cwp_set_progress(worker, cwp_idle);
  return page;
}

/// The far end is above every number that the worker gets, so that none of its own is closed on the way.
static bool open_channel(cwp_worker *worker, int *far) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return false;
  worker->channel = ends[0];
  *far = moved(ends[1]);
  return *far >= 0 && cwp_apply_patience(worker) == 0;
}

/// As long as this process has its end, the worker lives. Its end of the channel would not do: it tells of questions too.
static bool open_life(cwp_worker *worker, int *far) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  worker->life = ends[1];
  *far = moved(ends[0]);
  return *far >= 0;
}

/// What the worker inherits, under the numbers that they have here.
typedef struct {
  int channel, plan, progress, life;
} inheritance;

/// Starts the program with four descriptors, no environment, no signal blocked or ignored, in a session of its own, so
/// that what is typed at a terminal does not end it.
static int spawn(
    const char *executable, const char *const *arguments, const inheritance *from, int *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  if ((error = posix_spawnattr_init(&attributes))) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  static const short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID;
  char *const environment[] = {NULL};
  (error = posix_spawnattr_setflags(&attributes, flags)) ||
      (error = posix_spawnattr_setsigmask(&attributes, &none)) ||
      (error = posix_spawnattr_setsigdefault(&attributes, &all)) ||
      (error = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDWR, 0)) ||
      (error = posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)) ||
      (error = posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)) ||
      (error = posix_spawn_file_actions_adddup2(&actions, from->channel, cwp_channel)) ||
      (error = posix_spawn_file_actions_adddup2(&actions, from->plan, cwp_plan)) ||
      (error = posix_spawn_file_actions_adddup2(&actions, from->progress, cwp_progress)) ||
      (error = posix_spawn_file_actions_adddup2(&actions, from->life, cwp_life)) ||
      (error = posix_spawn_file_actions_addclosefrom_np(&actions, cwp_life + 1)) ||
      (error = posix_spawn(process, executable, &actions, &attributes, (char *const *)arguments, environment));
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int cwp_start(
    const char *executable, const char *const *arguments, int plan, uint32_t patience, cwp_worker *worker) {
  *worker = (cwp_worker){.process = -1, .handle = -1, .channel = -1, .life = -1, .owner = getpid(), .patience = patience, .left = UINT64_MAX};
  inheritance from = {-1, copied(plan), -1, -1};
  int error = 0;
  if (from.plan < 0 || !open_channel(worker, &from.channel) || !open_life(worker, &from.life) ||
      (from.progress = open_progress(worker)) < 0)
    error = errno;
  else
    error = spawn(executable, arguments, &from, &worker->process);
  if (error == 0) {
    // By the handle the worker can be ended even where somebody else waits for every child of this process.
    worker->handle = pidfd_open(worker->process, 0);
    if (worker->handle >= 0) fcntl(worker->handle, F_SETFD, FD_CLOEXEC);
  } else {
    worker->process = -1;
  }
  const int far[] = {from.channel, from.plan, from.progress, from.life};
  for (size_t i = 0; i < sizeof far / sizeof *far; i++)
    if (far[i] >= 0) close(far[i]);
  if (error) cwp_end(worker);
  return error;
}
