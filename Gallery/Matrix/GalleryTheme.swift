import KeyboardDocuments
import KeyboardStyling

struct GalleryTheme: Sendable {

  /// Lowercase letters, digits and `-`.
  var slug: String

  /// The slug of the theme's file, which its variations share.
  var family: String

  var identifier: String

  /// Nil if the file couldn't be read.
  var source: SourceFile?

  var content: Result<KeyboardTheme, Diagnostics>
  var warnings: [Diagnostic] = []
  var isBuiltIn: Bool
  var variation: String?

  /// The name of the file's theme, of which this may be a choice.
  var title: String?

  /// The pack that the theme is in, if any.
  var pack: GalleryPack?

  /// A key that changes when the theme may have changed.
  var key: String

  var theme: KeyboardTheme? { try? content.get() }

  var problems: [Diagnostic] {
    if case .failure(let diagnostics) = content { diagnostics.list } else { [] }
  }
}

extension GalleryTheme {

  var name: String {
    guard let theme else { return identifier }
    return [theme.name, theme.collectionName, theme.identifier ?? ""].first { !$0.isEmpty }
      ?? identifier
  }

  var collection: String {
    guard let theme else { return Self.brokenCollection }
    return [theme.collectionName, title ?? ""].first { !$0.isEmpty } ?? name
  }

  var fullName: String {
    name.lowercased().contains(collection.lowercased()) ? name : "\(collection) \(name)"
  }

  static let brokenCollection = "Can't be shown"
}

struct SlugMaker {

  private var used: Set<String> = []

  mutating func slug(for identifier: String) -> String {
    var words: [String] = [""]
    for scalar in identifier.unicodeScalars.prefix(80) {
      let isWord = scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      if !isWord { words.append("") } else { words[words.count - 1].unicodeScalars.append(scalar) }
    }
    let joined = words.filter { !$0.isEmpty }.joined(separator: "-").lowercased()
    let base = joined.isEmpty ? "theme" : joined
    var slug = base
    var number = 2
    while !used.insert(slug).inserted {
      slug = "\(base)-\(number)"
      number += 1
    }
    return slug
  }
}
