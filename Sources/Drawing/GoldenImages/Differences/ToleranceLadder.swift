import KeyboardRender

/// Sequence of ever more tolerant comparisons, climbed until one accepts all differences.
struct ToleranceLadder {

  let expected: PNGPicture
  let actual: PNGPicture
  let tolerance: PictureTolerance

  struct Outcome {

    var rung: ComparisonRung?

    /// Pixels beyond all rungs below the window.
    var rest: PixelDifferences

    var colorDistance: Double?
  }

  func climb(_ differences: PixelDifferences) -> Outcome {
    if differences.count == 0 { return Outcome(rung: .exact, rest: differences) }
    if differences.channelDifference <= tolerance.channels {
      return Outcome(rung: .channels, rest: PixelDifferences())
    }
    var outcome = Outcome(rest: differences)
    if tolerance.channels > 0 || tolerance.perceptual != nil {
      (outcome.rest, outcome.colorDistance) = visible(differences)
      if outcome.rest.count == 0 {
        outcome.rung = .perceptual
        return outcome
      }
    }
    if let window = tolerance.window, outcome.rest.densest(window: window.size) <= window.pixels {
      outcome.rung = .window
    }
    return outcome
  }

  private func visible(_ differences: PixelDifferences) -> (PixelDifferences, Double?) {
    PNGPicture.withPixels(of: expected, actual) { before, after in
      var rest = PixelDifferences()
      var largest = 0.0
      let edge = SmoothedEdge(expected: before, actual: after, threshold: tolerance.perceptual ?? 0)
      for run in differences.runs {
        for x in run.columns {
          let (old, new) = (before[x, run.row], after[x, run.row])
          if old.channelDifference(to: new) <= tolerance.channels { continue }
          if let perceptual = tolerance.perceptual {
            let distance = old.distance(to: new)
            largest = max(largest, distance)
            if distance <= perceptual || edge.contains(x: x, y: run.row) { continue }
          }
          rest.add(run.row, x..<x + 1)
        }
      }
      return (rest, tolerance.perceptual == nil ? nil : largest)
    } ?? (differences, nil)
  }
}

/// Detects pixels that differ only by antialiasing along an edge of the same shape.
///
/// Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): such a pixel
/// lies between a darker and a lighter neighbor, one of them in an area of its color. Here both
/// pictures need that edge, and the pixel may differ by half of its contrast at most.
struct SmoothedEdge {

  let expected: PixelGrid
  let actual: PixelGrid

  /// The maximum distance of the colors on both sides of the edge between the pictures.
  let threshold: Double

  func contains(x: Int, y: Int) -> Bool {
    guard let before = edge(of: expected, x: x, y: y), let after = edge(of: actual, x: x, y: y)
    else { return false }
    guard before.dark.distance(to: after.dark) <= threshold,
      before.light.distance(to: after.light) <= threshold
    else { return false }
    let step = abs(expected[x, y].lightness - actual[x, y].lightness)
    return step <= min(before.contrast, after.contrast) / 2
  }

  private typealias Edge = (dark: Pixel, light: Pixel, contrast: Double)

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
    return (picture[darkPlace.0, darkPlace.1], picture[lightPlace.0, lightPlace.1], light - dark)
  }

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
