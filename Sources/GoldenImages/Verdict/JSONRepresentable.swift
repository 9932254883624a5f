internal import Foundation

/// A value with a deterministic JSON document.
package protocol JSONRepresentable: Codable {}

extension JSONRepresentable {

  /// Parse the value in a JSON document.
  package init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json))
  }

  /// Return the value as a JSON document, with sorted keys and a final line break.
  ///
  /// - Throws: An encoding error for values without a JSON form, such as NaN.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
