import ArgumentParser
import Disk
import Foundation
import KeyboardPipeline
import SourceText
import Terminal

/// After the other commands, since it knows the root command.
struct ManualCommand: Command {

  static let configuration = CommandConfiguration(
    "manual", "Print the manual page of a subcommand, or write all pages.",
    """
    Without the words of a subcommand, prints the page of the program. Pages are in the macros of \
    man(7): kbrender manual theme check | man -l -
    """, example: "kbrender manual theme check", isShown: false)

  @Argument(help: "Words of a subcommand, such as theme check.")
  var words: [String] = []

  @Option(name: .shortAndLong, help: "Folder to write all pages to.", completion: .directory)
  var output: String?

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  func validate() throws {
    if output != nil, !words.isEmpty {
      throw ValidationError("--output writes all pages; name no subcommand.")
    }
  }

  func execute(reporter: Reporter) throws {
    let pages = ManualPage.pages(of: try DescribedCommand(describing: KBRender.self))
    guard let output else {
      let names = pages.map { $0.command.words.dropFirst().joined(separator: " ") }
      let name = words.joined(separator: " ")
      guard let index = names.firstIndex(of: name) else {
        throw Diagnostics([
          .unknownName(name, kind: "subcommand", among: names.filter { !$0.isEmpty })
        ])
      }
      return try StandardOutput.write(pages[index].text)
    }
    for page in pages {
      try OutputFile.write(Array(page.text.utf8), to: FilePath(output).appending(page.fileName))
    }
  }
}

/// After the other commands, since it knows the root command.
struct CompletionsCommand: Command {

  static let configuration = CommandConfiguration(
    "completions", "Print the completion script for bash, zsh or fish.",
    """
    Bash: kbrender completions bash > ~/.local/share/bash-completion/completions/kbrender. \
    Zsh: write it to a file _kbrender in a folder of fpath. \
    Fish: kbrender completions fish > ~/.config/fish/completions/kbrender.fish.
    """, example: "kbrender completions bash")

  @Argument(help: "bash, zsh or fish.", completion: .list(Shell.allCases.map(\.rawValue)))
  var shell: String

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  func execute(reporter: Reporter) throws {
    let choice = try ChoiceReader.reading { $0.read(shell, as: Shell.self, kind: "shell") }
    guard let choice, let shell = CompletionShell(rawValue: choice.rawValue) else { return }
    try StandardOutput.write(CompletedProgram.completionScript(for: shell) + "\n")
  }
}

/// Program with the options of `render` at its root, which completions include.
struct CompletedProgram: ParsableCommand {

  /// ArgumentParser adds a command help itself.
  static let configuration = {
    var configuration = KBRender.configuration
    configuration.subcommands = configuration.subcommands
      .filter { $0 != HelpCommand.self && $0.configuration.shouldDisplay }
    return configuration
  }()

  @OptionGroup var render: RenderCommand
}

/// The manual page of a command.
struct ManualPage {

  let command: DescribedCommand
  let program: DescribedCommand

  static func pages(of program: DescribedCommand) -> [ManualPage] {
    program.tree.map { ManualPage(command: $0, program: program) }
  }

  var name: String { command.words.joined(separator: "-") }

  var fileName: String { "\(name).1" }

  var text: String {
    let title = ManualText.literal(name.uppercased())
    var lines: [String] = [
      #".TH \#(title) 1 "" "kbrender \#(ProgramVersion.text)" "User Commands""#, ".nh", ".ad l",
    ]
    let abstract = command.abstract ?? ""
    let summary = abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    lines += ManualText.section(
      "Name", [ManualText.literal(name) + " \\- " + ManualText.literal(summary)])
    lines += ManualText.section("Synopsis", synopsis)
    lines += ManualText.section(
      "Description", ManualText.paragraphs([command.abstract ?? ""] + command.paragraphs))
    lines += optionSections
    let subcommands = command.documented.flatMap {
      ManualText.item(ManualText.bold($0.commandName), $0.abstract ?? "")
    }
    lines += ManualText.section("Subcommands", subcommands)
    lines += ManualText.section(
      "Exit status", program.texts(after: "Exit codes").map(ManualText.literal))
    lines += ManualText.section("Example", ManualText.commands(command.texts(after: "Example")))
    lines += ManualText.section("See also", related)
    return lines.joined(separator: "\n") + "\n"
  }

