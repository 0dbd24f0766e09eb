internal import LuaWorkers

/// A frame and what follows its head. Good until the next one is received.
struct Frame {
  var head: FrameHead
  var body: UnsafeRawBufferPointer
}
