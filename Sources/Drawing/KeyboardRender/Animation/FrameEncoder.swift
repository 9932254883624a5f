internal import Cairo

struct FrameEncoder: Sendable {

  typealias Pixels = [UInt32]

  struct EncodedFrame: Sendable {

    var box: PNG.Box
    var blending: PNG.Blending
    var bytes: [UInt8]
  }

  let summary: AnimationSummary
  let isSmall: Bool
  let density: UInt32
  let texts: [PNG.Text]

  /// Returns the encoded change between two frames, or nil if nothing changes; the first frame is a file.
  func change(to pixels: Pixels, from before: Pixels?) throws(RenderError) -> EncodedFrame? {
    if summary.isOpaque, !PNG.isOpaque(pixels) { throw .animation(.unsteadyFrames) }
    guard let before else { return try first(pixels) }
    return try next(pixels, after: before)
  }

  private func first(_ pixels: Pixels) throws(RenderError) -> EncodedFrame {
    let (width, height) = (summary.width, summary.height)
    let bytes = try file(pixels, width: width, height: height, density: density, texts: texts)
    return EncodedFrame(
      box: PNG.Box(x: 0, y: 0, width: width, height: height), blending: .source, bytes: bytes)
  }

  /// Return the smaller encoding of replacing and compositing, or nil if nothing changes.
  private func next(_ pixels: Pixels, after before: Pixels) throws(RenderError) -> EncodedFrame? {
    guard let box = PNG.changedBox(from: before, to: pixels, width: summary.width) else {
      return nil
    }
    let changes = PNG.changes(from: before, to: pixels, width: summary.width, in: box)
    var best = EncodedFrame(box: box, blending: .source, bytes: try data(of: changes.all, in: box))
    // Without alpha, pixels can't be omitted.
    if !summary.isOpaque, let overlay = changes.overlay {
      let bytes = try data(of: overlay, in: box)
      if bytes.count < best.bytes.count {
        best = EncodedFrame(box: box, blending: .over, bytes: bytes)
      }
    }
    return best
  }

  private func data(of pixels: Pixels, in box: PNG.Box) throws(RenderError) -> [UInt8] {
    let file = try file(pixels, width: box.width, height: box.height)
    return PNG.chunks(of: file).filter { $0.name == "IDAT" }.flatMap(\.content)
  }

  private func file(
    _ pixels: Pixels, width: Int, height: Int, density: UInt32 = 0, texts: [PNG.Text] = []
  ) throws(RenderError) -> [UInt8] {
    try RenderError.converting { () throws(CairoError) in
      try PNG.encode(
        premultiplied: pixels, width: width, height: height, isOpaque: summary.isOpaque,
        isSmall: isSmall, density: density, texts: texts)
    }
  }
}
