import KeyboardPipeline
import Testing

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
}
