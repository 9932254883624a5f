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
    let lines = entries.map {
      "\($0.locale.identifier.padded(to: 8))\($0.state.padded(to: 12))\($0.detail)"
    }
    let objects = entries.map { entry in
      [
        "id": .string(entry.locale.identifier), "status": .string(entry.state),
        "detail": .string(entry.detail),
      ] as JSONText
    }
    try reporter.write(["lexicons": .array(objects)], lines: lines)
  }
}
