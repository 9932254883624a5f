package import KeyboardDocuments

/// What a theme's file says about itself beyond its look.
package struct ThemeFacts: Hashable, Sendable {

  /// A few sentences for people.
  package var description: String?

  /// The licence, such as `MIT`.
  package var license: String?

  /// The variations in the order of the file.
  package var variations: [String] = []

  /// Whether the file's own look is one of its variations by another name.
  package var defaultIsVariation = false

  /// Whether the theme is the name that a look had before there were collections.
  package var isOlderName = false

  /// The facts of a file that says nothing.
  package init() {}

  /// The facts of a file, or what keeps it from being JSON.
  package init(_ file: SourceFile) throws(Diagnostics) {
    let root = try JSONDocument(parsing: file, options: ThemeLimits.json).root
    description = root.object?["$description"]?.string
    license = root.object?["license"]?.string
    isOlderName = root.object?["x-olderNameOf"] != nil
    let members = root.object?["variations"]?.object?.members ?? []
    variations = members.map(\.key)
    defaultIsVariation = members.contains { member in
      member.value.object?.members.allSatisfy { $0.key == "name" } ?? false
    }
  }

  /// The variations of the file as they are asked for, first its own look unless it is one of them.
  package var looks: [String?] {
    (defaultIsVariation ? [] : [nil]) + variations.map { $0 as String? }
  }
}
