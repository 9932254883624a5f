// Written by `make generate`; don't edit.

// swift-format-ignore-file

#if Remote

import KeyboardCore
import KeyboardInput
import KeyboardRemote
import Testing

@Suite struct DocumentationExamples {

  private let state = Keyboard.State()

  // Sources/Products/KeyboardRemote/Autocomplete+RemotePredictionRequest.swift
  @Test func example1() async throws {
    let request = try Autocomplete.RemotePredictionRequest(
      url: "https://words.example.com/complete", query: ["q": "{word}", "lang": "{locale}"],
      suggestions: "[].word")
    #expect(request.isRepeatable)
    _ = request
  }

  // Sources/Products/KeyboardRemote/Autocomplete+RemoteService.swift
  @Test func example2() async throws {
    struct Words: Autocomplete.RemoteAnswer {
      let words: [String]
      var suggestions: [Autocomplete.Suggestion] { words.map { .init(text: $0) } }
    }
    let service = try Autocomplete.RemoteService(
      url: "https://words.example.com/complete", query: ["q": "{word}"], answer: Words.self,
      keyboardContext: state.keyboardContext, context: state.autocompleteContext)
    #expect(service.request.method == "GET")
    _ = service
  }

}

#endif
