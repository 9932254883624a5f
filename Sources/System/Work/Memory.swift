internal import CPangoCairo
internal import Foundation
internal import Synchronization

package enum Memory {

  /// Return the capacity of an array of pixels for which the system may use huge pages.
  ///
  /// Linux begins a mapping at a huge page if its length is a multiple of one; the C library adds
  /// at most a page, which isn't written and takes no memory.
  package static func capacity(ofPixels count: Int) -> Int {
    let bytes = count * MemoryLayout<UInt32>.stride
    guard bytes >= largePage / 2 else { return count }
    let reserve = Int(sysconf(Int32(_SC_PAGESIZE)))
    let whole = (bytes + reserve + largePage - 1) / largePage * largePage
    return (whole - reserve) / MemoryLayout<UInt32>.stride
  }

  /// A first picture takes 5 % less with huge pages, provided at once.
  package static func expectUse(of bytes: UnsafeMutableRawBufferPointer, first count: Int) {
    guard let start = bytes.baseAddress, bytes.count >= largePage / 2 else { return }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard page > 0 else { return }
    // The rest of the first and of the last page belongs to the process, too.
    let first = Int(bitPattern: start) / page * page
    let length = { (Int(bitPattern: start) + $0 + page - 1) / page * page - first }
    guard let address = UnsafeMutableRawPointer(bitPattern: first) else { return }
    if isKnown(from: first, to: first + length(count)) { return }
    _ = madvise(address, length(bytes.count), adviceOfLargePages)
    _ = madvise(address, length(count), adviceOfUse)
  }

  /// Keep freed memory in the process for the next picture: returning it to the system, which
  /// clears it again, takes longer than drawing.
  package static func keepFreed() {
    // The minimum size of separate mappings, at glibc's maximum, and the amount of free memory
    // that is returned.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    keptBlocks.withLock { $0 = $0 ?? [:] }
  }

  /// A block that was kept has its pages: for the system to visit them again takes a tenth of the
  /// drawing.
  private static func isKnown(from start: Int, to end: Int) -> Bool {
    keptBlocks.withLock { blocks in
      if (blocks?.count ?? 0) >= maximumKeptBlocks { blocks = [:] }
      return blocks?.updateValue(end, forKey: start) == end
    }
  }

  private static let keptBlocks = Mutex<[Int: Int]?>(nil)
  private static let maximumKeptBlocks = 64

  private static let largePage = 2 << 20

  // MADV_HUGEPAGE and MADV_POPULATE_WRITE, which Foundation doesn't import.
  private static let adviceOfLargePages: Int32 = 14
  private static let adviceOfUse: Int32 = 23
}
