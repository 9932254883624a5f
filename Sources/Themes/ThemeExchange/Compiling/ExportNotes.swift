import Foundation
import KeyboardDocuments

/// The README.md of an export for apps: how to use it, what the app needs, and what is different.
package struct ExportNotes {

  let theme: AppTheme

  /// The files of the theme's own fonts.
  let fonts: [String]
  let report: ConversionReport

  /// All files of the export.
  let files: [String]

  package static let name = "README.md"

  private static let mark = "<!-- Written by kbrender theme export: "

  var text: String {
    let parts = [usage, fontNotes, different, missing, exact, list]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the files that the notes of an export list; none for other notes.
  package static func files(namedIn notes: String) -> [String] {
    guard let start = notes.range(of: mark),
      let end = notes.range(of: " -->\n", options: .backwards),
      start.upperBound <= end.lowerBound
    else { return [] }
    return notes[start.upperBound..<end.lowerBound].split(separator: ", ").map(String.init)
      .filter { !$0.contains("/") && $0 != ".." && $0 != "." }
  }

  /// A comment by which a later export recognizes its own files.
  private var list: String { "\(Self.mark)\(files.joined(separator: ", ")) -->\n" }

  private var usage: String {
    """
    # \(theme.title) for KeyboardKit 9.5 to 11

    Add the Swift files to the target of the keyboard extension, add `\(theme.resource)` to its \
    “Copy Bundle Resources”, and style the keyboard:

    ```swift
    KeyboardView(…)
        .\(theme.property)(for: state.keyboardContext)
    ```

    `KeyboardThemeFile` reads the theme. Add the files whose names begin with `KeyboardThemeFile` once, \
    for all themes.

    Texts and symbols that keys show in place of their own are those of `buttonText(for:context:)` and \
    `buttonSymbol(for:context:)`; show them by the builder `buttonContent` of `KeyboardView`.

    """
  }

  private var fontNotes: String {
    guard !fonts.isEmpty else { return "" }
    let files = fonts.map { "    <string>\($0)</string>\n" }.joined()
    return """
      ## Fonts

      Add the fonts to “Copy Bundle Resources”. The `Info.plist` of the keyboard extension lists them, and so does \
      the app's if it shows the keyboard:

      ```xml
      <key>UIAppFonts</key>
      <array>
      \(files)</array>
      ```

      iOS finds a font by the name in its file. If that isn't the name in `\(theme.resource)`, change it there.

      """
  }

  private var different: String { section("Different", report.near) }

  private var missing: String { section("Not in KeyboardKit", report.missing) }

  private var exact: String {
    "\(report.exact.count) values of the theme are exactly those of its file.\n"
  }

  private func section(_ title: String, _ items: [ConversionReport.Item]) -> String {
    guard !items.isEmpty else { return "" }
    let rows = items.map { "| `\(cell($0.name))` | \(cell($0.note)) |\n" }.joined()
    return "## \(title)\n\n| in the theme | here |\n|---|---|\n\(rows)"
  }

  private func cell(_ text: String) -> String {
    text.withoutControls.replacing("|", with: "\\|").replacing("`", with: "'")
  }
}
