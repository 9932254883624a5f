#if Remote
import ArgumentParser
import Disk
import Foundation
import KeyboardCore
import KeyboardInput
import KeyboardLexicon
import KeyboardRemote
import SourceText
import Terminal

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

struct SuggestCommand: AsyncParsableCommand {

  static let configuration = CommandConfiguration(
    "suggest", "Ask a remote service for suggestions, for kbrender --remote.",
    "Reads a JSON object with a text and a locale per line, and prints one with the suggestions.",
    example: "kbrender-remote suggest service.json")

  @Argument(help: "File of the service.")
  var service: String

  @Option("Variables of the environment that the file may read, comma-separated.", as: "names")
  var allowEnv = ""

  func run() async throws {
    let reporter = try Reporter(format: nil, color: nil, isQuiet: false)
    var asked: RemoteAnswers?
    try reporter.reporting { asked = try RemoteAnswers(configuration()) }
    guard let asked else { return }
    try StandardOutput.write(HelperProgram.greeting + "\n")
    while let line = readLine() {
      try StandardOutput.write(await asked.answer(to: line).text + "\n")
    }
  }

  fileprivate func configuration() throws -> RemoteConfiguration {
    try OpenFiles.check()
    let environment = ProcessInfo.processInfo.environment
    let allowed = [allowEnv, environment["KBRENDER_ALLOW_ENV"] ?? ""].flatMap {
      $0.split(separator: ",").map(String.init)
    }
    return try RemoteConfiguration(
      try InputFile.read(service, .remoteConfiguration), allowing: Set(allowed),
      environment: { environment[$0] })
  }
}

struct FetchCommand: AsyncParsableCommand {

  static let configuration = CommandConfiguration(
    "fetch", "Download a pack, for kbrender theme pack add.",
    "Prints a line and the bytes of the file, or a line with the reason why there is none.",
    example: "kbrender-remote fetch https://example.com/mint-1.2.0.kbtheme")

  @Argument(help: "Address of the pack.")
  var address: String

  func run() async throws {
    let bytes: [UInt8]
    do {
      bytes = try await RemoteDownload.bytes(of: address, .archive)
    } catch {
      return try StandardOutput.write(lines: [error.localizedDescription])
    }
    try StandardOutput.write(lines: [HelperProgram.greeting])
    try OutputFile.write(bytes, to: "-")
  }
}

/// The answers to the lines of `kbrender`.
struct RemoteAnswers {

  private let context: AutocompleteContext
  private let service: any AutocompleteService

  init(_ configuration: RemoteConfiguration) {
    let keyboardContext = KeyboardContext()
    // Who names a service on the command line wants it to be asked.
    keyboardContext.hasFullAccess = true
    context = AutocompleteContext()
    let remote = Autocomplete.RemoteService(
      request: configuration.request, keyboardContext: keyboardContext, context: context,
      limits: configuration.limits)
    service =
      configuration.asksLocalFirst
      ? Autocomplete.ServiceChain([Autocomplete.LocalService(context: context), remote]) : remote
  }

  func answer(to line: String) async -> JSONText {
    let question = try? JSONDocument(
      parsing: SourceFile(name: "line", text: line),
      options: JSONOptions(budget: .remoteConfiguration)
    ).root
    guard let text = question?["text"]?.string, let locale = question?["locale"]?.string else {
      return ["error": .string("The line has no text and locale")]
    }
    if service.locale.identifier != locale { service.locale = Locale(identifier: locale) }
    do {
      context.update(with: try await service.autocomplete(text))
    } catch {
      context.update(with: error)
    }
    return [
      "suggestions": .array(context.suggestionsFromService.map(RemoteSuggestions.json)),
      "emojis": .array(context.emojiSuggestions.map(RemoteSuggestions.json)),
      "error": context.lastError.map { .string($0.localizedDescription) },
    ]
  }
}
#else
import Foundation

/// The program in builds without its trait, which fetch no package for it.
@main
enum KBRenderRemote {

  static func main() {
    let message = "kbrender-remote requires a build with the package trait Remote."
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(3)
  }
}
#endif
