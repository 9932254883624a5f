import KeyboardCore
import Testing

@Suite struct KeyboardActionKindTests {

  private static let rows: [(KeyboardAction, KeyboardAction.Kind, String?, String?)] = [
    (.character("ß"), .character, "ß", "ß"),
    (.characterMargin("a"), .characterMargin, "a", nil),
    (.none, .none, nil, nil),
    (.dismissKeyboard, .dismissKeyboard, nil, "dismiss"),
    (.nextKeyboard, .nextKeyboard, nil, "globe"),
    (.primary(.go), .primary, "go", "return"),
    (.shift(.auto), .shift, "auto", "shift"),
    (.keyboardType(.numeric), .keyboardType, "numeric", "numeric"),
    (.image(description: "a", keyboardImageName: "b", imageName: "c"), .image, "c", "b"),
    (.url("https://a.example"), .url, "https://a.example", "url"),
    (.tab, .tab, nil, "tab"),
  ]

  @Test(arguments: rows)
  func actionsHaveKindsValuesAndNames(
    action: KeyboardAction, kind: KeyboardAction.Kind, value: String?, name: String?
  ) {
    #expect(action.kind == kind)
    #expect(action.value == value)
    #expect(action.keyName == name)
    #expect(action.isSpacer == kind.isSpacer)
  }

  @Test func kindsAreSortedByName() {
    let names = KeyboardAction.Kind.allCases.map(\.rawValue)
    #expect(names == names.sorted())
  }
}
