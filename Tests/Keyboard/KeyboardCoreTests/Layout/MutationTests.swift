import KeyboardCore
import Testing

/// Changes to the rows of a layout.
struct MutationTests {

  static let changes: [@Sendable (inout KeyboardLayout.ItemRows, KeyboardLayout.Item) -> Void] = [
    { $0.insert($1, before: .character("b")) },
    { $0.insert($1, after: .character("b")) },
    { $0.insert($1, before: .character("b"), inRow: 1) },
    { $0.insert($1, after: .character("b"), inRow: 0) },
    { rows, _ in rows.remove(.character("b")) },
    { rows, _ in rows.remove(.character("b"), fromRow: 1) },
    { rows, _ in rows.remove(.character("b"), fromRow: 0) },
    { $0.replace(.character("b"), with: $1) },
    { $0.replace(.character("b"), with: $1, inRow: 1) },
    { $0.replace(.character("b"), with: $1, inRow: 1) },
    { $0.insert($1, before: .tab) },
    { $0.insert($1, after: .character("b"), inRow: 2) },
    { $0.insert($1, after: .character("b"), inRow: -1) },
    { rows, _ in rows.remove(.character("b"), fromRow: 7) },
    { $0.replace(.character("b"), with: $1, inRow: -1) },
  ]

  static let results = [
    "axbc xbbd", "abxc bxbd", "abc xbbd", "abxc bbd", "ac d", "abc d", "ac bbd", "axc xbd",
    "abc xbd", "abc xbd", "abc bbd", "abc bbd", "abc bbd", "abc bbd", "abc bbd",
  ]

  @Test(arguments: 0..<15)
  func change(index: Int) {
    var rows = Self.rows("abc", "bbd")
    Self.changes[index](&rows, Self.item("x"))
    #expect(Self.text(rows) == Self.results[index])
  }

  @Test func bottomRow() throws {
    var layout = KeyboardLayout(
      itemRows: [
        Self.rows("ab")[0],
        [
          .init(action: .space, size: .init(width: .available, height: 40)),
          .init(
            action: .primary(.return), size: .init(width: .percentage(0.25), height: 40),
            edgeInsets: .init(all: 3)),
        ],
      ])
    let item = try #require(layout.tryCreateBottomRowItem(for: .character("🇸🇪")))
    #expect(item.size == .init(width: .percentage(0.25), height: 40))
    #expect(item.edgeInsets == .init(all: 3))
    layout.tryInsertBottomRowAction(.tab, before: .space)
    layout.tryInsertBottomRowAction(.escape, after: .space)
    layout.tryReplaceBottomRowAction(.primary(.return), with: .dictation)
    layout.tryReplaceBottomRowAction(.settings, with: .dictation)
    #expect(layout.bottomRow?.map(\.action) == [.tab, .space, .escape, .dictation])
    #expect(layout.bottomRowIndex == 1)
    #expect(layout.itemRow(at: 0)?.count == 2)
    #expect(layout.itemRow(at: 2) == nil)
    #expect(layout.bottomRowLayout.itemRows.count == 1)
    #expect(layout.bottomRowSystemItemWidth == .percentage(0.25))
  }

  @Test func emptyLayout() {
    var layout = KeyboardLayout(itemRows: [])
    #expect(layout.bottomRow == nil)
    #expect(layout.tryCreateBottomRowItem(for: .space) == nil)
    layout.tryInsertBottomRowAction(.space, after: .tab)
    #expect(layout.itemRows.isEmpty)
    #expect(layout.idealItemHeight == 0)
    #expect(layout.placedItems(width: 100).isEmpty)
  }

  @Test func idealItem() {
    let layout = KeyboardLayout(
      itemRows: [
        [.init(action: .space, size: .init(width: .input, height: 7), edgeInsets: .init(all: 1))]
      ])
    let item = layout.createIdealItem(for: .tab)
    #expect(
      item
        == .init(action: .tab, size: .init(width: .available, height: 7), edgeInsets: .init(all: 1))
    )
  }

  @Test func inputToolbar() {
    let layout = KeyboardLayout(
      itemRows: Self.rows("abc"), inputToolbarInputSet: .numeric(currency: "kr"))
    let configuration = KeyboardLayout.DeviceConfiguration.standardPhone
    let numbers = layout.adjusted(for: .numbers, layoutConfiguration: configuration)
    #expect(Self.text(numbers.itemRows) == "1234567890 abc")
    #expect(numbers.itemRows[0].totalHeight == 54)
    #expect(numbers.itemRows[0][0].size.width == .available)
    let characters = layout.adjusted(for: .characters("xy"), layoutConfiguration: configuration)
    #expect(Self.text(characters.itemRows) == "xy abc")
    for mode in [Keyboard.InputToolbarDisplayMode.none, .automatic, .characters([])] {
      #expect(layout.adjusted(for: mode, layoutConfiguration: configuration) == layout)
    }
  }

  private static func rows(_ texts: String...) -> KeyboardLayout.ItemRows {
    texts.map { $0.map { item(String($0)) } }
  }

  private static func item(_ text: String) -> KeyboardLayout.Item {
    .init(action: .character(text), size: .init(width: .input, height: 50))
  }

  private static func text(_ rows: KeyboardLayout.ItemRows) -> String {
    rows.map { $0.compactMap(\.action.inputCalloutText).joined() }.joined(separator: " ")
  }
}
