internal import Cairo

/// Writes an animated WebP file (RFC 9649).
struct WebPWriter {

  let summary: AnimationSummary
  let animation: PictureAnimation
  let frameRenderer: FrameRenderer
  let compression: PNGCompression

  /// From 1 to 100, or 0 for frames without loss.
  let quality: Int
  private(set) var file: [UInt8] = []
  private(set) var start: Duration = .zero

  private struct EncodedFrame: Sendable {
    var box: PNG.Box
    var chunk: [UInt8]

    /// Whether transparent blocks keep the blocks of the previous frame.
    var isOverlay = false
  }

  /// Side of a coded block, in pixels.
  private static let blockSide = 16

  mutating func bytes() throws -> [UInt8] {
    // Animation, and alpha unless all is opaque.
    let hasAlpha = !summary.isOpaque || quality > 0
    let features =
      [hasAlpha ? 0x12 : 0x02, 0, 0, 0] + little(summary.width - 1, 3)
      + little(summary.height - 1, 3)
    file = chunk("VP8X", features) + chunk("ANIM", [0, 0, 0, 0] + little(animation.loopCount, 2))
    let (width, height, compression) = (summary.width, summary.height, compression)
    let quality = quality
    try frameRenderer.drawChanges(of: animation, in: summary) {
      pixels, before throws(RenderError) in
      try Self.frame(
        pixels, after: before, width: width, height: height, compression, quality: quality)
    } write: { frame, duration in
      try add(frame, duration: duration)
    }
    return Array("RIFF".utf8) + little(file.count + 4, 4) + Array("WEBP".utf8) + file
  }

  /// Returns nil if nothing changes.
  private static func frame(
    _ pixels: [UInt32], after before: [UInt32]?, width: Int, height: Int,
    _ compression: PNGCompression, quality: Int
  ) throws(RenderError) -> EncodedFrame? {
    var box = PNG.Box(x: 0, y: 0, width: width, height: height)
    if let before {
      guard let changed = PNG.changedBox(from: before, to: pixels, width: width) else { return nil }
      // Places of frames are even.
      (box.x, box.y) = (changed.x & ~1, changed.y & ~1)
      box.width = changed.x + changed.width - box.x
      box.height = changed.y + changed.height - box.y
    }
    func part(of pixels: [UInt32]) -> [UInt32] {
      (box.y..<box.y + box.height).flatMap { (row: Int) -> ArraySlice<UInt32> in
        pixels[(row * width + box.x)...].prefix(box.width)
      }
    }
    var changed = part(of: pixels)
    var isOverlay = false
    if quality > 0, let before {
      let overlay = overlay(changed, over: part(of: before), width: box.width)
      (changed, isOverlay) = (overlay ?? changed, overlay != nil)
    }
    // A still file is the chunks of its pixels behind twelve bytes, with alpha behind a header.
    let file = try Bitmap(width: box.width, height: box.height, scale: 1, pixels: changed)
      .webP(compression: compression, quality: quality)
    let header = file[12...].starts(with: "VP8X".utf8) ? 30 : 12
    return EncodedFrame(box: box, chunk: Array(file.dropFirst(header)), isOverlay: isOverlay)
  }

  /// Returns the pixels with transparent blocks in place of unchanged ones; nil where others aren't
  /// opaque, which would be blended.
  private static func overlay(_ pixels: [UInt32], over before: [UInt32], width: Int) -> [UInt32]? {
    var overlay = pixels
    let height = pixels.count / width
    for top in stride(from: 0, to: height, by: blockSide) {
      for left in stride(from: 0, to: width, by: blockSide) {
        let columns = left..<min(left + blockSide, width)
        let rows = (top..<min(top + blockSide, height)).map { row in
          row * width + columns.lowerBound..<row * width + columns.upperBound
        }
        if rows.allSatisfy({ pixels[$0] == before[$0] }) {
          for row in rows { for index in row { overlay[index] = 0 } }
        } else if !rows.allSatisfy({ pixels[$0].allSatisfy { $0 >> 24 == 255 } }) {
          return nil
        }
      }
    }
    return overlay
  }

  private mutating func add(_ frame: EncodedFrame, duration: Duration) throws {
    let end = start + duration
    // Rounded times, not durations, keep the pace of a long animation.
    let milliseconds = end.inMilliseconds - start.inMilliseconds
    start = end
    guard (0..<1 << 24).contains(milliseconds) else {
      throw RenderError.animation(.durationOutOfRange(frame: 0))
    }
    let box = frame.box
    let header =
      little(box.x / 2, 3) + little(box.y / 2, 3) + little(box.width - 1, 3)
      + little(box.height - 1, 3) + little(max(milliseconds, 1), 3)
    // The pixels replace those before, or are blended with them.
    file += chunk("ANMF", header + [frame.isOverlay ? 0x00 : 0x02] + frame.chunk)
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
  }

  private func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

extension Duration {

  fileprivate var inMilliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int((attoseconds + 500_000_000_000_000) / 1_000_000_000_000_000)
  }
}
