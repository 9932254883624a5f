internal import Cairo

/// A line of text placed in pixels, or in the points of a document.
struct PixelText {

  let placed: PlacedText
  let origin: Point
  let size: Double

  var start: Double { origin.x.rounded(.down) }

  private var phase: Double { origin.x - start }

  var key: TextMask.Key {
    let step = Int((phase * TextMask.steps).rounded())
    return TextMask.Key(text: placed.text, style: placed.style, size: size, phase: step)
  }

  var outlines: TextOutlines? { TextOutlines(placed.shaped, size: size, phase: phase) }
}
