package import KeyboardDrawing

/// Lines of a text that fit a width.
package struct TextWrapping {

  private let fits: (String) -> Bool

  package init(_ measure: TextMeasure, font: Font, width: Double) {
    fits = { measure.width(of: $0, font: font) <= width }
  }

  /// Return the lines of a text, wrapped between words, or within words that are longer than a line.
  package func lines(of text: some StringProtocol) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for (index, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        let longer = index == 0 ? String(word) : "\(line) \(word)"
        if fits(longer) {
          line = longer
        } else {
          if index > 0 { lines.append(line) }
          var pieces = pieces(of: String(word))
          line = pieces.removeLast()
          lines += pieces
        }
      }
      lines.append(line)
    }
    return lines
  }

  private func pieces(of word: String) -> [String] {
    guard !fits(word) else { return [word] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      let longer = piece + String(character)
      if piece.isEmpty || fits(longer) {
        piece = longer
      } else {
        pieces.append(piece)
        piece = String(character)
      }
    }
    return pieces + [piece]
  }
}
