import ArgumentParser
import Embedded
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

  @Argument(help: "Words of a command, such as theme check, or the name of a schema.")
  var words: [String] = []

  @Flag(help: "Print the JSON Schema with a name, or list all without a name.")
  var schema = false

  /// For the documentation.
  @Flag(help: ArgumentHelp("Print the reference of theme files.", visibility: .hidden))
  var markdown = false

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  private typealias Schema = (name: String, value: @Sendable () -> String)

  private static let schemas: [Schema] = files + outputs

  private static let files: [Schema] = [
    ("theme", { KeyboardTheme.schema }), ("compiled", { CompiledTheme.schema }),
    ("manifest", { PackFormat.schema }), ("locale", { LocaleProfile.schema }),
    ("snapshots", { GoldenSettings.schema }), ("screens", { StoreSet.schema }),
  ]

  private static let outputs: [Schema] = embedded_schemas().stems.map { name in
    let value: @Sendable () -> String = {
      String(decoding: embedded_schemas().file("\(name).json")?.bytes ?? [], as: UTF8.self)
    }
    return (name, value)
  }

  func execute(reporter: Reporter) throws {
    guard schema else {
      let type = try KBRender.command(in: words).type
      return try StandardOutput.write(Self.text(of: words.isEmpty ? KBRender.self : type))
    }
    guard !markdown || words == ["theme"] else {
      throw Diagnostics(code: .usage, "--markdown requires --schema theme")
    }
    guard !words.isEmpty else { return try StandardOutput.write(lines: try Self.titles()) }
    let text = try ChoiceReader.reading {
      $0.read(words.joined(separator: " "), among: Self.schemas, kind: "schema")
    }
    try StandardOutput.write(markdown ? KeyboardTheme.reference : text?() ?? "")
  }

  private static func titles() throws -> [String] {
    try schemas.map { name, text in
      let schema = try JSONDocument(parsing: SourceFile(name: name, text: text()))
      return name.padded(to: 14) + (schema.root["title"]?.string ?? "")
    }
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
