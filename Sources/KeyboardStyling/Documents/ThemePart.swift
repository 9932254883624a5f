import KeyboardDocuments

/// A file of a theme, with the variation selected from it.
struct ThemePart {

  /// The root object of the file.
  var root: JSONValue

  /// The selected variation, as spelled in the file.
  var variation: (name: String, value: JSONValue)?

  /// The other variations of the file.
  var otherVariations: [JSONValue]

  /// The objects with styles, in ascending order of precedence.
  var layers: [JSONValue] { [root] + (variation.map { [$0.value] } ?? []) }
}
