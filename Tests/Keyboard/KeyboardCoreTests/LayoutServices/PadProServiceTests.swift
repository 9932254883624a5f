import Foundation
import KeyboardCore
import Testing

/// The slots of the layouts for pads without a home button, in multiples of a letter's width: 12.5
/// letters make the width of the small one, and 14.54 that of the large one with its full rows.
struct PadProServiceTests {

  struct Case: CustomTestStringConvertible, Sendable {
    var device: String
    var letters: Double
    var rows: [[Double?]]
    var testDescription: String { device }
  }

  private static let nine = Array(repeating: Double?.some(1), count: 9)
  private static let ten = Array(repeating: Double?.some(1), count: 10)
  private static let thirteen = Array(repeating: Double?.some(1), count: 13)

  /// A nil slot is space, which takes what is left.
  static let cases = [
    Case(
      device: "ipad-pro-11", letters: 12.5,
      rows: [
        [1.2] + ten + [1.3], [1.6] + nine + [1.9], [2] + nine + [1.5],
        [1.1, 1.1, nil, 1.1, 1.5],
      ]),
    Case(
      device: "ipad-pro-13", letters: 14.54,
      rows: [
        thirteen + [1.54], [1.54] + thirteen, [1.7705] + nine + [1, 1, 1.7695],
        [2.2685] + ten + [2.2715], [1.4175, 1.4175, nil, 1.4175, 1.4175],
      ]),
  ]

  static let caseless = LocaleProfile.supportedIdentifiers.filter {
    LocaleProfile.profile(forIdentifier: $0).alphabetic.shiftLayer == .none
  }

  /// Letters without a shift key beside them leave no holes.
  @Test(arguments: caseless, ["ipad-pro-11", "ipad-pro-13"])
  func keysOfCaselessLocalesFillTheirRows(locale: String, device: String) throws {
    let context = KeyboardContext(
      device: try #require(Device.named(device)), locale: Locale(identifier: locale))
    let layout = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: context)
    let width = context.screenSize.width
    let keys = layout.placedItems(width: width).filter { $0.item.action != .none }
    for row in Set(keys.map(\.row)) {
      let frames = keys.filter { $0.row == row }.map(\.frame)
      let covered = frames.reduce(0) { $0 + $1.width }
      #expect(abs(covered - width) < 0.01, "row \(row)")
      #expect(frames.allSatisfy { $0.width > 40 }, "row \(row)")
    }
  }

  @Test(arguments: cases, [InterfaceOrientation.portrait, .landscape])
  func slots(_ testCase: Case, orientation: InterfaceOrientation) throws {
    let device = try #require(Device.named(testCase.device))
    let context = KeyboardContext(device: device, orientation: orientation)
    let layout = KeyboardLayout.StandardService.allLocales().keyboardLayout(for: context)
    #expect(layout.isIpadProLayout)
    let width = context.screenSize.width
    let letter = width / testCase.letters
    let placed = layout.placedItems(width: width)
    for (row, slots) in testCase.rows.enumerated() {
      let found = placed.filter { $0.row == row }.map { $0.frame.width / letter }
      #expect(found.count == slots.count)
      let space = testCase.letters - slots.reduce(0) { $0 + ($1 ?? 0) }
      for (slot, expected) in zip(found, slots) {
        #expect(abs(slot - (expected ?? space)) < 0.001)
      }
    }
  }

  @Test func largePadHasDigitsAbove() throws {
    let context = KeyboardContext(device: try #require(Device.named("ipad-pro-13")))
    let service = KeyboardLayout.StandardService.allLocales()
    let rows = service.completeLayout(for: context).itemRows
    #expect(rows.count == 5)
    #expect(rows[0].map(\.action) == .init(characters: "`1234567890-=") + [.backspace])
    #expect(rows[0].map(\.size.height) == Array(repeating: 69 * 0.8, count: 14))
  }

  /// A service of an app keeps the rows of smaller pads, narrower beside the letters.
  @Test func slotsOfAnotherService() throws {
    let context = KeyboardContext(device: try #require(Device.named("ipad-pro-13")))
    let service = KeyboardLayout.iPadProService(
      alphabeticInputSet: .qwerty, numericInputSet: .numeric(currency: "$"),
      symbolicInputSet: .symbolic(currencies: ["€"]))
    let keys = service.keyboardLayout(for: context).placedItems(width: 1200)
    let expected = [
      [100.0] + Array(repeating: 100, count: 10) + [100],
      [125] + Array(repeating: 100, count: 9) + [175],
      [167] + Array(repeating: 100, count: 9) + [133], [100, 100, 760, 100, 140],
    ]
    for (row, widths) in expected.enumerated() {
      let found = keys.filter { $0.row == row }.map(\.frame.width)
      #expect(found.count == widths.count)
      #expect(zip(found, widths).allSatisfy { abs($0 - $1) < 0.1 }, "\(found)")
    }
  }
}
