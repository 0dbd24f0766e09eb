internal import CLuaSandbox

/// That a thread has less stack left than a script can use.
struct StackLack {
  let left: Int

  /// `nil` where the calling thread has enough.
  static var ofThread: StackLack? {
    let left = cls_stack_left()
    return left < Int(cls_stack_need) ? StackLack(left: left) : nil
  }

  var message: String {
    "the thread has \(left >> 10) KiB of stack left, and a policy may need \(Int(cls_stack_need) >> 10) KiB; "
      + "run it on a thread with 1 MiB or more (the first thread has what `ulimit -s` says)"
  }
}
