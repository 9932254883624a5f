package import KeyboardDocuments

/// The meaning of a key of theme files, for the schema and the reference.
package struct KeyMeaning: Sendable, ExpressibleByStringLiteral {

  /// The meaning, as a sentence.
  package let summary: String

  /// A value.
  package let example: JSONText?

  /// The value that applies if a theme sets none, where that is one value.
  package let standard: JSONText?

  /// Create a meaning.
  package init(_ summary: String, _ example: JSONText?, default standard: JSONText? = nil) {
    self.summary = summary
    self.example = example
    self.standard = standard
  }

  /// Create the meaning of a value that is no key.
  package init(stringLiteral summary: String) { self.init(summary, nil) }
}

extension StyleField {

  /// The meaning of the field, with an example.
  package var meaning: KeyMeaning {
    KeyMeaning(summary, example ?? slot.example, default: standard)
  }
}

extension StyleField.Slot {

  /// A value of the type, for the fields without an example of their own.
  fileprivate var example: JSONText {
    switch self {
    case .color: "#dc143c"
    case .length(_, let range), .number(_, let range): .number(min(2, range.upperBound))
    case .size: [40, 32]
    case .point: [0, 2]
    case .insets: ["horizontal": 4, "bottom": 6]
    case .widths: ["bottom": 3]
    case .corners: ["topLeading": 12, "bottomTrailing": "30%"]
    case .font: ["size": 20, "weight": "medium"]
    case .families: ["Inter", "Noto Sans"]
    case .weight: "semibold"
    case .choice(let names, _, _): names.last.map { .string($0) } ?? .null
    case .gradient: ["#ff8a00", "#e52e71"]
    case .background: ["color": "white", "gradient": ["#fff1e6", "#ffb38a"]]
    case .shadows: [["color": "#0006", "radius": 6, "offset": [0, 3]]]
    case .toolbarItem: ["titleColor": "#dc143c"]
    case .toolbarSeparator: ["color": "#8888", "width": 1]
    }
  }
}
