import ArgumentParser
import KeyboardKit
import Terminal

struct ThemeSchemaCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of theme files.",
    discussion: "Example: kbrender theme schema")

  @Flag(help: "Print the reference of all keys in Markdown instead.")
  var reference = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try StandardOutput.write(reference ? KeyboardTheme.reference : KeyboardTheme.schema)
  }
}
