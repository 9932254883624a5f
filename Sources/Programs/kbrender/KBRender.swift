import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

@main
struct KBRender: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "kbrender",
    abstract:
      "Render iOS-style keyboards as \(PictureFormat.all.map(\.title).joinedAsAlternatives).",
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
      ExplainCodeCommand.self, InitCommand.self, CompletionsCommand.self, ManualCommand.self,
      SuggestCommand.self, LexiconCommand.self,
    ],
    defaultSubcommand: RenderCommand.self)
}

/// No options, which would be taken for those of the subcommands.
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
      ThemeNamesCommand.self, ThemeSchemaCommand.self,
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
