import Cairo
import KeyboardRender

/// Differences besides the pixels of first pictures: frames of animations, and properties by which
/// viewers show the same pixels differently.
struct FileDifferences {

  let expected: [UInt8]
  let actual: [UInt8]
  let size: PixelSize
  let tolerance: PictureTolerance

  // The pixels of all frames on their canvas, which take seconds; no keyboard needs more.
  private static let mostPixels = 1 << 30

  func texts() -> [String] { displayTexts + animationTexts }

  static func isPlain(_ file: [UInt8], scale: Double?) -> Bool {
    let pixel = PNGPicture(
      width: 1, height: 1, bytes: [0, 0, 0, 255], isOpaque: true, scale: scale)
    guard let drawn = try? pixel.encoded(compression: .fast) else { return false }
    return PNG.displayFacts(of: file) == PNG.displayFacts(of: drawn) && PNG.Animation(file) == nil
  }

  private var displayTexts: [String] {
    let (before, after) = (PNG.displayFacts(of: expected), PNG.displayFacts(of: actual))
    var names: [String] = []
    for fact in before + after where !names.contains(fact.name) { names.append(fact.name) }
    return names.compactMap { name in
      let (old, new) = (before.value(of: name), after.value(of: name))
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
    guard size.isDrawable, size.width * size.height <= Self.mostPixels / max(count, 1) else {
      return "frames too many to compare"
    }
    var (first, second) = (
      AnimationCanvas(before, size: size), AnimationCanvas(after, size: size)
    )
    for index in 0..<count {
      do {
        let comparison = PictureComparison(
          expected: try first.show(index), actual: try second.show(index), tolerance: tolerance)
        guard comparison.isSame else {
          return "frame \(index + 1) differs: \(comparison.verdict)"
        }
      } catch {
        return "frame \(index + 1) can't be read: \(error)"
      }
    }
    return nil
  }
}

extension [PNG.DisplayFact] {

  fileprivate func value(of name: String) -> String? { first { $0.name == name }?.value }
}
