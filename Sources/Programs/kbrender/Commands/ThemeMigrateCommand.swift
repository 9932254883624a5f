import ArgumentParser
import SourceText
import Terminal
import ThemeTools

struct ThemeMigrateCommand: ThemeRewriteCommand {

  static let configuration = CommandConfiguration(
    "migrate", "Rewrite theme files in the current version of the format.",
    """
    Comments and layout are kept. Version 1 is the only one so far, so that its files stay as they are.
    """, example: "kbrender theme migrate mine.json")

  @OptionGroup var rewriting: RewritingOptions

  @OptionGroup var common: CommonOptions

  var isTold: Bool { true }

  func rewritten(_ file: SourceFile) throws(Diagnostics) -> SourceFile {
    try ThemeMigration.migrated(file)
  }
}
