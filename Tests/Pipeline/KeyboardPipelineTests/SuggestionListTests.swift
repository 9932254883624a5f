import KeyboardCore
import Testing

@testable import KeyboardPipeline

@Suite struct SuggestionListTests {

  static let lists: [(String, [Autocomplete.Suggestion])] = [
    ("", []),
    ("One", [Autocomplete.Suggestion(text: "One")]),
    (
      "One,*Two,?Three",
      [
        Autocomplete.Suggestion(text: "One"),
        Autocomplete.Suggestion(text: "Two", type: .autocorrect),
        Autocomplete.Suggestion(text: "Three", type: .unknown),
      ]
    ),
    ("a/b/c", [Autocomplete.Suggestion(text: "a", subtitle: "b/c")]),
    (#"\*a\,b,c*"#, [Autocomplete.Suggestion(text: "*a,b"), Autocomplete.Suggestion(text: "c*")]),
    (#"a\"#, [Autocomplete.Suggestion(text: #"a\"#)]),
    (",", [Autocomplete.Suggestion(text: ""), Autocomplete.Suggestion(text: "")]),
  ]

  @Test(arguments: lists)
  func parses(text: String, suggestions: [Autocomplete.Suggestion]) {
    #expect(SuggestionList.parse(text) == suggestions)
  }
}
