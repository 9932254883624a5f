import ArgumentParser
import Disk
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemePacks

struct ListCommand: Command {

  static let configuration = CommandConfiguration(
    "list", "List \(topics).",
    "Themes are built in or in your folder, where `kbrender theme pack add` copies packs.",
    example: "kbrender list locales")

  @Argument(
    help: ArgumentHelp("\(ListCommand.topics).", valueName: "topic"),
    completion: .list(Catalogue.Topic.allCases.map(\.rawValue)))
  var topic: String

  @OptionGroup var result: ResultOptions

  @OptionGroup var additional: FontOptions

  var common: CommonOptions { result.common }

  private static let topics = Catalogue.Topic.allCases.map(\.rawValue).joinedAsAlternatives

  func execute(reporter: Reporter) throws {
    let choice = try ChoiceReader.reading { $0.read(topic, as: Catalogue.Topic.self, kind: "list") }
    guard let topic = choice else { return }
    for folder in additional.folders { try FontFolder.check(folder) }
    let entries = try Catalogue.entries(of: topic, fonts: additional.folders) {
      ThemeFolder.ofUser.entries.map(Catalogue.Entry.init)
    }
    let list = entries.map { entry in
      JSONText.object([("id", .string(entry.id)), ("name", .string(entry.name))] + entry.details)
    }
    try reporter.write(
      ["topic": .string(topic.rawValue), "entries": .array(list)],
      lines: Catalogue.lines(of: entries))
  }
}

extension Catalogue.Entry {

  /// The entry of a theme in the user's folder, which may be damaged.
  fileprivate init(_ entry: ThemeFolder.Entry) {
    let path = ThemeFolder.path(of: entry.file)
    var problem: String?
    var pack: Pack?
    if entry.version != nil {
      do {
        pack = try Pack.onDisk(path)
      } catch {
        problem = CommandFailure(error).diagnostics.first?.message ?? "it can't be read"
      }
    }
    let version = entry.version?.description
    let metadata = pack?.manifest.metadata
    let state =
      problem.map { "damaged: \($0)" } ?? metadata.map { "\($0.id) \($0.license)" } ?? entry.file
    let details: [(String, String?)] = [
      ("version", version), ("pack", metadata?.id), ("license", metadata?.license),
      ("digest", pack?.digest), ("file", path), ("problem", problem),
    ]
    self.init(
      id: entry.name, name: pack?.manifest.name ?? entry.name,
      summary: [version, state].compactMap(\.self).joined(separator: "  "),
      details: details.compactMap { name, value in value.map { (name, .string($0)) } })
  }
}
