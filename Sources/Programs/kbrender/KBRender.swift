import ArgumentParser
import CLibrary
import Disk
import KeyboardPipeline
import KeyboardRender
import SourceText
import Terminal

@main
struct KBRender: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "kbrender",
    abstract:
      "Render iOS-style keyboards as \(ImageFormat.all.map(\.title).joinedAsAlternatives).",
    discussion: """
      Without a command, renders an image: kbrender --theme tron --locale de

      \(exitCodes)
      """,
    version: ProgramVersion.text,
    subcommands: [BenchCommand.self, ManualCommand.self],
    groupedSubcommands: groups.map { CommandGroup(name: $0.name, subcommands: $0.commands) },
    defaultSubcommand: RenderCommand.self)

  static let exitCodes = """
    Exit codes: 0 success, 1 a failed check, 2 wrong usage or input, 3 an environment error.
    """

  static func main() {
    var words: [String] = []
    do {
      let given = try ProcessStart.arguments()
      words = given
      try ProcessStart.prepare()
      let renamed = try RenamedArgument.present(given, among: RenderOption.ofCommand)
      words = renamed.words
      if let notice = renamed.notice { reporter(for: words).remark("kbrender: notice: \(notice)") }
      if words == ["--version"] {
        // ArgumentParser takes two thirds of the instructions of this, and reads the options of all commands.
        try StandardOutput.write(ProgramVersion.text + "\n")
        Glibc.exit(0)
      }
      if words.isEmpty || words == ["--help"] || words == ["-help"] { words = ["help"] }
      let (type, rest) = try command(in: words)
      if type == RenderCommand.self, rest == ["-h"] {
        try StandardOutput.write(HelpCommand.firstOptions)
        Glibc.exit(0)
      }
      let asksForText = asksForText(words)
      if type == RenderCommand.self, !asksForText {
        try RenderStart.run(rest)
        Glibc.exit(0)
      }
      // Parsing a command without the others takes less time; a text about it names the program.
      let isWhole = asksForText || !type.configuration.subcommands.isEmpty
      let root: any ParsableCommand.Type = completes(words) ? CompletedProgram.self : KBRender.self
      var command = try isWhole ? root.parseAsRoot(words) : type.parseAsRoot(Array(rest))
      // A value may look like a flag that asks for a text.
      if command is RenderCommand { try RenderStart.run(rest) } else { try command.run() }
      Glibc.exit(0)
    } catch let code as ExitCode {
      Glibc.exit(code.rawValue)
    } catch let failure as CommandFailure {
      reporter(for: words).report(failure.diagnostics)
      Glibc.exit(failure.kind.rawValue)
    } catch let diagnostics as Diagnostics {
      reporter(for: words).report(diagnostics.list)
      Glibc.exit(2)
    } catch {
      end(with: error, words: words)
    }
  }

  static func command(
    in words: [String]
  ) throws(Diagnostics) -> (type: any ParsableCommand.Type, rest: ArraySlice<String>) {
    var type: any ParsableCommand.Type = KBRender.self
    var rest = words[...]
    while let word = rest.first, !word.hasPrefix("-"), !type.configuration.subcommands.isEmpty {
      rest.removeFirst()
      let subcommands = type.configuration.subcommands
      guard let next = subcommands.first(where: { $0.configuration.commandName == word }) else {
        let names = subcommands.filter { $0.configuration.shouldDisplay }
          .compactMap { $0.configuration.commandName }
        let meant = type == KBRender.self ? RenderOption.setting(word) : nil
        var unknown = Diagnostic.unknownName(
          word, kind: "subcommand", among: names, meaning: meant.map { [ArgumentLine.join($0)] })
        if let meant { unknown.hints = ["Run \(ArgumentLine.command(meant + rest))"] }
        throw Diagnostics([unknown])
      }
      type = next
    }
    return (type == KBRender.self ? RenderCommand.self : type, rest)
  }

  private static func asksForText(_ words: [String]) -> Bool {
    completes(words)
      || ProcessStart.words(
        words[...], have: ["--help", "-h", "-help", "--help-hidden", "--version"],
        beginning: ["--experimental"])
  }

  private static func completes(_ words: [String]) -> Bool {
    ProcessStart.words(
      words[...], have: ["---completion"], beginning: ["--generate-completion-script"])
  }

  private static func end(with error: any Error, words: [String]) -> Never {
    // The exit code of an error takes ArgumentParser as long as its message.
    let mayBeText = error is CleanExit || asksForText(words)
    guard !mayBeText || KBRender.exitCode(for: error) != .success else {
      print(KBRender.fullMessage(for: error))
      Glibc.exit(0)
    }
    // ArgumentParser repeats words of any length.
    let message = KBRender.message(for: error)
      .split(whereSeparator: \.isWhitespace).map { $0.shortened(to: 80) }.joined(separator: " ")
    var diagnostic = Diagnostic(
      code: .usage, message: message.isEmpty ? "The arguments can't be parsed" : message)
    if message.hasPrefix("Missing expected"), let type = try? command(in: words).type {
      diagnostic.hints = [
        "Usage: \(usageString(for: type))",
        DescribedCommand.example(of: type).map { "Example: \($0)" },
      ].compactMap(\.self)
    }
    reporter(for: words).report([diagnostic])
    Glibc.exit(2)
  }

  private static func reporter(for words: [String]) -> Reporter {
    func text(_ name: String) -> String? {
      if let index = words.lastIndex(of: name), index + 1 < words.count { return words[index + 1] }
      return words.last { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    let reporter = try? Reporter(
      format: text("--output-format"), color: text("--terminal-color"),
      isQuiet: words.contains("--quiet") || words.contains("-q"))
    return reporter ?? Reporter()
  }

  static let groups = [
    HelpGroup(
      name: "Render", text: "Draw keyboards as images, animations and screenshots.",
      commands: [
        RenderCommand.self, TypeCommand.self, SheetCommand.self, ScreensCommand.self,
        PreviewCommand.self,
      ],
      examples: [
        "kbrender --theme tron --locale de", "kbrender type Hello -o typing.webp",
        "kbrender sheet tron sakura -o themes.png",
      ]),
    HelpGroup(
      name: "Themes", text: "Write themes, check them, and share them.",
      commands: [ThemeCommand.self, StudioCommand.self],
      examples: [
        "kbrender theme new ocean --seed '#0af'", "kbrender theme check ocean.json",
        "kbrender studio ocean.json",
      ]),
    HelpGroup(
      name: "Test", text: "Compare renderings with recorded golden images.",
      commands: [SnapshotCommand.self],
      examples: [
        "kbrender snapshot record", "kbrender snapshot verify --report report",
        "kbrender snapshot diff a.png b.png -o difference.png",
      ]),
    HelpGroup(
      name: "Publish", text: "Build a static site of previews.", commands: [GalleryCommand.self],
      examples: [
        "kbrender gallery build -o site", "kbrender gallery build --packs packs -o site",
        "kbrender gallery check -o site",
      ]),
    HelpGroup(
      name: "Words", text: "Ask for suggestions, and teach words.",
      commands: [SuggestCommand.self, LexiconCommand.self],
      examples: [
        "kbrender suggest 'I recieve'", "kbrender lexicon learn kbrender",
        "kbrender lexicon build de",
      ]),
    HelpGroup(
      name: "Help", text: "Look things up, and set up projects and editors.",
      commands: [
        ListCommand.self, InfoCommand.self, ExplainCommand.self, InitCommand.self,
        LanguageServerCommand.self, ServeCommand.self, DoctorCommand.self, CompletionsCommand.self,
        HelpCommand.self,
      ],
      examples: [
        "kbrender list themes", "kbrender explain theme/unknown-key", "kbrender init keyboards",
      ]),
  ]
}

/// Commands under a title of the help.
struct HelpGroup {

  let name: String
  let text: String
  let commands: [any ParsableCommand.Type]
  let examples: [String]
}

struct GalleryCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Build and check a static site of previews.",
    subcommands: [GalleryBuildCommand.self, GalleryCheckCommand.self, GalleryMergeCommand.self])
}

