internal import CPangoCairo
internal import Dispatch
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

  /// Provide the first bytes of a block, in huge pages, while a closure begins to use them.
  ///
  /// A first picture takes 5 % less with such pages, and 4 % less if another thread provides them.
  package static func expectUse(
    of bytes: UnsafeMutableRawBufferPointer, first count: Int, by use: () -> Void
  ) {
    let provision = DispatchGroup()
    // The block is freed after this.
    defer { provision.wait() }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    if bytes.count >= largePage / 2, page > 0 {
      // The rest of the first and of the last page belongs to the process, too.
      let address = Int(bitPattern: bytes.baseAddress)
      let end = { (address + $0 + page - 1) / page * page }
      let (block, expected) = (address / page * page..<end(bytes.count), end(count))
      if !isKnown(from: block.lowerBound, to: expected) {
        DispatchQueue.global().async(group: provision) { provide(block, first: expected) }
      }
    }
    use()
  }

  private static func provide(_ block: Range<Int>, first end: Int) {
    let advise = { (range: Range<Int>, advice: Int32) in
      _ = madvise(UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, advice)
    }
    advise(block, adviceOfLargePages)
    // Others wait for memory while the system provides a range.
    for start in stride(from: block.lowerBound, to: end, by: largePage / 4) {
      advise(start..<min(start + largePage / 4, end), adviceOfUse)
    }
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
