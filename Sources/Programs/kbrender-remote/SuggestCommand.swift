import ArgumentParser
import Disk
import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardInput
import KeyboardLexicon
import KeyboardRemote
import Terminal

struct SuggestCommand: AsyncParsableCommand {

  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Ask a remote service for suggestions, for kbrender --remote.",
    discussion: """
      Reads a JSON object with a text and a locale per line, and prints one with the suggestions.

      Example: kbrender-remote suggest service.json
      """)

  @Argument(help: "File of the service.")
  var service: String

  func run() async throws {
    let reporter = try Reporter(diagnostics: nil, color: nil, isQuiet: false)
    var asked: RemoteAnswers?
    try reporter.reporting { asked = try RemoteAnswers(RemoteConfiguration.read(service)) }
    guard let asked else { return }
    try StandardOutput.write(HelperProgram.greeting + "\n")
    while let line = readLine() {
      try StandardOutput.write(await asked.answer(to: line).text + "\n")
    }
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
      return .object([("error", .string("The line has no text and locale"))])
    }
    if service.locale.identifier != locale { service.locale = Locale(identifier: locale) }
    await service.autocomplete(text, updating: context)
    return .object(present: [
      ("suggestions", .array(context.suggestionsFromService.map(RemoteSuggestions.json))),
      ("emojis", .array(context.emojiSuggestions.map(RemoteSuggestions.json))),
      ("error", context.lastError.map { .string($0.localizedDescription) }),
    ])
  }
}

extension RemoteConfiguration {

  fileprivate static func read(_ path: String) throws -> RemoteConfiguration {
    let environment = ProcessInfo.processInfo.environment
    return try RemoteConfiguration(
      try InputFile.read(path, .remoteConfiguration), environment: { environment[$0] })
  }
}
