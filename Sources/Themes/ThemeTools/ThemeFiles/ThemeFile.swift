package import KeyboardPipeline
import KeyboardStyling
package import SourceText

/// A theme file with what its text allows: one with an unknown key has a syntax tree, but no theme.
package struct ThemeFile: Sendable {

  package let source: SourceFile
  package let document: JSONDocument?
  package let theme: LoadedTheme?

  /// The errors and warnings of `theme check --no-draw`, file by file from top to bottom.
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
