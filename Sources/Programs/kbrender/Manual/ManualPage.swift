import KeyboardPipeline

/// The manual page of a command.
struct ManualPage {

  let command: DescribedCommand

  /// The program, whose exit codes are those of all commands.
  let program: DescribedCommand

  /// The pages of a program and its subcommands.
  static func pages(of program: DescribedCommand) -> [ManualPage] {
    program.tree.map { ManualPage(command: $0, program: program) }
  }

  /// Such as `kbrender-theme-lint`.
  var name: String { command.words.joined(separator: "-") }

  var fileName: String { "\(name).1" }

  var text: String {
    let version = "kbrender \(ProgramVersion.text)"
    var lines: [String] = [
      ManualText.title(name, section: 1, source: version, manual: "User Commands"), ".nh", ".ad l",
    ]
    lines += ManualText.section("Name", [ManualText.literal(name) + " \\- " + summary])
    lines += ManualText.section("Synopsis", synopsis)
    lines += ManualText.section(
      "Description", ManualText.paragraphs([command.abstract ?? ""] + command.paragraphs))
    lines += optionSections
    lines += ManualText.section("Subcommands", subcommands)
    lines += ManualText.section(
      "Exit status", program.texts(after: "Exit codes").map(ManualText.literal))
    lines += ManualText.section("Example", ManualText.commands(command.texts(after: "Example")))
    lines += ManualText.section("See also", related)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The abstract as in a list of pages.
  private var summary: String {
    let text = command.abstract ?? ""
    return ManualText.literal(text.hasSuffix(".") ? String(text.dropLast()) : text)
  }

  private var synopsis: [String] {
    let start = ManualText.bold(command.words.joined(separator: " "))
    let options = "[\(ManualText.italic("options"))]"
    let values = command.shownArguments.filter(\.isPositional).map { argument in
      let value =
        ManualText.italic(argument.valueName ?? "") + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? "[\(value)]" : value
    }
    let itself = ([start, options] + values).joined(separator: " ")
    guard !command.documented.isEmpty else { return [itself] }
    let below = "\(start) \(ManualText.italic("subcommand")) \(options)"
    return command.defaultSubcommand == nil ? [below] : [itself, ".br", below]
  }

  /// Arguments first, then the sections in the order of the help, and options without one last.
  private var optionSections: [String] {
    let arguments = command.shownArguments
    var titles: [String] = []
    for title in arguments.compactMap(\.sectionTitle) where !titles.contains(title) {
      titles.append(title)
    }
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

  private var subcommands: [String] {
    command.documented.flatMap { subcommand in
      ManualText.item(
        ManualText.bold(subcommand.commandName), subcommand.abstract ?? "")
    }
  }

  /// The pages of the command above and of those below.
  private var related: [String] {
    let above = command.superCommands.map { [$0.joined(separator: "-")] } ?? []
    let names = above + command.documented.map { $0.words.joined(separator: "-") }
    return [names.map { "\(ManualText.bold($0))(1)" }.joined(separator: ",\n")]
  }
}
