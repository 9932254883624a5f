internal import CPangoCairo
internal import Foundation

/// Memory that the system is asked to provide at once.
package enum Memory {

  /// Say that all of a large block of memory will be written soon.
  ///
  /// Where the system has large pages it takes them, which spares a fresh process a quarter of the
  /// time of a first drawing. It changes nothing else, and refusing is fine.
  package static func expectUse(of bytes: UnsafeMutableRawBufferPointer) {
    guard let start = bytes.baseAddress, bytes.count >= largePage else { return }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard page > 0 else { return }
    let first = (Int(bitPattern: start) + page - 1) / page * page
    let end = (Int(bitPattern: start) + bytes.count) / page * page
    guard end > first, let address = UnsafeMutableRawPointer(bitPattern: first) else { return }
    _ = madvise(address, end - first, adviceOfLargePages)
  }

  /// Keep what is freed for the next picture, in the whole process, instead of handing it back and
  /// having the system clear it again: that takes longer than drawing.
  package static func keepFreed() {
    // The size from which memory is mapped singly, at the largest that glibc takes, and the size of
    // the rest from which it is handed back.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
  }

  private static let largePage = 2 << 20

  // MADV_HUGEPAGE, which Foundation doesn't import.
  private static let adviceOfLargePages: Int32 = 14
}
