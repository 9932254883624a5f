import ArgumentParser

@main
struct KBRenderRemote: AsyncParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "kbrender-remote",
    abstract: "Ask other machines, for kbrender, which has no network.",
    discussion: """
      kbrender starts this program where it is to ask a service, or to download a pack.

      Example: kbrender-remote suggest service.json
      """,
    subcommands: [SuggestCommand.self, FetchCommand.self])
}
