internal import Foundation
internal import SourceText

/// Element that differs, with its number of differing pixels and their causes.
package struct ElementChange: Hashable, Codable, Sendable {

  package var role: String
  package var name: String

  /// The box in the actual picture, or the expected one of a removed element, in pixels.
  package var box: PixelRect

  package var pixels: Int
  package var causes: [DifferenceCause]

  /// The number of its differing pixels the causes can't have changed; nil for none.
  package var unexplained: Int?

  package var isExplained: Bool {
    unexplained == nil && !causes.isEmpty && !causes.contains(where: \.isVague)
  }
}

/// Cause of a difference, as data and in words.
package struct DifferenceCause: Hashable, Codable, Sendable {

  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {

    case style
    case moved
    case resized
    case contentMoved
    case color
    case content
    case surroundings
    case appeared
    case disappeared

    /// A part of the scene that an older program draws otherwise.
    case drawing

    /// A value of a text that isn't a theme's.
    case value

    /// A declaration of a theme file or an argument, which explains all that differs without it.
    case declaration
  }

  package struct Place: Hashable, Codable, Sendable {

    package var file: String

    /// Counted from 1; nil for a file that isn't a text.
    package var line: Int?

    package init(file: String, line: Int?) {
      self.file = file
      self.line = line
    }
  }

  package var kind: Kind
  package var property: String?
  package var before: String?
  package var after: String?
  package var text: String

  /// The place of a declaration; nil for a change that only pictures show.
  package var place: Place?

  package var isVague: Bool { kind == .content || kind == .surroundings }
}

extension DifferenceCause {

  package init(
    declarationAt place: Place, property: String? = nil, before: String? = nil,
    after: String? = nil, text: String
  ) {
    let line = place.line.map { ":\($0)" } ?? ""
    self.init(
      kind: .declaration, property: property, before: before, after: after,
      text: "\(place.file)\(line) \(text)", place: place)
  }

  /// An argument of a case that isn't as it was when a golden was drawn; its value is empty for a flag.
  package init(argument: String, before: String?, after: String?) {
    let change =
      switch (before, after) {
      case (nil, let after?): after.isEmpty ? "added" : "added: \(after)"
      case (let before?, let after?): "\(before) → \(after)"
      case (_, nil): "removed"
      }
    self.init(
      kind: .declaration, property: argument, before: before, after: after,
      text: "the argument \(argument) \(change)")
  }
}

/// Type stored as indented JSON with sorted keys.
package protocol JSONRepresentable: Codable {}

extension JSONRepresentable {

  package init(json: [UInt8]) throws {
    try StoredNumbers.check(json)
    self = try JSONDecoder().decode(Self.self, from: Data(json))
  }

  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    guard text.printable != text else { return text }
    // Foundation leaves control characters beyond ASCII, which only strings have.
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      result += scalar.isControl && scalar != "\n" ? JSONText.escape(scalar) : String(scalar)
    }
  }
}

/// Bounds the numbers of stored documents, so products and sums of billions fit 64 bits.
enum StoredNumbers {

  /// The range: more than any count of pixels.
  static let range = -Double(Int32.max)...Double(Int32.max)

  static func check(_ json: [UInt8]) throws {
    var place = 0
    var isText = false
    while place < json.count {
      switch json[place] {
      case UInt8(ascii: "\\") where isText: place += 2
      case UInt8(ascii: "\""):
        isText.toggle()
        place += 1
      case UInt8(ascii: "-") where !isText, UInt8(ascii: "0")...UInt8(ascii: "9") where !isText:
        let rest = json[place...]
        let text = rest.prefix { letters.contains($0) }
        try check(String(decoding: text, as: UTF8.self))
        place = text.endIndex
      default: place += 1
      }
    }
  }

  private static let letters = Set("0123456789+-.eE".utf8)

  private static func check(_ text: String) throws {
    // Malformed numbers are told by the decoder.
    guard let number = Double(text), !range.contains(number) else { return }
    throw DecodingError.dataCorrupted(
      .init(codingPath: [], debugDescription: "The number “\(text.prefix(40))” is out of range"))
  }
}
