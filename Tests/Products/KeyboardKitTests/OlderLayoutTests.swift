import KeyboardKit
import Testing

/// Names of older versions for layouts and what they hold.
@Suite struct OlderLayoutTests {

  private static func item(_ text: String) -> KeyboardLayout.Item {
    .init(action: .character(text), size: .init(width: .input, height: 40))
  }

  static let changes: [@Sendable (inout KeyboardLayout.ItemRows) -> Void] = [
    { $0.insert(item("x"), before: .character("b"), atRow: 0) },
    { $0.insert(item("x"), after: .character("b"), atRow: 0) },
    { $0.remove(.character("b"), atRow: 0) },
    { $0.replace(.character("b"), with: item("x"), atRow: 0) },
    { $0.insert(item("x"), before: item("b"), atRow: 0) },
    { $0.insert(item("x"), after: item("b"), atRow: 0) },
    { $0.remove(item("b")) },
    { $0.remove(item("b"), atRow: 0) },
    { $0.replace(item("b"), with: item("x"), atRow: 0) },
    { $0.replace(item("b"), with: item("x"), atRow: 7) },
  ]

  static let results = ["axbc", "abxc", "ac", "axc", "axbc", "abxc", "ac", "ac", "axc", "abc"]

  @Test(arguments: zip(changes.indices, results))
  func changesRows(index: Int, result: String) {
    var rows = [["a", "b", "c"].map(Self.item)]
    Self.changes[index](&rows)
    #expect(rows[0].compactMap(\.action.inputCalloutText).joined() == result)
  }

  @Test func layoutsAndInputSets() {
    var layout = KeyboardLayout(itemRows: [])
    layout.ipadProLayout = true
    #expect(layout.isIpadProLayout)
    #expect(InputSet.Row(phone: "ab", pad: "abc", deviceType: .pad).items.count == 3)
    #expect(InputSet.Row(phone: ["a"], pad: ["a", "b"], deviceType: .phone).items.count == 1)
  }
}
