import Foundation
import KeyboardCore
import Testing

/// The widths of keys.
struct WidthTests {

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
