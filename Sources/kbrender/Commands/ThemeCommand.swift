import ArgumentParser

/// What can be done with themes.
struct ThemeCommand: ParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Check themes.", subcommands: [ThemeCheckCommand.self])
}
