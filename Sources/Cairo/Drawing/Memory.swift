internal import CPangoCairo
internal import Foundation

/// Hints to the system's memory allocator.
package enum Memory {

  /// Advise that all of a large block of memory will be written soon.
  ///
  /// The system then uses huge pages where available, which saves a quarter of the first drawing's
  /// time in a fresh process. The advice has no other effect and may be ignored.
  package static func expectUse(of bytes: UnsafeMutableRawBufferPointer) {
    guard let start = bytes.baseAddress, bytes.count >= largePage else { return }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard page > 0 else { return }
    let first = (Int(bitPattern: start) + page - 1) / page * page
    let end = (Int(bitPattern: start) + bytes.count) / page * page
    guard end > first, let address = UnsafeMutableRawPointer(bitPattern: first) else { return }
    _ = madvise(address, end - first, adviceOfLargePages)
  }

  /// Keep freed memory in the process for the next picture: returning it to the system, which
  /// clears it again, takes longer than drawing.
  package static func keepFreed() {
    // The minimum size of separate mappings, at glibc's maximum, and the amount of free memory
    // that is returned.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
  }

  private static let largePage = 2 << 20

  // MADV_HUGEPAGE, which Foundation doesn't import.
  private static let adviceOfLargePages: Int32 = 14
}
