package import KeyboardDocuments
import KeyboardStyling

/// The canonical form of theme files: the order of the format's own model, and one layout.
///
/// Everything the author wrote stays as it is written: comments with their neighbors, colors,
/// numbers, single blank lines, and which objects and arrays begin with a line break, as long as
/// they fit. Lines end as the first one does.
package enum ThemeFormatter {

  /// In characters.
  package static let width = 120

  /// Return a file in the canonical form, or throw its syntax errors.
  package static func formatted(_ file: SourceFile) throws(Diagnostics) -> SourceFile {
    _ = try JSONDocument(parsing: file, options: ThemeLimits.json)
    let writer = LayoutWriter(JSONSyntax(file, options: ThemeLimits.json))
    let endsLinesByCRLF = file.bytes.firstIndex(of: 0x0A).map {
      $0 > 0 && file.bytes[$0 - 1] == 0x0D
    }
    let text = writer.document
    return SourceFile(
      name: file.name, text: endsLinesByCRLF == true ? text.replacing("\n", with: "\r\n") : text)
  }
}
