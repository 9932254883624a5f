import KeyboardKit
import Testing

@testable import KeyboardStyling

/// Every predefined look with every combination of what people ask for who find the usual one hard to
/// read.
@Suite struct AccessibleLookTests {

  /// A combination of settings.
  struct Settings: Sendable, CustomTestStringConvertible {
    var isHighContrast = false
    var isBold = false
    var isOpaque = false
    var textSize = 1.0

    var testDescription: String {
      [
        isHighContrast ? "high contrast" : nil, isBold ? "bold" : nil, isOpaque ? "opaque" : nil,
        "text size \(textSize)",
      ].compactMap(\.self).joined(separator: ", ")
    }

    func context(_ scheme: ColorScheme) -> KeyboardContext {
      let context = KeyboardContext()
      context.colorScheme = scheme
      context.isHighContrastEnabled = isHighContrast
      context.isBoldTextEnabled = isBold
      context.isReduceTransparencyEnabled = isOpaque
      context.textSizeFactor = textSize
      return context
    }
  }

  static let settings = [false, true].flatMap { isHighContrast in
    [false, true].flatMap { isBold in
      [false, true].map {
        Settings(
          isHighContrast: isHighContrast, isBold: isBold, isOpaque: $0,
          textSize: isBold == $0 ? 1 : 1.5)
      }
    }
  }

  static let actions: [KeyboardAction] = [
    .character("a"), .space, .shift(.uppercased), .backspace, .primary(.return), .primary(.done),
  ]

  /// The styles of a theme before and after adaptation: keys, keyboard, toolbar and callouts.
  fileprivate struct Look {
    let rules: AccessibilityRules
    let usual: KeyboardThemeAppearance
    let keyboard: KeyboardViewStyle

    init(_ theme: KeyboardTheme, _ context: KeyboardContext) {
      rules = AccessibilityRules(traits: context.traits)
      usual = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
      keyboard = rules.adapted(usual.keyboardViewStyle)
    }

    func key(_ action: KeyboardAction, _ isPressed: Bool) -> (
      before: Keyboard.ButtonStyle, after: Keyboard.ButtonStyle
    ) {
      let style = usual.buttonStyle(for: action, isPressed: isPressed)
      return (style, rules.adapted(style, isPressed: isPressed, in: usual.keyboardViewStyle))
    }

    /// The surface behind a key's text, with the overlay of pressed keys.
    func face(of style: Keyboard.ButtonStyle, isPressed: Bool) -> Surface {
      let face = rules.backdrop(of: keyboard)
        .painted(with: style.backgroundColor.map { [rules.resolved($0)] } ?? [])
        .painted(with: style.background, isDark: rules.isDark)
      guard isPressed, let overlay = style.pressedOverlayColor else { return face }
      return face.painted(with: [rules.resolved(overlay)])
    }
  }

  private static func looks(_ settings: Settings) throws -> [(name: String, look: Look)] {
    try KeyboardTheme.predefined.flatMap { theme in
      [ColorScheme.light, .dark].map { scheme in
        ("\(theme.identifier ?? "") \(scheme)", Look(theme, settings.context(scheme)))
      }
    }
  }

  @Test(arguments: settings.filter(\.isHighContrast))
  func textsHaveTheContrastOfLevelAAA(settings: Settings) throws {
    for (name, look) in try Self.looks(settings) {
      for action in Self.actions {
        for isPressed in [false, true] {
          let style = look.key(action, isPressed).after
          let text = try #require(style.foregroundColor.map(look.rules.resolved))
          let contrast = look.face(of: style, isPressed: isPressed).contrast(of: text)
          #expect(contrast >= 6.99, "\(name) \(action) pressed \(isPressed)")
        }
      }
      let toolbar = look.rules.adapted(look.usual.autocompleteToolbarStyle, in: look.keyboard)
      let bar = look.rules.backdrop(of: look.keyboard)
        .painted(with: toolbar.background, isDark: look.rules.isDark)
      for item in [toolbar.item, toolbar.autocorrectItem] {
        let face = bar.painted(with: [look.rules.resolved(item.backgroundColor)])
          .painted(with: item.background, isDark: look.rules.isDark)
        #expect(face.contrast(of: look.rules.resolved(item.titleColor)) >= 6.99, "\(name) toolbar")
        #expect(face.contrast(of: look.rules.resolved(item.subtitleColor)) >= 6.99, "\(name)")
      }
    }
  }

  /// An image over an opaque gradient is left out before faces are changed because of it.
  @Test func highContrastKeepsFacesDarkOrLight() throws {
    let usual = try Self.looks(Settings(isOpaque: true))
    for (before, after) in zip(usual, try Self.looks(Settings(isHighContrast: true))) {
      for action in Self.actions {
        let faces = [before, after].map {
          $0.look.face(of: $0.look.key(action, false).after, isPressed: false)
        }
        // An image may have any color.
        if faces[0].lightest.luminance - faces[0].darkest.luminance > 0.9 { continue }
        let change = abs(faces[1].mean.luminance - faces[0].mean.luminance)
        #expect(change < 0.25, "\(after.name) \(action)")
      }
    }
  }

