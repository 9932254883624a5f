import ArgumentParser
import KeyboardKit
import Terminal

struct LexiconListCommand: Command {

  static let configuration = CommandConfiguration(
    "list", "List the locales of local suggestions and their lexicons.",
    example: "kbrender lexicon list --output-format json")

  @OptionGroup var result: ResultOptions

  var common: CommonOptions { result.common }

  func execute(reporter: Reporter) throws {
    let entries = DictionaryLocale.all.map { LexiconEntry($0, folder: .standard) }
    guard try result.isJSON else {
      return try StandardOutput.write(
        lines: entries.map {
          "\($0.locale.identifier.padded(to: 8))\($0.state.padded(to: 12))\($0.detail)"
        })
    }
    let objects = entries.map { entry in
      [
        "id": .string(entry.locale.identifier), "state": .string(entry.state),
        "detail": .string(entry.detail),
      ] as JSONText
    }
    try StandardOutput.write(JSONText.array(objects).indentedText)
  }
}
