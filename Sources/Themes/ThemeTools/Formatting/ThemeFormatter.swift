package import KeyboardDocuments
import KeyboardStyling

/// The formatter of theme files: canonical order of keys, and one layout.
///
/// The order is that of the format's own model. Everything the author wrote stays as it is written:
/// comments with their neighbors, colors, numbers, single blank lines, and which objects and arrays
/// begin with a line break, as long as they fit.
package enum ThemeFormatter {

  /// The maximum width of a line in characters.
  package static let width = 120

  /// Return a file in the canonical format.
  ///
  /// - Throws: The syntax errors of a file that isn't JSON with comments.
  package static func formatted(_ file: SourceFile) throws(Diagnostics) -> SourceFile {
    _ = try JSONDocument(parsing: file, options: ThemeLimits.json)
    let writer = LayoutWriter(JSONSyntax(file, options: ThemeLimits.json))
    return SourceFile(name: file.name, text: writer.document)
  }
}
