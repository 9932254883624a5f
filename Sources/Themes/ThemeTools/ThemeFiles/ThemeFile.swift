package import KeyboardDocuments
package import KeyboardPipeline
import KeyboardStyling

/// Each part is there as far as the text allows: a file with an unknown key has a syntax tree, but
/// no theme.
package struct ThemeFile: Sendable {

  package let source: SourceFile

  /// The syntax tree; nil if the text isn't JSON with comments.
  package let document: JSONDocument?

  package let theme: LoadedTheme?

  /// The errors and warnings of `theme check`, file by file from top to bottom.
  package let diagnostics: [Diagnostic]

  package init(_ source: SourceFile, files: FileReader) {
    self.source = source
    document = try? JSONDocument(parsing: source, options: ThemeLimits.json)
    do throws(Diagnostics) {
      let loaded = try LoadedTheme(source, files: files)
      theme = loaded
      diagnostics = loaded.warnings
    } catch {
      theme = nil
      diagnostics = error.list
    }
  }
}
