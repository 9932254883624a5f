import KeyboardRender

struct ToleranceLadder {

  let expected: PNGPicture
  let actual: PNGPicture
  let tolerance: PictureTolerance

  struct Outcome {

    var rung: ComparisonRung?

    /// The pixels that no rung below the window accepts.
    var rest: PixelDifferences

    /// Nil without a perceptual tolerance.
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
    if let window = tolerance.window,
      outcome.rest.densest(window: window.size) <= window.pixels
    {
      outcome.rung = .window
    }
    return outcome
  }

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
