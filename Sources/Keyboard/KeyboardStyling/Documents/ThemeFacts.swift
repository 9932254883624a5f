package import KeyboardDocuments

package struct ThemeFacts: Hashable, Sendable {

  /// The name of the file's theme, without a choice.
  package var name: String?
  package var description: String?
  package var license: String?
  package var looks = LookChoices()

  package var variations: [String] { looks.variations }

  package var isOlderName = false
  package var galleryOrder: Double?

  package init() {}

  package init(_ file: SourceFile) throws(Diagnostics) {
    let root = try JSONDocument(parsing: file, options: ThemeLimits.json).root
    // Before themes had descriptions, comments described them.
    description = (root["description"] ?? root["$description"])?.string
    name = root.object?["name"]?.string
    license = root.object?["license"]?.string
    isOlderName = root.object?["x-olderNameOf"] != nil
    galleryOrder = root.object?["x-galleryOrder"]?.number
    let members = Self.choices(root["variations"])
    looks.variations = members.map(\.key)
    looks.defaultIsVariation = members.contains { Self.isDefault($0.value) }
    looks.axes = Self.choices(root["axes"]).prefix(ThemeLimits.axes).map { axis in
      Self.choices(axis.value).filter { !Self.isDefault($0.value) }.map(\.key)
    }
  }

  private static func choices(_ value: JSONValue?) -> [JSONObject.Member] {
    (value?.object?.members ?? []).filter { !ThemeFormat.isReserved($0.key) }
  }

  private static func isDefault(_ choice: JSONValue) -> Bool {
    choice.object?.members.allSatisfy { $0.key == "name" } ?? false
  }

  /// The default is nil, and first, unless it is a variation.
  package var selectableVariations: [String?] { Self.names(of: looks.selectable) }

  /// The selectable ones for lists, which combinations of axes would flood.
  package var listedVariations: [String?] { Self.names(of: looks.listed) }

  private static func names(of looks: [[String]]) -> [String?] {
    looks.map { $0.isEmpty ? nil : LookChoices.name(of: $0) }
  }
}