  /// The contrast is never less than without the setting, up to rounding.
  @Test func highContrastTakesNoContrastAway() throws {
    let usual = try Self.looks(Settings())
    for (before, after) in zip(usual, try Self.looks(Settings(isHighContrast: true))) {
      for action in Self.actions {
        let (plain, high) = (
          before.look.key(action, false).after, after.look.key(action, false).after
        )
        let texts = (
          try #require(plain.foregroundColor.map(before.look.rules.resolved)),
          try #require(high.foregroundColor.map(after.look.rules.resolved))
        )
        let was = before.look.face(of: plain, isPressed: false).contrast(of: texts.0)
        let has = after.look.face(of: high, isPressed: false).contrast(of: texts.1)
        // Enough is enough: a text that stands out more than wanted may be moved by a rounding.
        #expect(has >= min(was, 6.99) - 0.01, "\(after.name) \(action): \(was) to \(has)")
      }
    }
  }

  @Test(arguments: settings.filter(\.isBold))
  func boldTextIsHeavier(settings: Settings) throws {
    for (name, look) in try Self.looks(settings) {
      for action in Self.actions {
        let (before, after) = look.key(action, false)
        let weights = (before.drawnFont.weight.rawValue, after.drawnFont.weight.rawValue)
        #expect(
          weights.1 == min(weights.0 + 200, 900) && weights.1 > weights.0, "\(name) \(action)")
      }
      let toolbar = look.usual.autocompleteToolbarStyle
      let bold = look.rules.adapted(toolbar, in: look.keyboard)
      #expect(
        bold.item.titleFont.font.weight.rawValue > toolbar.item.titleFont.font.weight.rawValue)
      let callout = look.usual.calloutStyle ?? .standard
      let heavy = look.rules.adapted(callout).inputItemFont.font.weight
      #expect(heavy.rawValue > callout.inputItemFont.font.weight.rawValue, "\(name)")
    }
  }

  @Test(arguments: settings.filter(\.isOpaque))
  func nothingIsTranslucentWithoutTransparency(settings: Settings) throws {
    for (name, look) in try Self.looks(settings) {
      for action in Self.actions {
        for isPressed in [false, true] {
          let style = look.key(action, isPressed).after
          for color in [style.backgroundColor, style.borderColor, style.shadowColor] {
            #expect(look.isSolidOrAbsent(color), "\(name) \(action)")
          }
          #expect(look.isSolid(style.background, over: style.backgroundColor), "\(name) \(action)")
        }
      }
      #expect(look.isSolid(look.keyboard.background, over: nil), "\(name) background")
      let toolbar = look.rules.adapted(look.usual.autocompleteToolbarStyle, in: look.keyboard)
      #expect(look.isSolid(toolbar.background, over: nil), "\(name) toolbar")
      for item in [toolbar.item, toolbar.autocorrectItem] {
        #expect(look.isSolidOrAbsent(item.backgroundColor), "\(name) toolbar")
        #expect(look.isSolid(item.background, over: item.backgroundColor), "\(name) toolbar")
      }
      let callout = look.rules.adapted(look.usual.calloutStyle ?? .standard)
      #expect(look.rules.resolved(callout.backgroundColor).isOpaque, "\(name) callout")
      #expect(look.rules.resolved(callout.selectedBackgroundColor).isOpaque, "\(name) callout")
    }
  }

  @Test func textsGrowWithTheirSize() throws {
    let sizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53].map { Double($0) / 17 }
    let looks = try sizes.map { try Self.looks(Settings(textSize: $0)) }
    for (smaller, larger) in zip(looks, looks.dropFirst()) {
      for (before, after) in zip(smaller, larger) {
        for action in Self.actions {
          let sizes = [before, after].map { $0.look.key(action, false).after.drawnFont.size }
          #expect(sizes[0] < sizes[1], "\(after.name) \(action)")
        }
      }
    }
  }

  /// Keys of which nothing but a veil can be seen get a face.
  @Test func veilsGetAGround() {
    var style = Keyboard.ButtonStyle(backgroundColor: .clear, foregroundColor: .black)
    style.background = Keyboard.Background()
    style.background?.overlayColor = .white.opacity(0.5)
    let look = Look(KeyboardTheme(), Settings(isOpaque: true).context(.light))
    let adapted = look.rules.adapted(style, in: look.keyboard)
    #expect(look.isSolid(adapted.background, over: nil))
    #expect(adapted.background?.overlayColor == style.background?.overlayColor)
  }
}

extension AccessibleLookTests.Look {

  /// Whether a color is opaque, or can't be seen.
  fileprivate func isSolidOrAbsent(_ color: Color?) -> Bool {
    color.map(rules.resolved).map { $0.isOpaque || $0.isInvisible } ?? true
  }

  /// Whether nothing shines through a background where it, or a color behind it, can be seen.
  fileprivate func isSolid(_ background: Keyboard.Background?, over color: Color?) -> Bool {
    guard let background else { return true }
    if let color, rules.resolved(color).isOpaque { return true }
    if let ground = background.backgroundColor { return rules.resolved(ground).isOpaque }
    if let gradient = background.gradient {
      return gradient.colors.allSatisfy { rules.resolved($0).isOpaque }
    }
    return background.imageData == nil && background.overlay == nil
      && isSolidOrAbsent(background.overlayColor)
  }
}
