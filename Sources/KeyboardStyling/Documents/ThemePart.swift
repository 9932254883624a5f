import KeyboardDocuments

/// A file that a theme is made of, and the variation that is taken from it.
struct ThemePart {

  /// The outermost object of the file.
  var root: JSONValue

  /// The variation that is asked for, as the file spells it.
  var variation: (name: String, value: JSONValue)?

  /// The other variations of the file.
  var otherVariations: [JSONValue]

  /// The objects that say how things look, the weaker one first.
  var layers: [JSONValue] { [root] + (variation.map { [$0.value] } ?? []) }
}
