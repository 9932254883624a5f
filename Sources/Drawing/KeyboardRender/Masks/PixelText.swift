internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// A line of text placed in pixels, or in the points of a document.
struct PixelText {

  let placed: PlacedText
  let origin: CGPoint
  let size: Double

  init(_ run: TextRun, scale: Double, isRaster: Bool, _ typesetter: Typesetter) {
    placed = typesetter.place(run)
    var origin = CGPoint(x: placed.origin.x * scale, y: placed.origin.y * scale)
    if isRaster {
      origin.x = (origin.x * TextMask.steps).rounded() / TextMask.steps
      origin.y.round()
    }
    (self.origin, size) = (origin, placed.size * scale)
  }

  var start: Double { origin.x.rounded(.down) }

  private var phase: Double { origin.x - start }

  var key: TextMask.Key {
    let step = Int((phase * TextMask.steps).rounded())
    return TextMask.Key(text: placed.text, style: placed.style, size: size, phase: step)
  }

  var outlines: TextOutlines? { TextOutlines(placed.shaped, size: size, phase: phase) }
}
