package import KeyboardDocuments

/// The metadata of a theme file.
package struct ThemeFacts: Hashable, Sendable {

  /// The description, a few sentences of prose.
  package var description: String?

  /// The license, such as `MIT`.
  package var license: String?

  /// The variations in file order.
  package var variations: [String] = []

  /// The choices of the axes after the variations, in file order, without those that equal the
  /// default under another name.
  package var axes: [[String]] = []

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
    // Before themes had descriptions, comments described them.
    description = (root["description"] ?? root["$description"])?.string
    license = root.object?["license"]?.string
    isOlderName = root.object?["x-olderNameOf"] != nil
    galleryOrder = root.object?["x-galleryOrder"]?.number
    let members = Self.choices(root["variations"])
    variations = members.map(\.key)
    defaultIsVariation = members.contains { Self.isDefault($0.value) }
    axes = Self.choices(root["axes"]).prefix(ThemeLimits.axes).map { axis in
      Self.choices(axis.value).filter { !Self.isDefault($0.value) }.map(\.key)
    }
  }

  private static func choices(_ value: JSONValue?) -> [JSONObject.Member] {
    (value?.object?.members ?? []).filter { !ThemeReader.isComment($0.key) }
  }

  /// Whether a choice changes nothing but the name.
  private static func isDefault(_ choice: JSONValue) -> Bool {
    choice.object?.members.allSatisfy { $0.key == "name" } ?? false
  }

  /// The selectable variations and combinations of choices, preceded by `nil` for the default
  /// unless it is a variation.
  ///
  /// The variations with the defaults of all axes come first, then those with a choice of one axis,
  /// of two, and so on. Beyond the variations, there are up to a hundred in total.
  package var selectableVariations: [String?] {
    let own = (defaultIsVariation ? [] : [nil]) + variations.map { $0 as String? }
    var looks = own
    for count in 1..<(axes.count + 1) {
      for choices in combinations(of: count, from: 0, limit: ThemeLimits.listedLooks) {
        for variation in own where looks.count < ThemeLimits.listedLooks {
          let name = ([variation].compactMap(\.self) + choices).joined(separator: "+")
          // The name of a variation with a plus sign is no combination.
          if !looks.contains(name) { looks.append(name) }
        }
      }
    }
    return looks
  }

  /// Return the choices of a number of axes from the axis at an index on, up to a limit.
  private func combinations(of count: Int, from start: Int, limit: Int) -> [[String]] {
    guard count > 0 else { return [[]] }
    var found: [[String]] = []
    for axis in axes.indices.dropFirst(start) {
      guard found.count < limit else { break }
      let others = combinations(of: count - 1, from: axis + 1, limit: limit)
      for choice in axes[axis].prefix(limit) {
        found += others.map { [choice] + $0 }
        if found.count >= limit { break }
      }
    }
    return found
  }
}