struct ThemeCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Write, check, explain, convert and pack themes.",
    subcommands: [
      ThemeNewCommand.self, ThemeCheckCommand.self, ThemeFmtCommand.self, ThemeGetCommand.self,
      ThemeSetCommand.self, ThemeUnsetCommand.self, ThemeShowCommand.self,
      ThemeExplainCommand.self, ThemeDiffCommand.self, ThemeImportCommand.self,
      ThemeExportCommand.self, PackCommand.self,
    ])
}

struct PackCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "pack", abstract: "Write and install themes as single files.",
    subcommands: [
      PackMakeCommand.self, PackCheckCommand.self, PackUnpackCommand.self, PackAddCommand.self,
      PackRemoveCommand.self,
    ])
}

struct SnapshotCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Record, compare and accept golden images.",
    subcommands: [
      SnapshotVerifyCommand.self, SnapshotRecordCommand.self, SnapshotReviewCommand.self,
      SnapshotAcceptCommand.self, SnapshotMergeCommand.self, SnapshotCoverageCommand.self,
      SnapshotCleanCommand.self, SnapshotDiffCommand.self,
    ])
}

struct LexiconCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "lexicon", abstract: "Build and list lexicons for suggestions, and learn words.",
    subcommands: [
      LexiconBuildCommand.self, LexiconListCommand.self, LexiconLearnCommand.self,
      LexiconForgetCommand.self,
    ])
}
