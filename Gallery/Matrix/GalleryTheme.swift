import KeyboardDocuments
import KeyboardStyling

/// A theme of a gallery: a theme, one of its variations, or an invalid file.
struct GalleryTheme: Sendable {

  /// The unique name in files: lowercase letters, digits and `-`.
  var slug: String

  /// The slug of the theme's file, which its variations share.
  var family: String

  /// The command-line name of the theme, such as `tron:sark` or `./mine.json`.
  var identifier: String

  /// The theme's file, or `nil` if it couldn't be read.
  var source: SourceFile?

  /// The theme, or the errors in its file.
  var content: Result<KeyboardTheme, Diagnostics>

  var warnings: [Diagnostic] = []
  var isBuiltIn: Bool

  /// The variation of the file, or `nil` for its base theme.
  var variation: String?

  /// A key that changes when the theme may have changed.
  var key: String

  /// The theme, or `nil` if its file is invalid.
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
    return theme.collectionName.isEmpty ? name : theme.collectionName
  }

  /// The name with that of the collection, unless it contains it already.
  var fullName: String {
    name.mentions(collection) ? name : "\(collection) \(name)"
  }

  /// The collection of invalid files.
  static let brokenCollection = "Can’t be shown"
}

extension String {

  /// Return whether this text contains another, ignoring case.
  fileprivate func mentions(_ other: String) -> Bool {
    lowercased().contains(other.lowercased())
  }
}

/// Assigns unique names in files.
struct SlugMaker {

  private var used: Set<String> = []

  /// Return the slug of an identifier: its letters and digits, numbered if already assigned.
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
