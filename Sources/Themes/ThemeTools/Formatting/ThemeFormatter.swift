package import KeyboardDocuments
import KeyboardStyling

/// The canonical form of theme files: the order of the format's own model, and one layout.
///
/// Everything the author wrote stays as it is written: comments with their neighbors, colors,
/// numbers, single blank lines, and which objects and arrays begin with a line break, as long as
/// they fit.
package enum ThemeFormatter {

  /// In characters.
  package static let width = 120

  /// Return a file in the canonical form, or throw its syntax errors.
  package static func formatted(_ file: SourceFile) throws(Diagnostics) -> SourceFile {
    _ = try JSONDocument(parsing: file, options: ThemeLimits.json)
    let writer = LayoutWriter(JSONSyntax(file, options: ThemeLimits.json))
    return SourceFile(name: file.name, text: writer.document)
  }
}
