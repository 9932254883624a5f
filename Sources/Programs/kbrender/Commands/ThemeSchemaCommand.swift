import ArgumentParser
import KeyboardDocuments
import KeyboardKit
import Terminal
import ThemeExchange

struct ThemeSchemaCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of theme files.",
    discussion: "Example: kbrender theme schema")

  @Flag(help: "Print the reference of all keys in Markdown instead.")
  var reference = false

  @Flag(help: "Print the JSON Schema of compiled themes instead.")
  var compiled = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    if compiled {
      if reference {
        throw CommandFailure(
          .invalidInput, code: .usage, "--compiled and --reference print different texts")
      }
      return try StandardOutput.write(CompiledTheme.schema)
    }
    try StandardOutput.write(reference ? KeyboardTheme.reference : KeyboardTheme.schema)
  }
}
