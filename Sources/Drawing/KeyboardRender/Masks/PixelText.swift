internal import Cairo

/// A line of text placed in pixels, or in the points of a document.
struct PixelText {

  let placed: PlacedText
  let origin: Point
  let size: Double

  /// The whole pixel at or before the start.
  var start: Double { origin.x.rounded(.down) }

  private var phase: Double { origin.x - start }

  var key: TextMask.Key {
    let step = Int((phase * TextMask.steps).rounded())
    return TextMask.Key(text: placed.text, style: placed.style, size: size, phase: step)
  }

  /// The outlines, or `nil` for a text that has none or is too large to be cached.
  var outlines: TextOutlines? { TextOutlines(placed.shaped, size: size, phase: phase) }
}
