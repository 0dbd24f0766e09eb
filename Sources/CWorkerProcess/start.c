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

/// Moves a descriptor out of the way of the numbers that the worker gets.
static int moved(int descriptor) {
  if (descriptor < 0) return -1;
  int above = fcntl(descriptor, F_DUPFD_CLOEXEC, above_inherited);
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

/// Starts the program with three descriptors, no environment, no signal blocked or ignored, in a session of its own, so
/// that what is typed at a terminal does not end it.
static int spawn(
    const char *executable, const char *const *arguments, int channel, int plan, int progress, int *process) {
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
      (error = posix_spawn_file_actions_adddup2(&actions, channel, cwp_channel)) ||
      (error = posix_spawn_file_actions_adddup2(&actions, plan, cwp_plan)) ||
      (error = posix_spawn_file_actions_adddup2(&actions, progress, cwp_progress)) ||
      (error = posix_spawn_file_actions_addclosefrom_np(&actions, cwp_progress + 1)) ||
      (error = posix_spawn(process, executable, &actions, &attributes, (char *const *)arguments, environment));
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int cwp_start(
    const char *executable, const char *const *arguments, int plan, uint32_t patience, cwp_worker *worker) {
  *worker = (cwp_worker){.process = -1, .handle = -1, .channel = -1, .owner = getpid(), .patience = patience, .left = UINT64_MAX};
  int far = -1, progress = -1, own_plan = fcntl(plan, F_DUPFD_CLOEXEC, above_inherited), error = 0;
  if (own_plan < 0 || !open_channel(worker, &far) || (progress = open_progress(worker)) < 0)
    error = errno;
  else
    error = spawn(executable, arguments, far, own_plan, progress, &worker->process);
  if (error == 0) {
    // By the handle the worker can be ended even where somebody else waits for every child of this process.
    worker->handle = pidfd_open(worker->process, 0);
    if (worker->handle >= 0) fcntl(worker->handle, F_SETFD, FD_CLOEXEC);
  } else {
    worker->process = -1;
  }
  if (far >= 0) close(far);
  if (progress >= 0) close(progress);
  if (own_plan >= 0) close(own_plan);
  if (error) cwp_end(worker);
  return error;
}
