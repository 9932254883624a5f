import Foundation
import KeyboardCore
import Testing

struct SwipeDownTests {

  private let service = KeyboardLayout.StandardService.allLocales()

  /// The swipes of a row as a text; `_` is a key without one.
  private func swipes(_ context: KeyboardContext, row: Int) -> String {
    let keys = service.completeLayout(for: context).itemRows[row].filter {
      $0.action.isInputAction && !$0.action.isSpacer
    }
    return keys.map {
      guard case .character(let text) = $0.swipeDownAction else { return "_" }
      return text
    }.joined()
  }

  @Test(arguments: [
    ("en", Keyboard.KeyboardType.alphabetic, ["1234567890", "@#$&*()’”", "%-+=/;:!?"]),
    ("de", .alphabetic, ["1234567890_", "@#€&*()’”__", "%-+=/;:!?"]),
    ("ar", .alphabetic, ["١٢٣٤٥٦٧٨٩٠ـ", "@#$&*()’”\u{64E}\u{651}", "٪-+=/؛:«»!؟"]),
    ("el", .alphabetic, ["1234567890", "@#€&*()’”", "%-+=/·:!;"]),
    ("hi", .alphabetic, ["1234567890_", "@#₹&*()’”._", "%-+=/;:,।"]),
    ("ko", .alphabetic, ["1234567890", "@#₩&*()’”", "%-+=/;:!?"]),
    ("bg", .alphabetic, ["1234567890_", "@#€&*()’”__", "%-+=/;:_!?"]),
    ("nl_BE", .alphabetic, ["1234567890", "@#€&*()’”_", "%-+=/;!?"]),
    ("en", .numeric, ["__________", "€£¥_^[]{}", "§|~…\\<>__"]),
    ("en", .symbolic, ["__________", "_________", "_________"]),
    ("en", .email, ["1234567890", "@#$&*()’”", "%-+=/;:!?"]),
  ])
  func padsTypeTheNextInputSet(locale: String, type: Keyboard.KeyboardType, rows: [String]) throws {
    for device in ["ipad", "ipad-mini", "ipad-pro-11"] {
      let context = KeyboardContext(
        device: try #require(Device.named(device)), locale: Locale(identifier: locale))
      context.keyboardType = type
      #expect((0..<3).map { swipes(context, row: $0) } == rows, "\(device)")
    }
  }

  @Test func neitherPhonesNorFloatingPadsNorThoseWithARowOfDigits() throws {
    let phone = KeyboardContext(device: .standard)
    let floating = KeyboardContext(device: try #require(Device.named("ipad")))
    floating.isKeyboardFloating = true
    let digits = KeyboardContext(device: try #require(Device.named("ipad-pro-11")))
    digits.inputToolbarDisplayMode = .numbers
    for context in [phone, floating, digits] {
      let keys = service.completeLayout(for: context).itemRows.joined()
      #expect(keys.allSatisfy { $0.swipeDownAction == nil })
    }
  }

  @Test(arguments: [("hy", false), ("chr", false), ("en", true), ("tr", true)])
  func threeRowsPreferThem(locale: String, prefersSwipes: Bool) throws {
    let context = KeyboardContext(
      device: try #require(Device.named("ipad")), locale: Locale(identifier: locale))
    #expect(context.locale.prefersSecondarySwipeDownActions == prefersSwipes)
    #expect(context.deviceType.prefersSecondarySwipeDownActions)
    let keys = service.completeLayout(for: context).itemRows.joined()
    #expect(keys.contains { $0.swipeDownAction != nil })
    context.isSwipeDownActionsEnabled = false
    let others = service.completeLayout(for: context).itemRows.joined()
    #expect(others.allSatisfy { $0.swipeDownAction == nil })
  }

  @Test(arguments: [
    ("hy", ["1234567890", "@#֏&*()’”՝", "%-+=/;:՛՞՜", "«»—…_.,։"]),
    ("th", ["1234567890__", "@#฿&*()’”___", "%-+=/;:,.___", "§|~…\\<>!?_"]),
  ])
  func fourRowsHaveSymbolsInTheLastOne(locale: String, rows: [String]) throws {
    let context = KeyboardContext(
      device: try #require(Device.named("ipad")), locale: Locale(identifier: locale))
    #expect((0..<5).map { swipes(context, row: $0) } == rows + ["_"])
  }

  /// Four rows of letters, with keys for the digits that have no letter.
  @Test(arguments: [
    ("hy", "~1234567890_+"), ("kk", "~123456789)_+"), ("tt", "~123456&*()_+"),
    ("th", "~1234567890__"), ("am", "~123456789)_+"),
  ])
  func onLargePadsDigitsAreInTheFirstOfFourRows(locale: String, first: String) throws {
    let context = KeyboardContext(
      device: try #require(Device.named("ipad-pro-13")), locale: Locale(identifier: locale))
    let rows = service.completeLayout(for: context).itemRows
    #expect(rows.count == 5 && !rows.joined().contains { $0.action.isSpacer })
    #expect(swipes(context, row: 0) == first)
    #expect(rows[0].last?.action == .backspace && rows[1].first?.action == .tab)
  }

  @Test func onLargePadsOnlyKeysOfTwoCharactersHaveASecondOne() throws {
    let context = KeyboardContext(device: try #require(Device.named("ipad-pro-13")))
    let keys = service.completeLayout(for: context).itemRows.joined()
    let swipes = keys.compactMap { $0.swipeDownAction?.value }.joined()
    #expect(swipes == "~!@#$%^&*()_+[]|:\"<>?")
  }

  /// A mark is its own key, and has no second character.
  @Test(arguments: ["el", "fr", "sk"])
  func onLargePadsMarksHaveNone(locale: String) throws {
    let context = KeyboardContext(
      device: try #require(Device.named("ipad-pro-13")), locale: Locale(identifier: locale))
    let keys = service.completeLayout(for: context).itemRows.joined()
    let marks = keys.filter { if case .diacritic = $0.action { true } else { false } }
    #expect(!marks.isEmpty && marks.allSatisfy { $0.swipeDownAction == nil })
  }

  @Test(arguments: [Keyboard.KeyboardType.numeric, .symbolic])
  func noPageOfLargePadsHasADigitTwice(type: Keyboard.KeyboardType) throws {
    let context = KeyboardContext(device: try #require(Device.named("ipad-pro-13")))
    context.keyboardType = type
    let keys = service.completeLayout(for: context).itemRows.joined()
    let digits = keys.compactMap(\.action.value).filter { $0.first?.isNumber == true }
    #expect(digits.sorted() == "0123456789".map(String.init))
  }

  @Test func swipesGoWithTheirKeys() throws {
    let context = KeyboardContext(device: try #require(Device.named("ipad")))
    let item = service.keyboardLayout(for: context).itemRows[0][0]
    #expect(item.swipeDownAction == .character("1"))
    #expect(item.copy(withAction: .character("ä")).swipeDownAction == nil)
  }
}
