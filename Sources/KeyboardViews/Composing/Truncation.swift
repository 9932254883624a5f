import KeyboardDrawing

extension TextMeasure {

  /// Truncate a text at its end, with an ellipsis, to a width in points.
  ///
  /// A width too small for the ellipsis returns the ellipsis.
  func truncated(_ text: String, font: Font, toWidth limit: Double) -> String {
    guard width(of: text, font: font) > limit else { return text }
    let characters = Array(text)
    var (fits, tooMany) = (0, characters.count)
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      let candidate = String(characters[..<middle]) + "…"
      if width(of: candidate, font: font) <= limit { fits = middle } else { tooMany = middle }
    }
    let kept = characters[..<fits].reversed().drop(while: \.isWhitespace).reversed()
    return String(kept) + "…"
  }
}
