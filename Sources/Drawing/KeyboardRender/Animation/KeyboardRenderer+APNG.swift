extension KeyboardRenderer {

  /// Draws an animation as an animated PNG file.
  ///
  /// ```swift
  /// let frames = [false, true].map { isPressed in
  ///   var view = KeyboardView(keyboardContext: context)
  ///   if isPressed { view.pressedActions = [.space] }
  ///   return PictureAnimation.Frame(
  ///     view.scene(measuring: .fixedAdvance), duration: .milliseconds(400))
  /// }
  /// let apng = try KeyboardRenderer().apng(of: PictureAnimation(frames: frames), scale: 2)
  /// apng.isEmpty  // → false
  /// ```
  ///
  /// Equal frames extend the previous one; others store the rectangle that they change. The file has
  /// no alpha if all frames are opaque, and one frame is a still picture.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - scale: The display scale in pixels per point, in ``scales``.
  ///   - compression: The compression effort.
  ///   - texts: Text entries for the metadata.
  ///   - jobs: Number of frames to draw in parallel, without effect on the bytes.
  /// - Returns: The bytes of the file.
  /// - Throws: ``RenderError``, or an error of the frames' closure.
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

  /// Draws an animation as an animated PNG file, passing its bytes to a closure in parts.
  ///
  /// Long animations need no more memory than short ones. After an error, the bytes so far are not
  /// a valid file. The parameters are those of ``apng(of:scale:compression:texts:jobs:)``.
  ///
  /// - Returns: The properties of the animation.
  /// - Throws: ``RenderError``, or an error of one of the closures.
  @discardableResult
  public func writeAPNG(
    of animation: PictureAnimation, scale: Double, compression: PNGCompression = .default,
    texts: [PNGText] = [], jobs: Int = 1, to write: ([UInt8]) throws -> Void
  ) throws -> AnimationSummary {
    let (frameRenderer, summary) = try analyzed(animation, scale: scale, jobs: jobs)
    let encoder = FrameEncoder(
      summary: summary, isSmall: compression == .small,
      density: PixelDensity.perMeter(scale: scale), texts: texts.map(\.entry))
    try withoutActuallyEscaping(write) { write in
      var writer = AnimationWriter(
        animation: animation, frameRenderer: frameRenderer, encoder: encoder, write: write)
      try writer.run()
    }
    return summary
  }

  /// Draws an animation as an animated WebP file.
  ///
  /// The file is smaller than an animated PNG, and much smaller with a quality from 1 to 100; without
  /// one, frames have no loss. They hold what they change, and their times are rounded to
  /// milliseconds. The other parameters are those of ``apng(of:scale:compression:texts:jobs:)``.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: ``RenderError``, or an error of the animation's closure.
  public func animatedWebP(
    of animation: PictureAnimation, scale: Double, compression: PNGCompression = .default,
    quality: Int? = nil, jobs: Int = 1
  ) throws -> [UInt8] {
    let (frameRenderer, summary) = try analyzed(animation, scale: scale, jobs: jobs)
    guard max(summary.width, summary.height) <= Bitmap.largestWebPSide else {
      throw RenderError.sideOutOfRange(
        width: summary.width, height: summary.height, format: "WebP", limit: Bitmap.largestWebPSide)
    }
    guard animation.loopCount <= Int(UInt16.max) else {
      throw RenderError.animation(.loopCountOutOfRange(animation.loopCount))
    }
    var writer = WebPWriter(
      summary: summary, animation: animation, frameRenderer: frameRenderer,
      compression: compression, quality: quality.map { min(max($0, 1), 100) } ?? 0)
    return try writer.bytes()
  }

  private func analyzed(
    _ animation: PictureAnimation, scale: Double, jobs: Int
  ) throws -> (FrameRenderer, AnimationSummary) {
    guard Self.scales.contains(scale) else { throw RenderError.scaleOutOfRange(scale) }
    guard PictureAnimation.loopCounts.contains(animation.loopCount) else {
      throw RenderError.animation(.loopCountOutOfRange(animation.loopCount))
    }
    let frameRenderer = FrameRenderer(renderers: try renderers(jobs), scale: scale)
    var analysis = AnimationAnalysis(fixedEdge: animation.fixedEdge)
    try frameRenderer.draw(animation) { frames in
      for frame in frames { try analysis.add(frame) }
    }
    return (frameRenderer, analysis.summary)
  }

  private func renderers(_ jobs: Int) throws(RenderError) -> [KeyboardRenderer] {
    var renderers = [self]
    while renderers.count < min(jobs, 64) {
      renderers.append(try KeyboardRenderer(fontDirectories: fontDirectories))
    }
    return renderers
  }
}
