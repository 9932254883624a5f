import ArgumentParser
import SourceText
import Terminal
import ThemeTools

struct ThemeFormatCommand: ThemeRewriteCommand {

  static let configuration = CommandConfiguration(
    "fmt", "Format theme files.",
    """
    Sorts keys, and lays out lines of up to \(ThemeFormatter.width) characters. Comments, colors and numbers are \
    kept as they are written. Files with syntax errors are left alone.
    """, example: "kbrender theme fmt mine.json")

  @OptionGroup var rewriting: RewritingOptions

  @OptionGroup var common: CommonOptions

  var isTold: Bool { false }

  func rewritten(_ file: SourceFile) throws(Diagnostics) -> SourceFile {
    try ThemeFormatter.formatted(file)
  }
}
