/// Tells pixels that differ because the edge of the same shape is smoothed in another way.
///
/// The idea is that of V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): a
/// smoothed pixel lies between a darker and a lighter neighbor, one of which belongs to an area of
/// its color. Here both pictures must have that edge between the same two colors, and the pixel may
/// differ by half of what lies between them at most, so that text of another color or in another
/// place is no smoothing.
struct SmoothedEdge {

  let expected: PixelGrid
  let actual: PixelGrid

  /// How far apart the colors on both sides of the edge may be in the two pictures.
  let threshold: Double

  /// Whether a pixel is part of an edge that both pictures have.
  func contains(x: Int, y: Int) -> Bool {
    guard let before = edge(of: expected, x: x, y: y), let after = edge(of: actual, x: x, y: y)
    else { return false }
    guard before.dark.distance(to: after.dark) <= threshold,
      before.light.distance(to: after.light) <= threshold
    else { return false }
    let step = abs(expected[x, y].lightness - actual[x, y].lightness)
    return step <= min(before.contrast, after.contrast) / 2
  }

  private struct Edge {
    var dark: Pixel
    var light: Pixel
    var contrast: Float
  }

  /// The darkest and the lightest pixel around one that is between them, if one of them is flat.
  private func edge(of picture: PixelGrid, x: Int, y: Int) -> Edge? {
    let center = picture[x, y].lightness
    var (dark, light) = (center, center)
    var (darkPlace, lightPlace): ((Int, Int)?, (Int, Int)?)
    var likeCenter = 0
    for (column, row) in Self.neighbors(x: x, y: y) {
      guard let pixel = picture.pixel(x: column, y: row) else { continue }
      let lightness = pixel.lightness
      if lightness == center { likeCenter += 1 }
      if lightness < dark { (dark, darkPlace) = (lightness, (column, row)) }
      if lightness > light { (light, lightPlace) = (lightness, (column, row)) }
    }
    guard likeCenter <= 2, let darkPlace, let lightPlace else { return nil }
    guard isFlat(picture, darkPlace) || isFlat(picture, lightPlace) else { return nil }
    return Edge(
      dark: picture[darkPlace.0, darkPlace.1], light: picture[lightPlace.0, lightPlace.1],
      contrast: light - dark)
  }

  /// Whether a pixel has three neighbors or more of its very color; the rim counts as one.
  private func isFlat(_ picture: PixelGrid, _ place: (x: Int, y: Int)) -> Bool {
    let pixel = picture[place.x, place.y]
    var like = 0
    var isAtRim = false
    for (column, row) in Self.neighbors(x: place.x, y: place.y) {
      guard let neighbor = picture.pixel(x: column, y: row) else {
        isAtRim = true
        continue
      }
      if neighbor == pixel { like += 1 }
    }
    return like + (isAtRim ? 1 : 0) >= 3
  }

  private static func neighbors(x: Int, y: Int) -> [(Int, Int)] {
    [
      (x - 1, y - 1), (x, y - 1), (x + 1, y - 1), (x - 1, y), (x + 1, y), (x - 1, y + 1),
      (x, y + 1), (x + 1, y + 1),
    ]
  }
}
