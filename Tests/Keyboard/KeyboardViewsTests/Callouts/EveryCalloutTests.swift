import KeyboardKit
import Testing

@testable import KeyboardViews

/// Every callout of every key in some locales, as the scene has it.
@Suite struct EveryCalloutTests {

  struct Surroundings: CustomTestStringConvertible {
    let device: String
    let orientation: InterfaceOrientation
    let type: Keyboard.KeyboardType
    let casing: Keyboard.KeyboardCase

    static let letters = all.filter { $0.type == .alphabetic && $0.casing == .lowercased }

    var testDescription: String { "\(device) \(orientation) \(type.id) \(casing)" }

    static let all = ["iphone", "iphone-se", "ipad"].flatMap { device in
      [InterfaceOrientation.portrait, .landscapeLeft].flatMap { orientation in
        [
          (Keyboard.KeyboardType.alphabetic, Keyboard.KeyboardCase.lowercased),
          (.alphabetic, .uppercased), (.numeric, .lowercased), (.symbolic, .lowercased),
        ].map { Self(device: device, orientation: orientation, type: $0.0, casing: $0.1) }
      }
    }
  }

  private let context = ViewContext.fixedAdvance

  private func keyboard(
    _ locale: String, _ surroundings: Surroundings, theme: String? = nil
  ) throws -> PlacedKeyboard {
    let keyboardContext = KeyboardContext(
      device: try #require(Device.named(surroundings.device)),
      orientation: surroundings.orientation, locale: Locale(identifier: locale))
    keyboardContext.keyboardType = surroundings.type
    keyboardContext.keyboardCase = surroundings.casing
    let appearance = try theme.map {
      KeyboardThemeAppearance(
        theme: try KeyboardTheme.builtIn($0), keyboardContext: keyboardContext)
    }
    return KeyboardView(keyboardContext: keyboardContext, appearance: appearance)
      .placed(in: context)
  }

  @Test(arguments: ["en", "de", "sv", "fr", "vi", "ar", "he_IL", "fa"], Surroundings.all)
  func calloutsStayInsideAndStartOverTheirKey(locale: String, surroundings: Surroundings) throws {
    try checkEveryCallout(of: keyboard(locale, surroundings), in: surroundings)
  }

  @Test(arguments: KeyboardTheme.builtInIdentifiers, ["en", "de", "vi", "ar", "he_IL", "fa"])
  func calloutsStayInsideInEveryTheme(theme: String, locale: String) throws {
    for surroundings in Surroundings.letters where surroundings.device == "iphone" {
      try checkEveryCallout(of: keyboard(locale, surroundings, theme: theme), in: surroundings)
    }
  }

  /// A modifier can give every key a callout, those in the corners and of the lowest row too.
  @Test(arguments: ["en", "de", "ar", "fa"], [1, 2, 7, 18])
  func callouts(locale: String, ofAnyKeyStayInsideWith count: Int) throws {
    let names = (1...count).map { "\($0)" }
    var context = context
    context.environment.keyboardCalloutActions = { _ in names.map(KeyboardAction.character) }
    for surroundings in Surroundings.letters {
      let placed = try keyboard(locale, surroundings)
      for key in placed.keys where key.item.action.keyName != nil {
        let callouts = placed.showing(.actions(of: key.item.action, selectedIndex: 0))
          .callouts(in: context)
        let callout = try #require(callouts.first, "\(key.item.action)")
        check(callout, over: key, in: placed, isCovering: surroundings.device != "ipad")
        #expect(Set(callout.items.map(\.name)) == Set(names))
        #expect(callout.items.filter(\.isSelected).map(\.name) == ["1"])
      }
    }
  }

  private func checkEveryCallout(of placed: PlacedKeyboard, in surroundings: Surroundings) throws {
    for key in placed.keys {
      let action = key.item.action
      let count = placed.calloutActions(for: action, in: context).count
      for index in Set([0, count - 1]) where count > 0 {
        let callouts = placed.showing(.actions(of: action, selectedIndex: index))
          .callouts(in: context)
        let callout = try #require(callouts.first, "\(action)")
        check(callout, over: key, in: placed, isCovering: surroundings.device != "ipad")
        try checkSelection(of: callout, index: index, over: key)
      }
      let repeated = placed.showing(.input(action)).callouts(in: context)
      #expect(repeated.isEmpty == (action.inputCalloutText == nil || surroundings.device == "ipad"))
      for callout in repeated { check(callout, over: key, in: placed, isCovering: true) }
    }
  }

  private func check(
    _ callout: StyledCallout, over key: KeyboardLayout.PlacedItem, in placed: PlacedKeyboard,
    isCovering: Bool
  ) {
    let name = Comment(rawValue: callout.name)
    #expect(callout.outline.moves == 1 && callout.outline.closes == 1, name)
    #expect(callout.box.minX >= 0 && callout.box.maxX <= placed.size.width, name)
    #expect(callout.box.maxY <= placed.size.height, name)
    #expect(callout.box.minY + callout.heightAbove >= 0, name)
    #expect(
      callout.items.allSatisfy { callout.box.contains($0.box.insetBy(dx: 0.2, dy: 0.2)) }, name)
    #expect(callout.coveredKey == (isCovering ? context.grid.snapped(key.keyFrame) : nil), name)
  }

  private func checkSelection(
    of callout: StyledCallout, index: Int, over key: KeyboardLayout.PlacedItem
  ) throws {
    let selected = callout.items.filter(\.isSelected)
    #expect(selected.count == 1)
    guard index == 0 else { return }
    let first = try #require(selected.first)
    let over = first.box.intersection(
      CGRect(x: key.keyFrame.minX, y: 0, width: key.keyFrame.width, height: 1000))
    #expect(
      over.width * 2 >= first.box.width, "The finger is on the first item of \(callout.name).")
    #expect(first.name == key.item.action.inputCalloutText)
    #expect(!callout.items.contains { $0.box.maxY > first.box.maxY + 0.5 }, "No row is lower.")
  }
}
