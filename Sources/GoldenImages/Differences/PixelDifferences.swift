internal import Foundation
import KeyboardRender

/// The pixels that two pictures don't have in common.
struct PixelDifferences: Hashable {

  /// The pixels, row by row.
  private(set) var runs: [PixelRun] = []

  /// The number of pixels.
  private(set) var count = 0

  /// The smallest rectangle with all of them.
  private(set) var box: PixelRect?

  /// The most levels that a channel differs by.
  private(set) var channelDifference = 0

  /// No pixels.
  init() {}

  /// The pixels that look different in two pictures, or that only one of them has.
  init(_ expected: PNGPicture, _ actual: PNGPicture) {
    let width = min(expected.width, actual.width)
    PNGPicture.withPixels(of: expected, actual) { first, second in
      for y in 0..<max(first.height, second.height) {
        guard y < first.height, y < second.height else {
          add(y, 0..<(y < first.height ? first.width : second.width))
          channelDifference = 255
          continue
        }
        compareRow(y, first.row(y), second.row(y), width: width)
        if first.width != second.width {
          add(y, width..<max(first.width, second.width))
          channelDifference = 255
        }
      }
    }
    if expected.fineSamples != nil || actual.fineSamples != nil {
      compareFinely(expected, actual)
    }
  }

  // Enough for any keyboard, and 50 MB for pictures that are made to differ in every other pixel.
  private static let mostRuns = 1 << 22

  /// Adds pixels of a row, below or to the right of those that are there.
  mutating func add(_ y: Int, _ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    count += columns.count
    box =
      box?.including(columns: columns, row: y)
      ?? PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
    // Beyond so many runs, those of a row become one, which holds the pixels between them, too.
    if let last = runs.last, last.row == y,
      last.columns.upperBound == columns.lowerBound || runs.count >= Self.mostRuns
    {
      runs[runs.count - 1].end = Int32(truncatingIfNeeded: columns.upperBound)
    } else {
      runs.append(PixelRun(y: y, columns: columns))
    }
  }

  /// Adds what looks different in a row, four bytes at a time: every pixel of large pictures comes by.
  private mutating func compareRow(
    _ y: Int, _ first: UnsafePointer<Pixel>, _ second: UnsafePointer<Pixel>, width: Int
  ) {
    guard memcmp(first, second, width * 4) != 0 else { return }
    let before = UnsafeRawPointer(first).assumingMemoryBound(to: UInt32.self)
    let after = UnsafeRawPointer(second).assumingMemoryBound(to: UInt32.self)
    var x = 0
    while x < width {
      guard Self.areDifferent(before[x], after[x]) else {
        x += 1
        continue
      }
      let start = x
      repeat { x += 1 } while x < width && Self.areDifferent(before[x], after[x])
      noteChannels(of: first + start, second + start, count: x - start)
      add(y, start..<x)
    }
  }

  // The last of a pixel's four bytes.
  private static let alpha = UInt32(0xFF00_0000).littleEndian

  /// Whether two pixels look different: transparent ones have no color.
  @inline(__always)
  private static func areDifferent(_ first: UInt32, _ second: UInt32) -> Bool {
    first != second && (first | second) & alpha != 0
  }

  /// Notes the most levels that a channel of some pixels differs by.
  private mutating func noteChannels(
    of first: UnsafePointer<Pixel>, _ second: UnsafePointer<Pixel>, count: Int
  ) {
    guard channelDifference < 255 else { return }
    let before = UnsafeRawPointer(first).assumingMemoryBound(to: UInt8.self)
    let after = UnsafeRawPointer(second).assumingMemoryBound(to: UInt8.self)
    var largest: UInt8 = 0
    for index in 0..<count * 4 {
      let (old, new) = (before[index], after[index])
      largest = max(largest, old > new ? old &- new : new &- old)
    }
    channelDifference = max(channelDifference, Int(largest))
  }

  /// Looks once more at pictures of which one has sixteen bits a channel, which must be as equal as
  /// those of eight; a level is a 255th there too.
  private mutating func compareFinely(_ expected: PNGPicture, _ actual: PNGPicture) {
    guard expected.pixelSize == actual.pixelSize else { return }
    let (width, largest) = (expected.width, channelDifference)
    self = PixelDifferences()
    channelDifference = largest
    for y in 0..<expected.height {
      for x in 0..<width {
        let place = (y * width + x) * 4
        let difference =
          (place..<place + 4).map { index in
            abs(expected.fineSample(index) - actual.fineSample(index))
          }.max() ?? 0
        let isClear = expected.fineSample(place + 3) == 0 && actual.fineSample(place + 3) == 0
        guard difference > 0, !isClear else { continue }
        channelDifference = max(channelDifference, (difference + 256) / 257)
        add(y, x..<x + 1)
      }
    }
  }
}

extension PNGPicture {

  /// A sample in sixteen bits, whatever the file has.
  fileprivate func fineSample(_ index: Int) -> Int {
    fineSamples.map { Int($0[index]) } ?? Int(bytes[index]) * 257
  }
}
