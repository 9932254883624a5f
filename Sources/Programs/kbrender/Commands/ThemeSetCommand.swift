import ArgumentParser
import SourceText
import Terminal
import ThemeTools

struct ThemeSetCommand: ThemeEditCommand {

  static let configuration = CommandConfiguration(
    "set", "Set a value of a theme file.",
    """
    The objects on the path are made where they are missing, and a new key gets its place in the order of theme fmt. \
    Everything else stays as it is written. rules/- appends to a list. A value that the theme can't have is an error, and nothing is written.
    """, example: "kbrender theme set mine.json buttons.primary.cornerRadius 9")

  @OptionGroup var target: EditedValue

  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("New value: JSON, or a text.", valueName: "value")
  )
  var values: [String]

  @OptionGroup var output: EditOutput

  @OptionGroup var common: CommonOptions

  func edited(_ editor: ThemeTextEditor, at path: ThemePath) throws(Diagnostics) -> SourceFile {
    let values = values.first == "--" ? Array(values.dropFirst()) : values
    guard let value = values.first, values.count == 1 else {
      throw Diagnostics(
        code: .usage, "A value is one argument, not \(values.count); quote it if it has spaces")
    }
    let results = try ThemeTextEditor.candidates(of: value).map { json throws(Diagnostics) in
      try editor.setting(json, at: path)
    }
    let isFine = { (file: SourceFile) in
      !ThemeFile(file, files: .disk).diagnostics.contains { $0.severity == .error }
    }
    return results.first(where: isFine) ?? results[0]
  }
}
