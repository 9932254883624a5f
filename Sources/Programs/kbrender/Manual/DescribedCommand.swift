import ArgumentParser
import Foundation

/// A command as ArgumentParser describes it, with the options of its whole declaration.
struct DescribedCommand: Decodable {

  var superCommands: [String]?
  var commandName: String
  var abstract: String?
  var discussion: String?
  var defaultSubcommand: String?
  var subcommands: [DescribedCommand]?
  var arguments: [Argument]?

  struct Argument: Decodable {

    struct Name: Decodable {

      var kind: String
      var name: String

      var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    var kind: String
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var sectionTitle: String?
    var isOptional: Bool
    var isRepeating: Bool
    var shouldDisplay: Bool

    var isPositional: Bool { kind == "positional" }
  }

  init(describing command: any ParsableCommand.Type) throws {
    struct Description: Decodable {
      var command: DescribedCommand
    }
    let text = Data(command._dumpHelp().utf8)
    self = try JSONDecoder().decode(Description.self, from: text).command
  }

  /// The words that select the command, from the program's name.
  var words: [String] { (superCommands ?? []) + [commandName] }

  var shownArguments: [Argument] { arguments?.filter(\.shouldDisplay) ?? [] }

  /// The subcommands with pages of their own.
  var documented: [DescribedCommand] { subcommands?.filter { $0.commandName != "help" } ?? [] }

  /// This command and all below it.
  var tree: [DescribedCommand] { [self] + documented.flatMap(\.tree) }

  /// The paragraphs of the discussion, apart from those that start with a label such as `Example: `.
  var paragraphs: [String] { allParagraphs.filter { Self.label(of: $0) == nil } }

  /// Return the texts that follow a label.
  func texts(after label: String) -> [String] {
    allParagraphs.filter { Self.label(of: $0) == label }
      .map { String($0.dropFirst(label.count + 2)) }
  }

  private var allParagraphs: [String] {
    (discussion ?? "").components(separatedBy: "\n\n").filter { !$0.isEmpty }
  }

  private static func label(of paragraph: String) -> String? {
    ["Example", "Exit codes"].first { paragraph.hasPrefix("\($0): ") }
  }
}
