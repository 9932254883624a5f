import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardInput
import KeyboardLexicon
import KeyboardRemote
import Terminal

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
    await service.autocomplete(text, updating: context)
    return [
      "suggestions": .array(context.suggestionsFromService.map(RemoteSuggestions.json)),
      "emojis": .array(context.emojiSuggestions.map(RemoteSuggestions.json)),
      "error": context.lastError.map { .string($0.localizedDescription) },
    ]
  }
}
