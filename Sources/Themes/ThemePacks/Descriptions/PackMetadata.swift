package import KeyboardDocuments

/// A description of a pack by its author, in `mint.pack.json` beside `mint.json` and in the manifest.
package struct PackMetadata: Hashable, Sendable {

  /// A reverse name of a domain, which stays the same in all versions.
  package var id = ""

  package var version = SemanticVersion.zero

  /// The license of all files without one of their own, as an expression of SPDX.
  package var license = ""

  /// The day on which the version was published, such as `2026-01-31`.
  package var date: String?

  package var description: String?
  package var homepage: String?
  package var tags: [String] = []

  /// The oldest kbrender that draws the theme.
  package var kbrender: SemanticVersion?

  /// Licenses by file, and further files, such as the texts of licenses; both are relative to the theme's folder.
  package var licenses: [String: String] = [:]
  package var include: [String] = []
}

extension PackMetadata {

  /// The end of the names of files that authors write.
  package static let suffix = ".pack.json"

  /// Read the file of an author.
  package init(_ file: SourceFile) throws(Diagnostics) {
    self = try PackManifest.reading(
      file, named: "A pack", allowsComments: true, keys: PackFormat.authorKeys
    ).metadata
  }

  /// The text of the file that the author would have written.
  package var text: String {
    JSONText.object(PackFormat.authorKeys.members(of: PackManifest(metadata: self))).indentedText
  }
}
