import ArgumentParser
import GoldenImages
import KeyboardGallery
import KeyboardKit
import Terminal
import ThemeExchange
import ThemePacks

struct ThemeSchemaCommand: Command {

  static let configuration = CommandConfiguration(
    "schema", "Print the JSON Schema of theme files.",
    example: "kbrender theme schema")

  @Flag(help: "Print the reference of all keys in Markdown instead.")
  var reference = false

  @Flag(help: "Print the JSON Schema of compiled themes instead.")
  var compiled = false

  @Flag(help: "Print the JSON Schema of the manifests of packs instead.")
  var manifest = false

  @Flag(help: "Print the JSON Schema of locale files instead.")
  var locale = false

  @Flag(help: "Print the JSON Schema of snapshots.json instead.")
  var snapshots = false

  @Flag(help: "Print the JSON Schema of screens.json instead.")
  var screens = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let texts: [(isChosen: Bool, text: () -> String)] = [
      (compiled, { CompiledTheme.schema }), (reference, { KeyboardTheme.reference }),
      (manifest, { PackFormat.schema }), (locale, { LocaleProfile.schema }),
      (snapshots, { GoldenSettings.schema }), (screens, { StoreSet.schema }),
    ]
    let chosen = texts.filter(\.isChosen)
    guard chosen.count < 2 else {
      throw CommandFailure(
        .invalidInput, code: .usage,
        "--reference, --compiled, --manifest, --locale, --snapshots and --screens print "
          + "different texts")
    }
    try StandardOutput.write(chosen.first?.text() ?? KeyboardTheme.schema)
  }
}
