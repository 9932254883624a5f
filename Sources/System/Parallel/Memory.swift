internal import CPangoCairo
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Settings of the allocator and the system for large images.
package enum Memory {

  /// Returns the capacity of a pixel array for which the system may use huge pages.
  ///
  /// Linux aligns mappings of whole huge pages; the C library adds at most a page, which stays unused.
  package static func capacity(ofPixels count: Int) -> Int {
    let bytes = count * MemoryLayout<UInt32>.stride
    guard bytes >= largePage / 2 else { return count }
    let reserve = Int(sysconf(Int32(_SC_PAGESIZE)))
    let whole = (bytes + reserve + largePage - 1) / largePage * largePage
    return (whole - reserve) / MemoryLayout<UInt32>.stride
  }

  /// Returns zeros in huge pages, with which a first picture takes 5 % less.
  package static func pixels(_ count: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: capacity(ofPixels: count)) { pixels, initializedCount in
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      if pixels.count >= largePage / 8, page > 0 {
        // The rest of the first page belongs to the process, too.
        let address = Int(bitPattern: pixels.baseAddress)
        let start = address / page * page
        let mapping = UnsafeMutableRawPointer(bitPattern: start)
        madvise(mapping, address + 4 * pixels.count - start, adviceOfLargePages)
        // The C library wrote before the array, so its first page is small: 4 % of a first image.
        madvise(mapping, largePage, adviceToCollapse)
      }
      pixels[..<count].initialize(repeating: 0)
      initializedCount = count
    }
  }

  /// Asks for 1 MB at once instead of 128 KB, which saves 1 to 2 % of a first image.
  package static func growInLargeSteps() { mallopt(M_TOP_PAD, 1 << 20) }

  /// Keeps freed memory: returning it, to be cleared again, takes longer than drawing.
  package static func keepFreed() {
    // Minimum size of separate mappings (glibc's maximum), and of free memory that is returned.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    keeps.store(true, ordering: .relaxed)
  }

  /// Whether the memory of a picture is likely to be an earlier one's.
  package static var keepsFreed: Bool { keeps.load(ordering: .relaxed) }
  private static let keeps = Atomic(false)

  private static let largePage = 2 << 20

  // MADV_HUGEPAGE and MADV_COLLAPSE of Linux 6.1, which Foundation doesn't import.
  private static let adviceOfLargePages: Int32 = 14
  private static let adviceToCollapse: Int32 = 25
}

/// Pixels of the next bitmap, cleared by another thread: a tenth of a first image's time.
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

  /// Returns pixels that a function sets, all of them.
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

/// Zeroed pixels that another thread prepares.
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
