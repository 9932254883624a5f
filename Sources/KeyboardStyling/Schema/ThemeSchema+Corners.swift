import KeyboardDocuments

extension ThemeSchema {

  /// The regular expression of percentages from 0 to 100, with up to three decimals.
  private static let percentagePattern = "^(100|[0-9]{1,2}(\\.[0-9]{1,3})?)%" + end

  /// The definition of percentages, as texts.
  static var percentage: JSONText {
    .object([
      ("type", .string("string")), ("pattern", .string(percentagePattern)),
      describing("A percentage of the height, such as 50%."),
    ])
  }

  private static func corner(_ key: String) -> KeyMeaning {
    let name =
      switch key {
      case "topLeading": "top leading"
      case "topTrailing": "top trailing"
      case "bottomLeading": "bottom leading"
      case "bottomTrailing": "bottom trailing"
      default: preconditionFailure("The key “\(key)” of corners has no schema.")
      }
    return .init("The radius of the \(name) corner.", "30%")
  }

  /// Return the schema of corner radii: one for all corners, or an object with one for some.
  static func corners(in range: ClosedRange<Double>, _ meaning: KeyMeaning) -> JSONText {
    let forms = [number(range), reference(to: "percentage")]
    return any(
      of: forms + [object(ThemeReader.cornerKeys) { any(of: forms, corner($0)) }],
      meaning)
  }
}
