import Foundation
import KeyboardCore
import Testing

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

  static let inputRows: [([KeyboardLayout.ItemWidth], Double)] = [
    ([.available, .input, .input, .available], 100),
    ([.percentage(0.2), .input, .input, .percentage(0.2)], 60),
    ([.points(50), .input, .input, .points(50)], 50),
    ([.points(50), .inputPercentage(0.6), .input, .points(50)], 62.5),
    ([.inputPercentage(0.5), .inputPercentage(0.5)], 0),
    ([], 0),
  ]

  @Test(arguments: inputRows)
  func inputWidth(widths: [KeyboardLayout.ItemWidth], expected: Double) {
    #expect(layout([widths]).inputWidth(for: 200) == expected)
  }

  @Test func narrowestRowDecides() {
    let layout = layout([[.input, .input], [.input, .input, .input, .input], [.percentage(1)]])
    #expect(layout.inputWidth(for: 200) == 50)
  }

  @Test func keepsComputedWidthsUntilTheRowsChange() {
    var layout = layout([[.input, .input]])
    #expect(layout.inputWidth(for: 200) == 100 && layout.widthCache.data == [200: 100])
    let copy = layout
    layout.itemRows[0].removeLast()
    #expect(layout.inputWidth(for: 200) == 200 && copy.inputWidth(for: 200) == 100)
    copy.widthCache.data[123] = 456
    #expect(copy.inputWidth(for: 123) == 456 && layout.inputWidth(for: 123) == 123)
  }

  @Test func comparesWhatALayoutShows() {
    let original = layout([[.input, .input]])
    let same = layout([[.input, .input]])
    #expect(original.inputWidth(for: 200) == 100 && original == same)
    let changes: [(inout KeyboardLayout) -> Void] = [
      { $0.itemRows = [] }, { $0.idealItemHeight += 1 }, { $0.idealItemInsets.top += 1 },
      { $0.isIpadProLayout.toggle() }, { $0.inputToolbarInputSet = .qwerty },
    ]
    for change in changes {
      var changed = original
      change(&changed)
      #expect(changed != original)
    }
  }

  static let placedRows: [([KeyboardLayout.ItemWidth], [Double])] = [
    ([.points(40), .available, .available], [0, 40, 120, 200]),
    // Narrower rows are centered, wider ones stand out on both sides.
    ([.points(40), .points(60)], [50, 90, 150]),
    ([.points(140), .points(100)], [-20, 120, 220]),
    // Insets of 10 on each side take all of 20 points, so the key takes what is left.
    ([.points(20), .points(80)], [0, 120, 200]),
    ([.points(150), .available, .points(150)], [-50, 100, 100, 250]),
  ]

  @Test(arguments: placedRows)
  func slots(widths: [KeyboardLayout.ItemWidth], edges: [Double]) {
    let placed = layout([widths]).placedItems(width: 200)
    #expect(placed.map { Double($0.frame.minX) } + [Double(placed.last?.frame.maxX ?? 0)] == edges)
    #expect(placed.allSatisfy { $0.keyFrame.width == max(0, $0.frame.width - 20) })
  }

  @Test func rowsStack() {
    let placed = layout([[.available], [.available]]).placedItems(width: 200)
    #expect(placed.map { Double($0.frame.minY) } == [0, 50])
    #expect(placed.map(\.row) == [0, 1])
    #expect(layout([[.available], [.available]]).totalHeight == 100)
  }

  @Test func keyWidth() {
    let item = layout([[.input]]).itemRows[0][0]
    #expect(item.width(forRowWidth: 200, inputWidth: 30) == 30)
    #expect(item.width(forRowWidth: 200, inputWidth: 30, edgeInsets: 20) == 10)
    #expect(item.width(forRowWidth: 200, inputWidth: 20, edgeInsets: 20) == nil)
  }

  private func layout(_ rows: [[KeyboardLayout.ItemWidth]]) -> KeyboardLayout {
    KeyboardLayout(
      itemRows: rows.map { row in
        row.map {
          .init(
            action: .space, size: .init(width: $0, height: 50),
            edgeInsets: EdgeInsets(horizontal: 10, vertical: 0))
        }
      })
  }
}
