import KeyboardDocuments

/// The names of a theme in its export.
struct SwiftThemeNames: Hashable, Sendable {

  let title: String

  /// Such as `MintTheme`.
  let type: String

  /// Such as `mintTheme`.
  let modifier: String

  /// Such as `MintStyleService`.
  let service: String

  /// The variations, or one case that isn't written.
  let cases: [String]

  var hasVariations: Bool { cases.count > 1 }

  /// The type, whose functions are static, or the variation.
  var value: String { hasVariations ? "theme" : type }

  init(title: String, identifier: String, variations: [String]) {
    let property = SwiftLiteral.propertyName(of: identifier)
    modifier = property
    type = property.capitalizedFirst
    service = "\(type.dropLast("Theme".count))StyleService"
    self.title = title.isEmpty ? identifier.withoutControls : title.withoutControls
    var names = SwiftNames()
    cases = variations.map { names.unique(SwiftNames.identifier($0, otherwise: "look")) }
  }
}
