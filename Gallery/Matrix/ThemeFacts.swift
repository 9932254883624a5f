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

  /// What a file says; nothing where it isn't JSON.
  package init(_ file: SourceFile) {
    let options = JSONOptions(
      allowsComments: true, maximumSize: 4 << 20, maximumDepth: 32, maximumValues: 50_000)
    guard let root = try? JSONDocument(parsing: file, options: options).root.object else { return }
    description = root["$description"]?.string
    license = root["license"]?.string
    let members = root["variations"]?.object?.members ?? []
    variations = members.map(\.key)
    defaultIsVariation = members.contains { member in
      member.value.object?.members.allSatisfy { $0.key == "name" } ?? false
    }
  }
}
