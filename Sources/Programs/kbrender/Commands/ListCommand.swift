import ArgumentParser
import Disk
import KeyboardKit
import KeyboardPipeline
import Terminal

struct ListCommand: Command {

  static let configuration = CommandConfiguration(
    "list", "List themes, locales, devices, actions, icons or fonts.",
    example: "kbrender list locales")

  @Argument(
    help: "themes, locales, devices, actions, icons or fonts.",
    completion: .list(Catalogue.Topic.allCases.map(\.rawValue)))
  var topic: String

  @Flag(help: "Print a JSON array of objects with an id.")
  var json = false

  @OptionGroup var additional: FontOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let choice = try ChoiceReader.reading { $0.read(topic, as: Catalogue.Topic.self, kind: "list") }
    guard let topic = choice else { return }
    for folder in additional.folders { try FontFolder.check(folder) }
    let entries = try Catalogue.entries(of: topic, fonts: additional.folders)
    guard !json else {
      let list = entries.map { entry in
        JSONText.object([("id", .string(entry.id)), ("name", .string(entry.name))] + entry.details)
      }
      return try StandardOutput.write(JSONText.array(list).indentedText)
    }
    let width = (entries.map(\.id.count).max() ?? 0) + 2
    let lines = entries.map { entry in
      entry.summary.isEmpty ? "\(entry.id)\n" : "\(entry.id.padded(to: width))\(entry.summary)\n"
    }
    try StandardOutput.write(lines.joined())
  }
}
