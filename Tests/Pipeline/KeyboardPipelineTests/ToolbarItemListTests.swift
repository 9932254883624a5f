import KeyboardCore
import Testing

@testable import KeyboardPipeline

@Suite struct ToolbarItemListTests {

  @Test(arguments: [
    ("", [[]]), ("A", [["A"]]), ("A,B", [["A", "B"]]), ("A;B", [["A"], ["B"]]),
    ("A;;B", [["A"], [], ["B"]]), ("A,,B", [["A", "", "B"]]), (";A;", [[], ["A"], []]),
    (#"A\,B,C\;D"#, [[#"A\,B"#, #"C\;D"#]]), (#"\"#, [[#"\\"#]]),
  ])
  func groupsAndItemsAreSeparated(text: String, groups: [[String]]) {
    #expect(ToolbarItemList(parsing: text).groups == groups)
  }

  @Test(arguments: [
    ("items.json", true), ("./a/items.json", true), ("A,b.json", false), ("A;b.json", false),
    ("json", false),
  ])
  func filesAreToldFromLists(text: String, isFile: Bool) {
    let choice = RenderRequest.ToolbarItemChoice(parsing: text)
    if isFile {
      #expect(choice == .file(text))
    } else {
      #expect(choice == .list(ToolbarItemList(parsing: text)))
    }
  }

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
