import ArgumentParser
import GoldenImages
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline
import SourceText
import Terminal
import ThemeExchange
import ThemePacks

struct HelpCommand: Command {

  static let configuration = CommandConfiguration(
    "help", "Print the help of a command, or a JSON Schema.",
    example: "kbrender help theme check")

  @Argument(help: "Words of a command, such as theme check.")
  var words: [String] = []

  @Option(
    "JSON Schema to print instead: \(HelpCommand.schemas.map(\.name).joinedAsAlternatives).",
    as: "name",
    completion: .list(HelpCommand.schemas.map(\.name)))
  var schema: String?

  /// For the documentation.
  @Flag(help: ArgumentHelp("Print the reference of theme files.", visibility: .hidden))
  var markdown = false

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  private static let schemas: [(name: String, value: @Sendable () -> String)] = [
    ("theme", { KeyboardTheme.schema }), ("compiled", { CompiledTheme.schema }),
    ("manifest", { PackFormat.schema }), ("locale", { LocaleProfile.schema }),
    ("snapshots", { GoldenSettings.schema }), ("screens", { StoreSet.schema }),
  ]

  func execute(reporter: Reporter) throws {
    guard let schema else {
      let type = try KBRender.command(in: words).type
      return try StandardOutput.write(Self.text(of: words.isEmpty ? KBRender.self : type))
    }
    let text = try ChoiceReader.reading { $0.read(schema, among: Self.schemas, kind: "schema") }
    guard !markdown || schema == "theme" else {
      throw Diagnostics(code: .usage, "--markdown requires --schema theme")
    }
    try StandardOutput.write(markdown ? KeyboardTheme.reference : text?() ?? "")
  }

  static func text(of type: any ParsableCommand.Type) -> String {
    type == KBRender.self ? overview : KBRender.helpMessage(for: type) + "\n"
  }

  /// The options of a first day.
  static var firstOptions: String {
    let names = [
      "theme", "locale", "device", "color-scheme", "press", "type", "frame", "liquid-glass",
      "scale",
    ]
    let rows = names.compactMap { name in
      RenderOption.all.first { $0.name == name }.map { option in
        (
          option.letter.map { "-\($0), " } ?? "    ",
          "--\(name)" + (option.isFlag ? "" : " <\(option.valueName ?? name)>"), option.summary
        )
      }
    }
    let output = ("-o, ", "--output <file>", "Output file, or - for standard output.")
    let lines = (rows + [output]).map { "  \($0)\($1.padded(to: 30))\($2)" }
    return """
      USAGE: kbrender [render] [<options>]

      \(lines.joined(separator: "\n"))

      kbrender help render lists all options, and kbrender --help the commands.

      """
  }

  private static var overview: String {
    let groups = KBRender.groups.map { group in
      let commands = group.commands.map { command in
        "  \(command._commandName.padded(to: 13))\(command.configuration.abstract)"
      }
      let examples = group.examples.map { "    \($0)" }
      return (["\(group.name.uppercased()): \(group.text)"] + commands + [""] + examples)
        .joined(separator: "\n")
    }
    return """
      \(KBRender.configuration.abstract)

      USAGE: kbrender [render] [<options>]
             kbrender <command> [<options>]

      \(groups.joined(separator: "\n\n"))

      kbrender help <command> lists the options of a command.

      \(KBRender.exitCodes)

      """
  }
}
