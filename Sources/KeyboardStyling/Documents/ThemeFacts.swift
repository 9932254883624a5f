package import KeyboardDocuments

/// The metadata of a theme file.
package struct ThemeFacts: Hashable, Sendable {

  /// The description, a few sentences of prose.
  package var description: String?

  /// The license, such as `MIT`.
  package var license: String?

  /// The variations in file order.
  package var variations: [String] = []

  /// Whether the default style of the file is one of its variations under another name.
  package var defaultIsVariation = false

  /// Whether a variation of a collection has replaced the theme.
  package var isOlderName = false

  /// The position among the built-in themes of a gallery, or `nil` after those that have one.
  package var galleryOrder: Double?

  /// Create empty metadata.
  package init() {}

  /// Read the metadata of a file.
  ///
  /// - Throws: The syntax errors of the JSON.
  package init(_ file: SourceFile) throws(Diagnostics) {
    let root = try JSONDocument(parsing: file, options: ThemeLimits.json).root
    description = root.object?["$description"]?.string
    license = root.object?["license"]?.string
    isOlderName = root.object?["x-olderNameOf"] != nil
    galleryOrder = root.object?["x-galleryOrder"]?.number
    let members = root.object?["variations"]?.object?.members ?? []
    variations = members.map(\.key)
    defaultIsVariation = members.contains { member in
      member.value.object?.members.allSatisfy { $0.key == "name" } ?? false
    }
  }

  /// The selectable variations, preceded by `nil` for the default unless it is one of them.
  package var selectableVariations: [String?] {
    (defaultIsVariation ? [] : [nil]) + variations.map { $0 as String? }
  }
}
