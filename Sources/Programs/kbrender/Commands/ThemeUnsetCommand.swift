import ArgumentParser
import SourceText
import Terminal
import ThemeTools

struct ThemeUnsetCommand: ThemeEditCommand {

  static let configuration = CommandConfiguration(
    "unset", "Remove a value from a theme file.",
    """
    Objects that have nothing else go as well. Comments, and everything else, stay as they are written.
    """, example: "kbrender theme unset mine.json buttons.primary.cornerRadius")

  @OptionGroup var target: EditedValue

  @OptionGroup var output: EditOutput

  @OptionGroup var common: CommonOptions

  func edited(_ editor: ThemeTextEditor, at path: ThemePath) throws(Diagnostics) -> SourceFile {
    try editor.removing(path)
  }
}
