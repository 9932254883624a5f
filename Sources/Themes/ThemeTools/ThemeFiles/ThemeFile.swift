package import KeyboardPipeline
import KeyboardStyling
package import SourceText

/// A theme file with what its text allows: one with an unknown key has a syntax tree, but no theme.
package struct ThemeFile: Sendable {

  package let source: SourceFile
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

/// Rewrites theme files in the current version of the format, which is the only one so far.
package enum ThemeMigration {

  package static func migrated(_ file: SourceFile) throws(Diagnostics) -> SourceFile {
    let root = try JSONDocument(parsing: file, options: ThemeLimits.json).root
    guard let found = root["formatVersion"] else {
      throw Diagnostics(
        code: .missingKey, "A theme needs a key “formatVersion”", place: file.place())
    }
    let version = KeyboardTheme.formatVersion
    if found.integer == version { return file }
    var problem = Diagnostic(
      code: .unsupportedVersion, message: "This version of the format is not supported",
      place: file.place(of: found.span), hints: ["The only version is \(version)."])
    if found.string?.numberInUnits == Double(version) {
      problem.fixes = [Diagnostic.Fix("Replace by \(version)", found.span, String(version))]
    }
    throw Diagnostics([problem])
  }
}
