internal import Foundation
import KeyboardDrawing
import KeyboardRender

/// Differing pixels of two images as horizontal runs, with their count and bounds.
struct PixelDifferences: Hashable {

  private(set) var runs: [PixelRun] = []
  private(set) var count = 0
  private(set) var box: PixelRect?

  /// In levels of 255.
  private(set) var channelDifference = 0

  init() {}

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
    if expected.fineSamples != nil || actual.fineSamples != nil { compareFinely(expected, actual) }
  }

  // The limit of runs: enough for any keyboard, and 50 MB for adversarial pictures.
  private static let maximumRuns = 1 << 22

  /// Adds pixels of a row, below or to the right of the present ones.
  mutating func add(_ y: Int, _ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    count += columns.count
    box.include(columns: columns, row: y)
    // Beyond the limit, the runs of a row become one that includes the pixels between them.
    if let last = runs.last, last.row == y,
      last.columns.upperBound == columns.lowerBound || runs.count >= Self.maximumRuns
    {
      runs[runs.count - 1].end = Int32(truncatingIfNeeded: columns.upperBound)
    } else {
      runs.append(PixelRun(y: y, columns: columns))
    }
  }

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

  private static let alpha = UInt32(0xFF00_0000).littleEndian

  @inline(__always)
  private static func areDifferent(_ first: UInt32, _ second: UInt32) -> Bool {
    first != second && (first | second) & alpha != 0
  }

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

  /// Compares samples of sixteen bits per channel; a level is 1/255 here, too.
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

  func densest(window size: Int) -> Int {
    guard let box else { return 0 }
    // Each row of sums holds the pixel counts of the window's columns that end there.
    var columns = [Int32](repeating: 0, count: box.width)
    var rows: [[(start: Int, end: Int)]] = Array(repeating: [], count: box.height)
    for run in runs {
      rows[run.row - box.y].append((run.columns.lowerBound - box.x, run.columns.upperBound - box.x))
    }
    var densest: Int32 = 0
    for y in 0..<box.height {
      for (start, end) in rows[y] { for x in start..<end { columns[x] += 1 } }
      if y >= size {
        for (start, end) in rows[y - size] { for x in start..<end { columns[x] -= 1 } }
      }
      guard !rows[y].isEmpty else { continue }
      var sum: Int32 = 0
      for x in 0..<box.width {
        sum += columns[x]
        if x >= size { sum -= columns[x - size] }
        densest = max(densest, sum)
      }
    }
    return Int(densest)
  }
}

extension PNGPicture {

  fileprivate func fineSample(_ index: Int) -> Int {
    fineSamples.map { Int($0[index]) } ?? Int(bytes[index]) * 257
  }
}

/// Horizontal run of pixels, in 12 bytes because noisy images have millions.
struct PixelRun: Hashable {

  var y: Int32
  var start: Int32
  var end: Int32

  init(y: Int, columns: Range<Int>) {
    self.y = Int32(truncatingIfNeeded: y)
    start = Int32(truncatingIfNeeded: columns.lowerBound)
    end = Int32(truncatingIfNeeded: columns.upperBound)
  }

  var row: Int { Int(y) }
  var columns: Range<Int> { Int(start)..<Int(end) }
}

extension Pixel {

  /// Returns the distance over white or black, whichever separates the pixels better.
  func distance(to other: Pixel) -> Double {
    if looksLike(other) { return 0 }
    let backdrops: [Double] = alpha & other.alpha == 255 ? [0] : [0, 1]
    return backdrops.map { backdrop in
      perceived(over: backdrop).largeDistance(to: other.perceived(over: backdrop))
    }.max() ?? 0
  }

  var lightness: Double { perceived(over: 1).lightness }

  private func perceived(over backdrop: Double) -> OKLab {
    OKLab(resolved.over(Color.Resolved(red: backdrop, green: backdrop, blue: backdrop)))
  }

  private var resolved: Color.Resolved {
    Color.Resolved(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      opacity: Double(alpha) / 255)
  }

  var hexText: String { resolved.hexText }
}
