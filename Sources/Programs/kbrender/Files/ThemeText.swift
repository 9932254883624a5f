import KeyboardDocuments
import KeyboardPipeline
import Terminal
import ThemeTools

/// The text of a theme that no author has seen yet.
enum ThemeText {

  /// Return the text in the canonical form, with the fixes of lint: other formats know no states, and
  /// text that is read on paper may not be on keys.
  static func polished(_ text: String) -> (text: String, fixes: Int) {
    var file = SourceFile(name: "theme.json", text: text)
    let pipeline = RenderPipeline(files: .disk)
    let survey = KeySurvey()
    // A machine without fonts can't draw, which doesn't matter here.
    let fixes = try? LintFixes(file) {
      try ThemeLint(
        ThemeFile($0, files: .disk), files: .disk, pipeline: pipeline, survey: survey
      ).findings
    }
    file = fixes?.file ?? file
    let formatted = (try? ThemeFormatter.formatted(file)) ?? file
    return (String(decoding: formatted.bytes, as: UTF8.self), fixes?.count ?? 0)
  }
}