  private var synopsis: [String] {
    let start = ManualText.bold(command.words.joined(separator: " "))
    let options = "[\(ManualText.italic("options"))]"
    let values = command.shownArguments.filter(\.isPositional).map { argument in
      let value = ManualText.italic(argument.valueName ?? "") + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? "[\(value)]" : value
    }
    let itself = ([start, options] + values).joined(separator: " ")
    guard !command.documented.isEmpty else { return [itself] }
    let below = "\(start) \(ManualText.italic("subcommand")) \(options)"
    return command.defaultSubcommand == nil ? [below] : [itself, ".br", below]
  }

  private var optionSections: [String] {
    let arguments = command.shownArguments
    let titles = arguments.compactMap(\.sectionTitle).uniqued(by: \.self)
    return ManualText.section("Arguments", items(arguments.filter(\.isPositional)))
      + titles.flatMap { title in
        ManualText.section(
          title, items(arguments.filter { $0.sectionTitle == title && !$0.isPositional }))
      }
      + ManualText.section(
        "Options", items(arguments.filter { $0.sectionTitle == nil && !$0.isPositional }))
  }

  private func items(_ arguments: [DescribedCommand.Argument]) -> [String] {
    arguments.flatMap { argument in
      let names = (argument.names ?? []).sorted {
        ($0.text.count, $0.text) < ($1.text.count, $1.text)
      }
      let value = argument.valueName.map(ManualText.italic) ?? ""
      let term = names.map { ManualText.bold($0.text) }.joined(separator: ", ")
      let parts = [term, argument.kind == "flag" ? "" : value].filter { !$0.isEmpty }
      return ManualText.item(parts.joined(separator: " "), argument.abstract ?? "")
    }
  }

  private var related: [String] {
    let above = command.superCommands.map { [$0.joined(separator: "-")] } ?? []
    let names = above + command.documented.map { $0.words.joined(separator: "-") }
    return [names.map { "\(ManualText.bold($0))(1)" }.joined(separator: ",\n")]
  }
}

/// Lines of the macros of man(7).
enum ManualText {

  /// Returns text in which nothing is a macro or an escape, and which isn't hyphenated at its dashes.
  static func literal(_ text: String) -> String {
    let escaped = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : ""
      return start
        + line.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
    }
    return escaped.joined(separator: "\n")
  }

  static func bold(_ text: String) -> String { "\\fB\(literal(text))\\fR" }

  static func italic(_ text: String) -> String { "\\fI\(literal(text))\\fR" }

  static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [#".SH "\#(title.uppercased())""#] + lines
  }

  static func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.map { [literal($0)] }.joined(separator: [".PP"]))
  }

  static func commands(_ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".EX"] + lines.map(literal) + [".EE"]
  }

  static func item(_ term: String, _ explanation: String) -> [String] {
    [".TP", term, literal(explanation)]
  }
}

/// A command as ArgumentParser describes it, with the options of its whole declaration.
struct DescribedCommand: Decodable {

  var superCommands: [String]?
  var commandName: String
  var abstract: String?
  var shouldDisplay: Bool
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

  static func example(of command: any ParsableCommand.Type) -> String? {
    let paragraphs = command.configuration.discussion.components(separatedBy: "\n\n")
    return paragraphs.first { label(of: $0) == "Example" }.map { String($0.dropFirst(9)) }
  }

  var words: [String] { (superCommands ?? []) + [commandName] }

  var shownArguments: [Argument] { arguments?.filter(\.shouldDisplay) ?? [] }

  /// The shown commands below this one, without the help that ArgumentParser adds beside ours.
  var documented: [DescribedCommand] {
    (subcommands ?? []).filter {
      $0.shouldDisplay && $0.abstract != "Show subcommand help information."
    }
  }

  var tree: [DescribedCommand] { [self] + documented.flatMap(\.tree) }

  var paragraphs: [String] { allParagraphs.filter { Self.label(of: $0) == nil } }

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
