/// The pack of a theme, for its page.
package struct GalleryPack: Sendable {

  /// The name of its file.
  package let name: String

  package let bytes: [UInt8]
  package let id: String
  package let version: String

  /// A sentence by its author.
  package let summary: String?

  /// The license of the theme, followed by the licenses of other files.
  package let license: String

  /// The digest of the file, after the name of its algorithm.
  package let digest: String

  package init(
    name: String, bytes: [UInt8], id: String, version: String, summary: String?, license: String,
    digest: String
  ) {
    self.name = name
    self.bytes = bytes
    self.id = id
    self.version = version
    self.summary = summary
    self.license = license
    self.digest = digest
  }
}
