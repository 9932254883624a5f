/// A font file and its family.
package struct FontFace: Hashable, Sendable {

  /// The family, such as `Noto Sans Arabic`.
  package var family: String

  /// The path of the file.
  package var file: String

  /// Create a font face.
  package init(family: String, file: String) {
    self.family = family
    self.file = file
  }
}
