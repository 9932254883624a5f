public import Foundation

/// A TrueType or OpenType file of a family; only its tables are checked before it is drawn.
public struct FontFile: Hashable, Sendable {

  /// The bytes of the file.
  public let bytes: Data

  /// The characters to draw with the file; empty for all that it has.
  public var characters: [ClosedRange<UInt32>] = []

  /// The weight to use the file for (default: the file's own, or all of a variable font).
  public var weight: Font.Weight?

  /// Whether the file is for italic text (default: as the file says).
  public var isItalic: Bool?

  /// The values of the axes of a variable font by their names, such as `wght`.
  public var variation: [String: Double] = [:]

  /// The license of the file, such as `OFL-1.1`.
  public var license: String?

  /// Reason why bytes are no usable font file.
  public struct Problem: LocalizedError, Hashable, Sendable, CustomStringConvertible {

    /// The reason as a clause, such as "it has no outlines".
    public let description: String

    /// The reason.
    public var errorDescription: String? { description }

    package init(_ description: String) { self.description = description }
  }

  /// Checks the tables of a file.
  public init(_ bytes: Data) throws(Problem) {
    if let problem = bytes.withUnsafeBytes({ FontTables.problem(of: $0) }) { throw problem }
    self.bytes = bytes
  }
}

// Decoded bytes are checked as well.
extension FontFile: Codable {

  private enum CodingKeys: String, CodingKey {
    case bytes, characters, weight, isItalic, variation, license
  }

  /// Decodes a font file.
  ///
  /// - Throws: ``Problem``, or the errors of the decoder.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(try values.decode(Data.self, forKey: .bytes))
    characters = try values.decode([ClosedRange<UInt32>].self, forKey: .characters)
    weight = try values.decodeIfPresent(Font.Weight.self, forKey: .weight)
    isItalic = try values.decodeIfPresent(Bool.self, forKey: .isItalic)
    variation = try values.decode([String: Double].self, forKey: .variation)
    license = try values.decodeIfPresent(String.self, forKey: .license)
  }
}
