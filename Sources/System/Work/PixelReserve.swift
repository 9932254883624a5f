internal import Dispatch
internal import Synchronization

/// The pixels of the next bitmap, which another thread provides: for the system to clear their memory
/// takes a tenth of a first picture.
package final class PixelReserve: Sendable {

  private let provision = Mutex<Provision?>(nil)

  package init() {}

  /// Provide pixels, unless they are already, or soon are others' that were freed.
  package func expect(_ count: Int) {
    provision.withLock { provision in
      guard provision?.count != count, !ParallelWork.isBusy, !Memory.keepsFreed else { return }
      provision = Provision(count)
    }
  }

  /// Return pixels that a function sets, all of them.
  package func pixels<Failure>(
    _ count: Int, set: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Void
  ) throws(Failure) -> [UInt32] {
    let provided = provision.withLock { $0.take() }
    if let provided, provided.count == count {
      var pixels = provided.pixels
      try pixels.withUnsafeMutableBufferPointer { buffer throws(Failure) in try set(buffer) }
      return pixels
    }
    var result = Result<Void, Failure>.success(())
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      result = Result { () throws(Failure) in try set(buffer) }
      initializedCount = count
    }
    try result.get()
    return pixels
  }
}

private final class Provision: Sendable {

  let count: Int
  private let made = Mutex<[UInt32]>([])
  private let making = DispatchGroup()

  init(_ count: Int) {
    self.count = count
    DispatchQueue.global().async(group: making) { [self] in
      made.withLock { $0 = Memory.pixels(count) }
    }
  }

  /// Zeros, for a single caller.
  var pixels: [UInt32] {
    making.wait()
    return made.withLock { made in
      defer { made = [] }
      return made
    }
  }
}
