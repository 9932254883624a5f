import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// A film that may be small enough.
struct FilmTrial: Equatable, CustomStringConvertible {

  let pace: FilmPace

  /// In pixels per point.
  let scale: Double

  var description: String {
    let frames = pace.fixedFramesPerSecond.map { ", \($0) frames per second" } ?? ""
    return "drawn at a scale of \(scale.plainText)\(frames), to be small enough"
  }

  /// The colors of GIF files take most of the room.
  static func scale(of form: TypingOutputSection.Form) -> Double {
    form == .gif ? 1 : TypingAnimation.scale
  }

  private static let slowest = 30

  /// Return the film that is asked for, and those that follow it as long as one is too large: at half of
  /// the frames, then with fewer and fewer pixels.
  static func all(pace: FilmPace, scale: Double, isLimited: Bool) -> [FilmTrial] {
    let asked = FilmTrial(pace: pace, scale: scale)
    guard isLimited else { return [asked] }
    var slow = pace
    if let rate = pace.fixedFramesPerSecond { slow.fixedFramesPerSecond = min(rate, slowest) }
    let smaller = [1, 0.75, 0.5, 0.375, 0.25].map { scale * $0 }
      .filter { $0 >= KeyboardRenderer.scales.lowerBound }
    let rest = smaller.map { FilmTrial(pace: slow, scale: $0) }
    return rest.first == asked ? rest : [asked] + rest
  }
}
