import ArgumentParser

/// Show and check themes.
struct ThemeCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Check and print themes, and print the schema of their files.",
    subcommands: [ThemeCheckCommand.self, ThemeSchemaCommand.self, ThemeShowCommand.self])
}
