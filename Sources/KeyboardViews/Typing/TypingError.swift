/// An error for a text with a character that no key types.
public struct TypingError: Error, Hashable, Sendable {

  /// The character that no key types.
  public let character: Character

  /// The position of the character in the text, starting at 1.
  public let position: Int

  /// Create an error for a character at a position.
  public init(character: Character, position: Int) {
    self.character = character
    self.position = position
  }
}

extension TypingError: CustomStringConvertible {

  /// The maximum number of listed code points of a character.
  private static let mostNamedScalars = 8

  /// A sentence with the character, its code points and its position.
  public var description: String {
    let scalars = character.unicodeScalars
    let points = scalars.prefix(Self.mostNamedScalars).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let rest = scalars.count - points.count
    let list = points.joined(separator: " ") + (rest > 0 ? " and \(rest) more code points" : "")
    let isVisible =
      rest == 0 && !character.isWhitespace && scalars.first?.isGraphic == true
    let name = isVisible ? "“\(character)” (\(list))" : list
    return "No key types \(name), character \(position) of the text"
  }
}

extension Unicode.Scalar {

  /// Whether the code point is visible by itself.
  fileprivate var isGraphic: Bool {
    switch properties.generalCategory {
    case .control, .format, .unassigned, .surrogate, .privateUse, .nonspacingMark: false
    default: true
    }
  }
}
