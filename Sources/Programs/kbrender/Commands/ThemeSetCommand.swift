import ArgumentParser
import SourceText
import Terminal
import ThemeTools

struct ThemeSetCommand: ThemeEditCommand {

  static let configuration = CommandConfiguration(
    "set", "Set a value of a theme file.",
    """
    The objects on the path are made where they are missing, and a new key gets its place in the order of theme fmt. \
    Everything else stays as it is written. A value that the theme can't have is an error, and nothing is written.
    """, example: "kbrender theme set mine.json buttons.primary.cornerRadius 9")

  @OptionGroup var target: EditedValue

  @Argument(help: "New value: JSON, or a text.")
  var value: String

  @OptionGroup var output: EditOutput

  @OptionGroup var common: CommonOptions

  func edited(_ editor: ThemeTextEditor, at path: ThemePath) throws(Diagnostics) -> SourceFile {
    try editor.setting(ThemeTextEditor.json(of: value), at: path)
  }
}
