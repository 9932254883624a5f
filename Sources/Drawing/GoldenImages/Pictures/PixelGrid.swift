internal import Cairo
internal import Foundation
package import KeyboardRender
internal import Parallel

/// Valid while the picture is borrowed.
struct PixelGrid {

  let start: UnsafePointer<Pixel>
  let width: Int
  let height: Int

  @inline(__always)
  subscript(x: Int, y: Int) -> Pixel { start[y * width + x] }

  func pixel(x: Int, y: Int) -> Pixel? {
    x >= 0 && y >= 0 && x < width && y < height ? self[x, y] : nil
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  func row(_ y: Int) -> UnsafePointer<Pixel> { start + y * width }
}

extension PNGPicture {

  static func withPixels<Result>(
    of first: PNGPicture, _ second: PNGPicture, _ body: (PixelGrid, PixelGrid) -> Result
  ) -> Result? {
    first.withPixels { first in second.withPixels { second in body(first, second) } } ?? nil
  }

  func withPixels<Result>(_ body: (PixelGrid) -> Result) -> Result? {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count >= 4 else { return nil }
      let pixels = start.assumingMemoryBound(to: Pixel.self)
      return body(PixelGrid(start: pixels, width: width, height: height))
    }
  }

  var pixelSize: PixelSize { PixelSize(width: width, height: height) }

  func text(for keyword: String) -> String? { texts.first { $0.keyword == keyword }?.text }

  package static func intactSize(of file: [UInt8]) -> PixelSize? {
    PNG.intactSize(of: file).map { PixelSize(width: $0.width, height: $0.height) }
  }

  package static func file(_ file: [UInt8], withTextsOf other: [UInt8]) -> [UInt8] {
    PNG.file(file, withTextsOf: other)
  }

  package var isBlank: Bool {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count > 4 else { return true }
      // All pixels are equal if the bytes equal themselves, shifted by one pixel.
      if memcmp(start, start + 4, bytes.count - 4) == 0 { return true }
      return stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0 }
    }
  }

  /// Independent of the file's encoding, its texts and the colors of transparent pixels.
  package var pixelHash: String {
    var digest = Digest()
    digest.add("\(pixelSize)")
    guard !isOpaque else {
      digest.add(bytes)
      return digest.text
    }
    var row = [Pixel](repeating: .clear, count: width)
    _ = withPixels { grid in
      for y in 0..<grid.height {
        let source = grid.row(y)
        for x in row.indices { row[x] = source[x].alpha == 0 ? .clear : source[x] }
        row.withUnsafeBytes { digest.add($0) }
      }
    }
    return digest.text
  }
}

/// Rectangle in whole pixels from the top left corner.
package struct PixelRect: Hashable, Codable, Sendable {

  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < maxX && row >= y && row < maxY
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  func extended(by margin: Int) -> PixelRect {
    PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  func squaredDistance(x column: Int, y row: Int) -> Int {
    let horizontal = max(x - column, column - maxX + 1, 0)
    let vertical = max(y - row, row - maxY + 1, 0)
    return horizontal * horizontal + vertical * vertical
  }
}

extension PixelRect? {

  mutating func include(columns: Range<Int>, row: Int) {
    let old = self ?? PixelRect(x: columns.lowerBound, y: row, width: 0, height: 1)
    let (left, top) = (min(old.x, columns.lowerBound), min(old.y, row))
    self = PixelRect(
      x: left, y: top, width: max(old.maxX, columns.upperBound) - left,
      height: max(old.maxY, row + 1) - top)
  }
}

/// Width and height in pixels, which may be too large to be drawn.
package struct PixelSize: Hashable, Codable, Sendable, CustomStringConvertible {

  package var width: Int
  package var height: Int

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  var isDrawable: Bool {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return width >= 0 && height >= 0 && !overflows && count <= KeyboardRenderer.largestPixelCount
  }

  package var description: String { "\(width)x\(height)" }
}
