package import ArgumentParser

/// The options of the studio: `kbrender studio` explains them, and the program that it becomes reads
/// them.
package struct StudioOptions: ParsableArguments {

  @Argument(
    help: ArgumentHelp("Theme files to open.", valueName: "theme"),
    completion: .file(extensions: ["json"]))
  package var themes: [String] = []

  @Option(number: "Port to listen on, or 0 for a free one (default: 0).")
  package var port: String?

  @Flag(help: "Print the address, and open no browser.")
  package var noOpen = false

  @Option(
    "Address to listen on (default: 127.0.0.1). Others than those of loopback reach the network.",
    as: "address")
  package var host: String?

  @Option(
    "Origin of a tunnel or proxy that leads here, such as https://studio.example.com.", as: "url")
  package var allowOrigin: [String] = []

  @Option(
    folder: "Folder of the themes (default: that of the first theme, or the working directory).")
  package var folder: String?

  /// For tests, which don't want to wait.
  @Option(help: ArgumentHelp(visibility: .hidden))
  package var requestSeconds: String?

  package init() {}
}
