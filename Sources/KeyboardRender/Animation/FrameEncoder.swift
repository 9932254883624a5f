internal import Cairo

/// Encodes what the frames of an animation change.
struct FrameEncoder: Sendable {

  /// The pixels of a frame on the whole of the animation.
  typealias Pixels = [UInt32]

  /// The part of a frame that a file holds.
  struct EncodedFrame: Sendable {

    /// Where the part is.
    var box: PNG.Box

    /// How the part comes over the frames before.
    var blending: PNG.Blending

    /// The bytes: of a whole file for the first frame, of compressed pixels for all others.
    var bytes: [UInt8]
  }

  let summary: AnimationSummary
  let compression: PNG.Compression
  let density: UInt32
  let texts: [PNG.Text]

  /// The first frame, as a file of its own.
  func first(_ pixels: Pixels) throws(RenderError) -> EncodedFrame {
    let (width, height) = (summary.width, summary.height)
    do {
      let bytes = try PNG.encode(
        premultiplied: pixels, width: width, height: height, isOpaque: summary.isOpaque,
        compression: compression, density: density, texts: texts)
      return EncodedFrame(
        box: PNG.Box(x: 0, y: 0, width: width, height: height), blending: .source, bytes: bytes)
    } catch {
      throw RenderError(error)
    }
  }

  /// What a frame changes of the one before, in the fewer bytes of replacing and of painting over
  /// it; nothing if it changes nothing.
  func next(_ pixels: Pixels, after before: Pixels) throws(RenderError) -> EncodedFrame? {
    guard let box = PNG.changedBox(from: before, to: pixels, width: summary.width) else {
      return nil
    }
    let changes = PNG.changes(from: before, to: pixels, width: summary.width, in: box)
    var best = EncodedFrame(box: box, blending: .source, bytes: try data(of: changes.all, in: box))
    // Without alpha there is no way to leave pixels out.
    if !summary.isOpaque, let overlay = changes.overlay {
      let bytes = try data(of: overlay, in: box)
      if bytes.count < best.bytes.count {
        best = EncodedFrame(box: box, blending: .over, bytes: bytes)
      }
    }
    return best
  }

  /// The compressed pixels of a rectangle.
  private func data(of pixels: Pixels, in box: PNG.Box) throws(RenderError) -> [UInt8] {
    do {
      let file = try PNG.encode(
        premultiplied: pixels, width: box.width, height: box.height, isOpaque: summary.isOpaque,
        compression: compression, density: 0, texts: [])
      return PNG.chunks(of: file).filter { $0.name == "IDAT" }.flatMap(\.content)
    } catch {
      throw RenderError(error)
    }
  }
}
