package import KeyboardDocuments

/// A deviation of drawn texts from their fonts, which doesn't prevent drawing.
public enum RenderNotice: Hashable, Sendable {

  /// A family that no font file has, and families with similar names.
  case unknownFamily(String, similar: [String])

  /// Characters without a glyph in any font, drawn as boxes with their code points.
  case missingGlyphs(MissingGlyphs)

  /// A family that lacks characters, which another family draws.
  case otherFamily(String, drawn: String, characters: [Character])

  /// A family without a weight, whose letters are drawn in a lighter one.
  case lighterWeight(family: String, drawn: Int, weight: Int, characters: [Character])
}

extension String {

  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension RenderNotice {

  private static let shownCharacters = 8

  package var code: DiagnosticCode {
    switch self {
    case .unknownFamily: .unknownFamily
    case .missingGlyphs: .missingGlyph
    case .otherFamily: .otherFamily
    case .lighterWeight: .lighterWeight
    }
  }

  /// A sentence without a full stop, the same for all texts with the same cause.
  package var message: String {
    switch self {
    case .unknownFamily(let family, let similar):
      let help = similar.isEmpty ? "" : "; did you mean \(similar.quoted.joinedAsAlternatives)?"
      return "There is no font family \(family.quoted)\(help)"
    case .missingGlyphs(let missing):
      return missing.description.capitalizedSentence + "; it is drawn as a box"
    case .otherFamily(let family, let drawn, _):
      return "The font family \(family.quoted) lacks characters, which \(drawn.quoted) draws"
    case .lighterWeight(let family, let drawn, let weight, _):
      return "The font family \(family.quoted) has no weight \(weight) for its letters, which are"
        + " drawn in \(drawn)"
    }
  }

  package var hints: [String] {
    switch self {
    case .unknownFamily: ["--fonts adds the fonts in a folder."]
    case .missingGlyphs: []
    case .otherFamily(_, _, let characters), .lighterWeight(_, _, _, let characters):
      [Self.hint(characters)]
    }
  }

  private static func hint(_ characters: [Character]) -> String {
    let shown = characters.prefix(shownCharacters).map { String($0).quoted }
    let rest = characters.count - shown.count
    let more = rest > 0 ? " and \(rest) more" : ""
    return "The characters are \(shown.joined(separator: ", "))\(more)."
  }
}
