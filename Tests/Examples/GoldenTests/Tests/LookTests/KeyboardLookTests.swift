import Foundation
import KeyboardGolden
import KeyboardKit
import Testing

/// The keyboards of an app, compared in Swift Testing.
@Suite struct KeyboardLookTests {

  private func keyboard(locale: String = "en") -> KeyboardView {
    KeyboardView(
      keyboardContext: KeyboardContext(device: .standard, locale: Locale(identifier: locale)))
  }

  @Test func standard() {
    expectGolden(of: keyboard(), named: "standard")
  }

  @Test func tron() {
    expectGolden(of: keyboard().keyboardTheme(.tron), named: "tron")
  }

  @Test(arguments: ["de", "fr"], [BuiltInTheme.tron, .minimal])
  func looks(locale: String, theme: BuiltInTheme) {
    expectGolden(
      of: keyboard(locale: locale).keyboardTheme(theme), named: "looks", for: locale,
      theme.keyboardTheme.name)
  }

  @Test func cottonCandyWithATolerance() {
    expectGolden(
      of: keyboard().keyboardTheme(.cottonCandy), named: "cottonCandy",
      tolerance: PictureTolerance(channels: 1),
      because: "gradients are rounded in another way by other versions of Cairo")
  }
}
