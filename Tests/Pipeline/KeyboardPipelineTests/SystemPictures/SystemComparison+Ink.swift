import KeyboardKit

// The weights, heights and baselines of letters, and the radii of faces.
extension SystemComparison {

  /// The medians of all letters of a keyboard.
  struct Letters {

    var count: Int

    /// The sum of our ink relative to that of the system.
    var mass: Double

    /// The heights of ours and of the system's, in points.
    var heights: (ours: Double, theirs: Double)

    /// The lower edges of the ink below the middles of the keys.
    var baselines: (ours: Double, theirs: Double)
  }

  /// Nil if fewer than eight letters stand out from their faces.
  var letters: Letters? {
    let pairs = letterInks
    guard pairs.count >= 8 else { return nil }
    func median(_ value: (LetterInk) -> Double) -> Double {
      PicturePixels.percentile(0.5, of: pairs.map(value))
    }
    return Letters(
      count: pairs.count, mass: median { $0.ours.mass / $0.theirs.mass },
      heights: (median { $0.ours.box.height }, median { $0.theirs.box.height }),
      baselines: (
        median { Double($0.ours.box.maxY) - $0.middle.ours },
        median { Double($0.theirs.box.maxY) - $0.middle.theirs }
      ))
  }

  private struct LetterInk {
    var ours: KeyInk
    var theirs: KeyInk
    var middle: (ours: Double, theirs: Double)
  }

  private var letterInks: [LetterInk] {
    styled.keys.compactMap { key in
      guard case .character(let text) = key.action, text.count == 1, text.first?.isLetter == true
      else { return nil }
      let part = key.swipeDownText == nil ? KeyInk.Part.whole : .lower
      let inPicture = key.frame.offsetBy(dx: 0, dy: keyboardTop)
      let inDrawing = inPicture.offsetBy(dx: 0, dy: -top)
      guard let ours = KeyInk(in: ours, face: inDrawing, part: part),
        let theirs = KeyInk(in: theirs, face: inPicture, part: part)
      else { return nil }
      return LetterInk(
        ours: ours, theirs: theirs, middle: (Double(inDrawing.midY), Double(inPicture.midY)))
    }
  }

  /// The median radii of faces, fitted to the diagonals of their upper left corners.
  var radii: (ours: Double, theirs: Double) {
    func median(_ picture: PicturePixels, top: Double) -> Double {
      PicturePixels.percentile(
        0.5,
        of: faces.compactMap { _, frame in
          FrameEdges(picture: picture, expected: frame.offsetBy(dx: 0, dy: -top)).cornerRadius
        })
    }
    return (median(ours, top: top), median(theirs, top: 0))
  }
}
