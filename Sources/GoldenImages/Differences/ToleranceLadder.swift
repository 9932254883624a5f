import KeyboardRender

/// Climbs from rung to rung until what differs is put up with.
struct ToleranceLadder {

  let expected: PNGPicture
  let actual: PNGPicture
  let tolerance: PictureTolerance

  /// What the climb came to.
  struct Outcome {

    /// The rung on which the pictures are the same; nil if there is none.
    var rung: ComparisonRung?

    /// The pixels that no rung below the window puts up with.
    var rest: PixelDifferences

    /// The largest distance of colors; nil if nobody asked for colors.
    var colorDistance: Double?
  }

  /// Judges all differences of two pictures of the same size.
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
    if let window = tolerance.window,
      outcome.rest.densest(window: window.size) <= window.pixels
    {
      outcome.rung = .window
    }
    return outcome
  }

  /// The pixels that differ by more than channels and colors may, and the largest distance of colors.
  private func visible(_ differences: PixelDifferences) -> (PixelDifferences, Double?) {
    PNGPicture.withPixels(of: expected, actual) { before, after in
      var rest = PixelDifferences()
      var largest = 0.0
      let edge = SmoothedEdge(
        expected: before, actual: after, threshold: tolerance.perceptual ?? 0)
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
