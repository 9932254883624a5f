internal import Foundation
internal import KeyboardDocuments

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

/// The numbers of a stored document, checked before any is decoded: within the range, products of
/// two and sums of billions fit 64 bits.
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
