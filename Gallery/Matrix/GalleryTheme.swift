package import KeyboardDocuments
package import KeyboardStyling

/// One look of a gallery: a theme or one of its variations, or a file that holds none.
package struct GalleryTheme: Sendable {

  /// The name in files: lower-case letters, digits and `-`, unlike that of every other look.
  package var slug: String

  /// The name in files of the theme's file, which variations of a theme share.
  package var family: String

  /// What a user writes for the look, such as `tron:sark` or `./mine.json`.
  package var identifier: String

  /// The file that the look is read from; nothing for one that couldn't be read.
  package var source: SourceFile?

  /// The look, or all that is wrong with its file.
  package var content: Result<KeyboardTheme, Diagnostics>

  /// Whether the look is built into the program.
  package var isBuiltIn: Bool

  /// The variation of the file that the look is; nothing for the file's own look.
  package var variation: String?

  /// What decides the look, as a text that differs when the look may differ.
  package var key: String

  /// The look, unless its file is wrong.
  package var theme: KeyboardTheme? { try? content.get() }

  /// What is wrong with the file.
  package var problems: [Diagnostic] {
    if case .failure(let diagnostics) = content { diagnostics.list } else { [] }
  }

  /// A look.
  package init(
    slug: String, family: String, identifier: String, source: SourceFile?,
    content: Result<KeyboardTheme, Diagnostics>, isBuiltIn: Bool, variation: String?, key: String
  ) {
    self.slug = slug
    self.family = family
    self.identifier = identifier
    self.source = source
    self.content = content
    self.isBuiltIn = isBuiltIn
    self.variation = variation
    self.key = key
  }
}

extension GalleryTheme {

  /// What people call the look.
  package var name: String {
    guard let theme else { return identifier }
    return [theme.name, theme.collectionName, theme.identifier ?? ""].first { !$0.isEmpty }
      ?? identifier
  }

  /// The shelf it stands on.
  package var collection: String {
    guard let theme else { return Self.brokenCollection }
    return theme.collectionName.isEmpty ? name : theme.collectionName
  }

  /// The name where it stands alone: with that of the shelf, unless it speaks of it already.
  package var fullName: String {
    name.mentions(collection) ? name : "\(collection) \(name)"
  }

  /// The shelf of the files that hold no theme.
  package static let brokenCollection = "Can’t be shown"
}

extension String {

  /// Whether another text is part of this one, whatever the case of its letters.
  fileprivate func mentions(_ other: String) -> Bool {
    lowercased().contains(other.lowercased())
  }
}

/// Gives names in files that are unlike each other.
package struct SlugMaker {

  private var used: Set<String> = []

  package init() {}

  /// The name for an identifier: its letters and digits, with a number where it was given before.
  package mutating func slug(for identifier: String) -> String {
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
