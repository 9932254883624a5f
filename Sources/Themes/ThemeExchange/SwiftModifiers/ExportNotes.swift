import KeyboardDocuments

/// The README.md of an export: how to use it, what the app has to have, and what is different.
struct ExportNotes {

  let names: SwiftThemeNames
  let assets: SwiftAssets
  let hasContents: Bool
  let version: KeyboardKitVersion
  let report: ConversionReport

  var text: String {
    ([usage, contents, needs] + differences).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var usage: String {
    let variation = names.hasVariations ? ".\(names.cases[0]), " : ""
    let service = """

      An app that sets a style service instead of view modifiers uses the class:

      ```swift
      services.styleService = \(names.service)(keyboardContext: state.keyboardContext)
      ```

      """
    return """
      # \(names.title) for KeyboardKit \(version.name)

      Add the files of this folder to the target of the keyboard extension, and style the keyboard:

      ```swift
      KeyboardView(…)
          .\(names.modifier)(\(variation)for: state.keyboardContext)
      ```

      """ + (version.hasStyleService ? service : "")
  }

  /// No modifier sets what keys show.
  private var contents: String {
    guard hasContents else { return "" }
    return """
      Some keys show another text or icon, which `\(names.type).buttonText` and `.buttonImage` return\
      \(version.hasStyleService ? " and the style service uses" : ""). With modifiers only, show them in the builder
      `buttonContent` of `KeyboardView`.

      """
  }

  private var needs: String {
    guard !assets.fonts.isEmpty || !assets.pictures.isEmpty else { return "" }
    var text = "## Resources\n\n"
    for asset in assets.pictures + assets.fonts { text += "- `\(asset.file)`\n" }
    text += "\nAdd them to “Copy Bundle Resources” of the keyboard extension.\n"
    guard !assets.fonts.isEmpty else { return text }
    let files = assets.fonts.map { "    <string>\($0.file)</string>\n" }.joined()
    return text + """

      Its `Info.plist` names the fonts, and the app's too if it shows the keyboard:

      ```xml
      <key>UIAppFonts</key>
      <array>
      \(files)</array>
      ```

      iOS knows a font by the name in its file: if that isn't the one in the code, change the code.

      """
  }

  private var differences: [String] {
    [
      section("Different", report.near),
      section("Not in KeyboardKit", report.missing),
      "\(report.exact.count) values of the theme are exactly those of its file.\n",
    ].filter { !$0.isEmpty }
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
