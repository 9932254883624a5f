import ArgumentParser
import Glibc
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
      Without a subcommand, renders a picture: kbrender --theme tron --locale de

      Exit codes: 0 success, 1 a failed check, 2 a usage error or invalid input, 3 an environment \
      error.
      """,
    version: ProgramVersion.text,
    subcommands: [
      RenderCommand.self, LayoutCommand.self, ListCommand.self, InfoCommand.self,
      BenchCommand.self, DoctorCommand.self, ThemeCommand.self, DiffCommand.self,
      SnapshotCommand.self, TypeCommand.self, SheetCommand.self, ShelfCommand.self,
      ScreensCommand.self, ThumbnailCommand.self,
      GalleryCommand.self, WatchCommand.self, StudioCommand.self, LanguageServerCommand.self,
      ServeCommand.self,
      ExplainCodeCommand.self, InitCommand.self, CompletionsCommand.self, ManualCommand.self,
      SuggestCommand.self, LexiconCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)

  static func main() {
    let words = ProcessStart.arguments
    do {
      try ProcessStart.prepare()
      let (type, rest) = try command(in: words)
      let asksForText = asksForText(words)
      if type == RenderCommand.self, !asksForText {
        try RenderStart.run(rest)
        Glibc.exit(0)
      }
      // Parsing a command without the others takes less time; a text about it names the program.
      let isWhole = asksForText || !type.configuration.subcommands.isEmpty
      let root: any ParsableCommand.Type =
        words.contains(where: completes) ? CompletedProgram.self : KBRender.self
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

  private static func command(
    in words: [String]
  ) throws(Diagnostics) -> (type: any ParsableCommand.Type, rest: ArraySlice<String>) {
    try RemovedArgument.refuse(words)
    var type: any ParsableCommand.Type = KBRender.self
    var rest = words[...]
    while let word = rest.first, !word.hasPrefix("-"), !type.configuration.subcommands.isEmpty {
      rest.removeFirst()
      if word == "help" { continue }
      let subcommands = type.configuration.subcommands
      guard let next = subcommands.first(where: { $0.configuration.commandName == word }) else {
        let names = subcommands.compactMap { $0.configuration.commandName }
        throw Diagnostics([.unknownName(word, kind: "subcommand", among: names)])
      }
      type = next
    }
    return (type == KBRender.self ? RenderCommand.self : type, rest)
  }

  private static func asksForText(_ words: [String]) -> Bool {
    words.first == "help"
      || words.contains {
        ["--help", "-h", "-help", "--help-hidden", "--version"].contains($0)
          || $0.hasPrefix("--experimental") || completes($0)
      }
  }

  private static func completes(_ word: String) -> Bool {
    word == "---completion" || word.hasPrefix("--generate-completion-script")
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
    let diagnostic = Diagnostic(
      code: .usage, message: message.isEmpty ? "The arguments can't be parsed" : message)
    reporter(for: words).report([diagnostic])
    Glibc.exit(2)
  }

  private static func reporter(for words: [String]) -> Reporter {
    func text(_ name: String) -> String? {
      if let index = words.lastIndex(of: name), index + 1 < words.count { return words[index + 1] }
      return words.last { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    let reporter = try? Reporter(
      diagnostics: text("--diagnostics"), color: text("--color"),
      isQuiet: words.contains("--quiet"))
    return reporter ?? Reporter()
  }
}

/// Benchmarks as subcommands, without options that would precede theirs.
struct BenchCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Run benchmarks.", subcommands: [BenchStagesCommand.self],
    defaultSubcommand: BenchStagesCommand.self)
}

struct GalleryCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Build and check a static site of previews.",
    subcommands: [GalleryBuildCommand.self, GalleryCheckCommand.self, GalleryMergeCommand.self])
}

struct ThemeCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Write, check, explain and print themes.",
    subcommands: [
      ThemeNewCommand.self, ThemeCheckCommand.self, ThemeLintCommand.self,
      ThemeFormatCommand.self, ThemeMigrateCommand.self, ThemeGetCommand.self, ThemeSetCommand.self,
      ThemeUnsetCommand.self, ThemeExplainCommand.self,
      ThemeDiffCommand.self, ThemeShowCommand.self, ThemeImportCommand.self,
      ThemeExportCommand.self, ThemePackCommand.self,
      ThemeUnpackCommand.self, ThemeAddCommand.self, ThemeRemoveCommand.self,
      ThemeListCommand.self, ThemeSchemaCommand.self,
    ])
}

struct SnapshotCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Compare and record golden images.",
    subcommands: [
      SnapshotVerifyCommand.self, SnapshotRecordCommand.self, SnapshotReviewCommand.self,
      SnapshotAcceptCommand.self,
      SnapshotMergeCommand.self, SnapshotCoverageCommand.self, SnapshotPruneCommand.self,
    ])
}

struct LexiconCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "lexicon", abstract: "Build and list lexicons for suggestions, and learn words.",
    subcommands: [
      LexiconBuildCommand.self, LexiconListCommand.self, LexiconLearnCommand.self,
      LexiconIgnoreCommand.self, LexiconForgetCommand.self,
    ])
}
