import KeyboardDrawing

extension Pixel {

  /// Return the distance over the backdrop that separates the pixels best: white on nothing is
  /// invisible over white, black over black.
  func distance(to other: Pixel) -> Double {
    if looksLike(other) { return 0 }
    let backdrops: [Double] = alpha & other.alpha == 255 ? [0] : [0, 1]
    return backdrops.map { backdrop in
      perceived(over: backdrop).largeDistance(to: other.perceived(over: backdrop))
    }.max() ?? 0
  }

  /// The lightness over white, from 0 to 1.
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
