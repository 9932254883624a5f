import ArgumentParser

/// Show and check themes.
struct ThemeCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Check and print themes, and print their JSON Schema.",
    subcommands: [ThemeCheckCommand.self, ThemeSchemaCommand.self, ThemeShowCommand.self])
}
