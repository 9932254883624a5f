/// Why a text can't be typed: no key gives one of its characters.
public struct TypingError: Error, Hashable, Sendable {

  /// The character that no key gives.
  public let character: Character

  /// The place of the character in the text, counted from 1.
  public let position: Int

  /// An error about the character at a place.
  public init(character: Character, position: Int) {
    self.character = character
    self.position = position
  }
}

extension TypingError: CustomStringConvertible {

  /// How many code points of a character are named.
  private static let mostNamedScalars = 8

  /// The character, its code points and its place as a sentence.
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

  /// Whether the code point can be shown by itself.
  fileprivate var isGraphic: Bool {
    switch properties.generalCategory {
    case .control, .format, .unassigned, .surrogate, .privateUse, .nonspacingMark: false
    default: true
    }
  }
}
