internal import Cairo

extension KeyboardRenderer {

  /// Draw an animation as the bytes of an animated PNG file.
  ///
  /// Frames that look like the one before make that one longer; of all others the file holds the
  /// rectangle that they change. It has no alpha if every frame covers everything, and an animation
  /// of one frame is a still picture. A point is as many pixels wide as the scale says, one of
  /// ``scales``; the texts travel with the picture. As many frames as there are jobs may be drawn at
  /// the same time, which changes no byte.
  ///
  /// What is thrown is a ``RenderError``, or what handing over the frames throws.
  public func apng(
    of animation: PictureAnimation, scale: Double, compression: PNGCompression = .default,
    texts: [PNGText] = [], jobs: Int = 1
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try writeAPNG(
      of: animation, scale: scale, compression: compression, texts: texts, jobs: jobs
    ) { bytes += $0 }
    return bytes
  }

  /// Draw an animation as an animated PNG file whose bytes are handed to a closure part by part, so
  /// that long animations need no more memory than short ones.
  ///
  /// Otherwise it is like ``apng(of:scale:compression:texts:jobs:)``. If it fails, the bytes so far
  /// are no file. What comes back tells what the animation amounts to; what is thrown is a
  /// ``RenderError``, or what handing over the frames or taking the bytes throws.
  @discardableResult
  public func writeAPNG(
    of animation: PictureAnimation, scale: Double, compression: PNGCompression = .default,
    texts: [PNGText] = [], jobs: Int = 1, to write: ([UInt8]) throws -> Void
  ) throws -> AnimationSummary {
    guard Self.scales.contains(scale) else { throw RenderError.scaleOutOfRange(scale) }
    guard PictureAnimation.loopCounts.contains(animation.loopCount) else {
      throw RenderError.animation(.loopCountOutOfRange(animation.loopCount))
    }
    let artist = FrameArtist(renderers: try renderers(jobs), scale: scale)
    var survey = AnimationSurvey(fixedEdge: animation.fixedEdge)
    try artist.draw(animation) { frames in
      for frame in frames { try survey.add(frame) }
    }
    let summary = survey.summary
    let encoder = FrameEncoder(
      summary: summary, compression: compression.value,
      density: PixelDensity.perMetre(scale: scale),
      texts: texts.map { PNG.Text(keyword: $0.keyword, text: $0.text) })
    try withoutActuallyEscaping(write) { write in
      var writer = AnimationWriter(animation, artist: artist, encoder: encoder, to: write)
      try writer.run()
    }
    return summary
  }

  /// This renderer and others with the same fonts, as many as there are jobs, within reason.
  private func renderers(_ jobs: Int) throws(RenderError) -> [KeyboardRenderer] {
    var renderers = [self]
    while renderers.count < min(jobs, 64) {
      renderers.append(try KeyboardRenderer(fontDirectories: fontDirectories))
    }
    return renderers
  }
}
