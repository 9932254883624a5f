package struct ElementChange: Hashable, Codable, Sendable {

  package var role: String
  package var name: String

  /// The box in the actual picture, or the expected one of a removed element, in pixels.
  package var box: PixelRect

  /// The number of differing pixels it causes.
  package var pixels: Int

  package var causes: [DifferenceCause]

  /// The number of its differing pixels the causes can't have changed; nil for none.
  package var unexplained: Int?

  package var isExplained: Bool { unexplained == nil && !causes.contains(where: \.isVague) }
}

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
  }

  package var kind: Kind
  package var property: String?
  package var before: String?
  package var after: String?
  package var text: String

  package var isVague: Bool { kind == .content || kind == .surroundings }
}
