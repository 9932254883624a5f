import Foundation
import KeyboardCore
import Testing

/// The number pads of text fields.
struct NumberPadTests {

  static let cases: [(Keyboard.TextFieldType, Keyboard.KeyboardType, KeyboardAction)] = [
    (.default, .numberPad, .keyboardType(.alphabetic)), (.numberPad, .alphabetic, .none),
    (.asciiCapableNumberPad, .numberPad, .none), (.decimalPad, .alphabetic, .character(",")),
    (.phonePad, .alphabetic, .keyboardType(.custom(named: "+*#"))),
    (.phonePad, .custom(named: "+*#"), .keyboardType(.custom(named: "123"))),
  ]

  @Test(arguments: cases)
  func firstKeyOfTheLastRow(
    field: Keyboard.TextFieldType, type: Keyboard.KeyboardType, expected: KeyboardAction
  ) throws {
    let context = KeyboardContext(device: .standard, locale: .german)
    context.textFieldType = field
    context.keyboardType = type
    let layout = try #require(KeyboardLayout.numberPad(for: context.traits))
    #expect(layout.bottomRow?.first?.action == expected)
    let widths = Set(layout.placedItems(width: 390).map { ($0.frame.width * 1000).rounded() })
    #expect(widths == [130_000])
    #expect(layout.totalHeight == 216)
  }

  @Test func lettersGetNone() {
    #expect(KeyboardLayout.numberPad(for: KeyboardTraits()) == nil)
  }

  @Test func lettersBelowDigits() {
    #expect(Keyboard.NumberPadKind.letters(below: "7") == "PQRS")
    #expect(Keyboard.NumberPadKind.letters(below: "1") == nil)
  }
}
