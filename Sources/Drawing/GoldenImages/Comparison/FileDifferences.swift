import Cairo
import KeyboardRender
internal import SourceText

/// Differences besides the pixels of first pictures: frames, and display properties.
struct FileDifferences {

  let expected: [UInt8]
  let actual: [UInt8]
  let size: PixelSize
  let tolerance: PictureTolerance

  // The pixels of all frames on their canvas, which take seconds; no keyboard needs more.
  private static let maximumPixels = 1 << 30

  func texts() -> [String] { displayTexts + animationTexts }

  static func isPlain(_ file: [UInt8], scale: Double?) -> Bool {
    let pixel = PNGPicture(
      width: 1, height: 1, bytes: [0, 0, 0, 255], isOpaque: true, scale: scale)
    guard let drawn = try? pixel.encoded(compression: .fast) else { return false }
    return PNG.displayFacts(of: file) == PNG.displayFacts(of: drawn) && PNG.Animation(file) == nil
  }

  private var displayTexts: [String] {
    let (before, after) = (PNG.displayFacts(of: expected), PNG.displayFacts(of: actual))
    return (before + after).map(\.name).uniqued(by: \.self).compactMap { name in
      let old = before.first { $0.name == name }?.value
      let new = after.first { $0.name == name }?.value
      return old == new ? nil : "\(name) \(old ?? "none") → \(new ?? "none")"
    }
  }

  private var animationTexts: [String] {
    switch (PNG.Animation(expected), PNG.Animation(actual)) {
    case (nil, nil): []
    case (_?, nil): ["no animation any more"]
    case (nil, _?): ["an animation now"]
    case (let before?, let after?):
      Self.timing(before, after) + [frames(before, after)].compactMap { $0 }
    }
  }

  private static func timing(_ before: PNG.Animation, _ after: PNG.Animation) -> [String] {
    var texts: [String] = []
    if before.frames.count != after.frames.count {
      texts.append("frames \(before.frames.count) → \(after.frames.count)")
    }
    if before.playCount != after.playCount {
      texts.append("loops \(before.playCount) → \(after.playCount)")
    }
    let pairs = zip(before.frames, after.frames).map { ($0.seconds, $1.seconds) }
    if let index = pairs.firstIndex(where: { $0 != $1 }) {
      texts.append("duration of frame \(index + 1) \(pairs[index].0) s → \(pairs[index].1) s")
    }
    return texts
  }

  private func frames(_ before: PNG.Animation, _ after: PNG.Animation) -> String? {
    let count = min(before.frames.count, after.frames.count)
    guard size.isDrawable, size.width * size.height <= Self.maximumPixels / max(count, 1) else {
      return "frames too many to compare"
    }
    var (first, second) = (AnimationCanvas(before, size: size), AnimationCanvas(after, size: size))
    for index in 0..<count {
      do {
        let comparison = ImageComparison(
          expected: try first.show(index), actual: try second.show(index), tolerance: tolerance)
        guard comparison.isSame else { return "frame \(index + 1) differs: \(comparison.verdict)" }
      } catch {
        return "frame \(index + 1) can't be read: \(error)"
      }
    }
    return nil
  }
}

/// The frames of an animation as they are shown, from the first on.
struct AnimationCanvas {

  private let animation: PNG.Animation
  private let size: PixelSize
  private var canvas: PixelCanvas

  init(_ animation: PNG.Animation, size: PixelSize) {
    self.animation = animation
    self.size = size
    canvas = PixelCanvas(size: size)
  }

  mutating func show(_ index: Int) throws -> PNGPicture {
    let frame = animation.frames[index]
    let box = PixelRect(
      x: frame.box.x, y: frame.box.y, width: frame.box.width, height: frame.box.height)
    guard box.intersection(size.bounds) == box, !box.isEmpty else {
      throw RenderError.unreadablePNG("it exceeds the image")
    }
    let picture = PNGPicture(
      width: box.width, height: box.height, bytes: try animation.image(of: frame).bytes,
      isOpaque: false)
    var shown = canvas
    shown.draw(picture, x: box.x, y: box.y, replacing: frame.blending == .source)
    if frame.disposal != .previous { canvas = shown }
    if frame.disposal == .background { canvas.fill(box, .clear) }
    return shown.picture(scale: nil)
  }
}

/// Checks that the comparison detects differences: a broken one would accept every golden.
package enum ComparerCheck {

  package static func problems() -> [String] {
    problems { ImageComparison(expected: $0, actual: $1, tolerance: $2).verdict.rung }
  }

  static func problems(
    comparing compare: (PNGPicture, PNGPicture, PictureTolerance) -> ComparisonRung?
  ) -> [String] {
    let channels = PictureTolerance(channels: 1)
    let perceptual = PictureTolerance(perceptual: 0.1)
    let window = PictureTolerance(window: .init(size: 4, pixels: 1))
    let (plain, level) = (picture(), picture(changing: [27: 1]))
    let black = picture(changing: [27: -120])
    let block = picture(changing: [27: -120, 28: -120])
    let pairs: [(PNGPicture, PNGPicture, PictureTolerance, ComparisonRung?, String)] = [
      (plain, plain, .exact, .exact, "an image differs from itself"),
      (plain, level, .exact, nil, "a level of one channel of one pixel isn't detected"),
      (plain, level, channels, .channels, "a level isn't tolerated"),
      (plain, black, channels, nil, "the channel tolerance accepts a dark pixel"),
      (plain, level, perceptual, .perceptual, "an imperceptible difference isn't tolerated"),
      (plain, black, perceptual, nil, "a dark pixel counts as imperceptible"),
      (plain, black, window, .window, "a single pixel isn't tolerated"),
      (plain, block, window, nil, "the window tolerance accepts two pixels"),
      (plain, picture(width: 9), .exact, nil, "images of different sizes are equal"),
    ]
    return pairs.compactMap { expected, actual, tolerance, rung, problem in
      compare(expected, actual, tolerance) == rung ? nil : problem
    }
  }

  private static func picture(width: Int = 8, changing: [Int: Int] = [:]) -> PNGPicture {
    let bytes = (0..<width * 8).flatMap { index -> [UInt8] in
      let gray = UInt8(clamping: (index % width < 3 ? 120 : 200) + (changing[index] ?? 0))
      return [gray, 200, 200, 255]
    }
    return PNGPicture(width: width, height: 8, bytes: bytes, isOpaque: true)
  }
}
