import Foundation
import KeyboardCore
import Testing

/// The worked examples of the services for phones and pads: slots in points, from left to right.
struct DeviceServiceTests {

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var row: Int
    var slots: [Double]
    var width = 390.0
    var prepare: @Sendable (KeyboardContext) -> Void = { _ in }
    var testDescription: String { name }
  }

  static let keys9 = Array(repeating: 39.0, count: 9)

  static let phone: [Case] = [
    Case(name: "first row", row: 0, slots: keys9 + [39]),
    Case(name: "middle row", row: 1, slots: [19.5] + keys9 + [19.5]),
    Case(name: "last letter row", row: 2, slots: [50.7, 7.8] + keys9.prefix(7) + [7.8, 50.7]),
    Case(name: "bottom row", row: 3, slots: [47.97, 47.97, 196.56, 97.5]),
    Case(name: "dictation", row: 3, slots: [47.97, 47.97, 47.97, 148.59, 97.5]) {
      $0.needsInputModeSwitchKey = true
      $0.keyboardDictationReplacement = .settings
    },
    Case(name: "e-mail", row: 3, slots: [47.97, 47.97, 118.56, 39, 39, 97.5]) {
      $0.textFieldType = .emailAddress
    },
    Case(name: "web search", row: 3, slots: [47.97, 47.97, 157.56, 39, 97.5]) {
      $0.textFieldType = .webSearch
    },
    Case(name: "URL", row: 3, slots: [47.97, 47.97, 65.52, 65.52, 65.52, 97.5]) {
      $0.textFieldType = .url
    },
    Case(
      name: "digits", row: 2,
      slots: [47.97, 9.165, 54.6, 54.6, 54.6, 54.6, 54.6, 9.165, 50.7]
    ) { $0.keyboardType = .numeric },
    Case(
      name: "landscape, last letter row", row: 2,
      slots: [109.72, 16.88] + Array(repeating: 84.4, count: 7) + [16.88, 109.72], width: 844
    ) { $0.interfaceOrientation = .landscape },
    Case(
      name: "landscape, bottom row", row: 3, slots: [80.18, 80.18, 519.06, 164.58], width: 844
    ) { $0.interfaceOrientation = .landscapeLeft },
    Case(
      name: "landscape, digits", row: 2,
      slots: [80.18, 31.65, 118.16, 118.16, 118.16, 118.16, 118.16, 31.65, 109.72], width: 844
    ) {
      $0.interfaceOrientation = .landscape
      $0.keyboardType = .symbolic
    },
  ]

  static let pad: [Case] = [
    Case(name: "first row", row: 0, slots: Array(repeating: 69.818, count: 11), width: 768),
    Case(
      name: "middle row", row: 1,
      slots: [27.927] + Array(repeating: 69.818, count: 9) + [111.709], width: 768),
    Case(
      name: "last letter row", row: 2, slots: Array(repeating: 69.818, count: 11), width: 768),
    Case(
      name: "bottom row", row: 3, slots: [69.818, 69.818, 488.727, 69.818, 69.818], width: 768),
    Case(
      name: "landscape, dictation", row: 3,
      slots: [93.091, 93.091, 93.091, 558.545, 93.091, 93.091], width: 1024
    ) {
      $0.interfaceOrientation = .landscape
      $0.needsInputModeSwitchKey = true
      $0.keyboardDictationReplacement = .character("x")
    },
  ]

  @Test(arguments: phone)
  func phoneSlots(_ testCase: Case) {
    expectSlots(testCase, device: .phone)
  }

  @Test(arguments: pad)
  func padSlots(_ testCase: Case) {
    expectSlots(testCase, device: .pad)
  }

  private func expectSlots(_ testCase: Case, device: DeviceType) {
    let context = KeyboardContext()
    context.deviceTypeForKeyboard = device
    testCase.prepare(context)
    let layout = KeyboardLayout.DeviceBasedService().keyboardLayout(for: context)
    let slots = layout.placedItems(width: testCase.width).filter { $0.row == testCase.row }
      .map { Double($0.frame.width) }
    #expect(slots.count == testCase.slots.count)
    for (slot, expected) in zip(slots, testCase.slots) {
      #expect(abs(slot - expected) < 0.001)
    }
  }

  @Test func visibleLetterKey() throws {
    let layout = KeyboardLayout.DeviceBasedService().keyboardLayout(for: KeyboardContext())
    let key = try #require(layout.placedItems(width: 390).first)
    #expect(key.keyFrame == CGRect(x: 3, y: 6, width: 33, height: 42))
    #expect(layout.totalHeight == 216)
  }

  @Test(arguments: [
    (Keyboard.KeyboardType.alphabetic, Keyboard.KeyboardCase.lowercased, "qwertyuiop"),
    (.alphabetic, .uppercased, "QWERTYUIOP"), (.email, .auto, "qwertyuiop"),
    (.numeric, .lowercased, "1234567890"), (.symbolic, .capsLocked, "[]{}#%^*+="),
  ])
  func firstRow(
    type: Keyboard.KeyboardType, keyboardCase: Keyboard.KeyboardCase, expected: String
  ) {
    let context = KeyboardContext()
    context.keyboardType = type
    context.keyboardCase = keyboardCase
    let layout = KeyboardLayout.DeviceBasedService().keyboardLayout(for: context)
    #expect(layout.itemRows[0].map(\.action) == .init(characters: expected))
  }

  @Test func returnKeys() {
    let context = KeyboardContext()
    let service = KeyboardLayout.DeviceBasedService()
    func returnKey() -> KeyboardAction? {
      service.keyboardLayout(for: context).itemRows.joined().last { $0.action.isPrimaryAction }?
        .action
    }
    #expect(returnKey() == .primary(.return))
    context.deviceTypeForKeyboard = .pad
    #expect(returnKey() == .primary(.newLine))
    context.returnKeyType = .search
    #expect(returnKey() == .primary(.search))
    context.keyboardType = .emojiSearch
    #expect(returnKey() == .primary(.done))
  }

  @Test func inputSetsOfOtherShapesStandAlone() {
    let rows = InputSet(rows: [.init(chars: "abc"), .init(chars: "def")])
    let service = KeyboardLayout.iPhoneService(
      alphabeticInputSet: rows, numericInputSet: rows, symbolicInputSet: rows)
    let layout = service.keyboardLayout(for: KeyboardContext())
    #expect(
      layout.itemRows.map { $0.map(\.action) }
        == .init(characters: [["a", "b", "c"], ["d", "e", "f"]]))
  }
}
