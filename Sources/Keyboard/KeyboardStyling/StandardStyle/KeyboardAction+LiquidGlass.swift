import Foundation
import KeyboardCore
import KeyboardDrawing

// One face for letters and system keys, icons for most words (source: iOS 26, KeyboardKit 9.9.1).
extension KeyboardAction {

  func liquidGlassFaceColor(for traits: KeyboardTraits, isPressed: Bool) -> Color {
    switch self {
    case .none: return .clear
    case .characterMargin, .emoji: return .clearInteractable
    case _ where hasNoFace(for: traits): return .clearInteractable
    case _ where isPrimaryAction && traits.disabledActions.contains(self):
      return .keyboardDisabledButtonBackgroundLiquid
    case _ where isProminent && !isPressed: return .keyboardPrimaryButtonBackgroundLiquid
    case _ where isProminent && !traits.hasDarkColorScheme: return .white
    default:
      return isPressed ? .keyboardPressedButtonBackgroundLiquid : .keyboardButtonBackgroundLiquid
    }
  }

  func liquidGlassContentColor(for traits: KeyboardTraits, isPressed: Bool) -> Color {
    let standard = Color.keyboardButtonForeground(for: traits.colorScheme)
    switch self {
    case .none: return .clear
    case .characterMargin: return .clearInteractable
    case _ where traits.disabledActions.contains(self):
      // In light: (171, 172, 175) on (191, 193, 197); dark isn't pictured.
      return standard.opacity(traits.hasDarkColorScheme ? disabledOpacity : 0.105)
    case _ where isProminent:
      return isPressed && !traits.hasDarkColorScheme ? standard : .white
    default: return standard
    }
  }

  private var isEmojiSwitch: Bool { isKeyboardTypeAction(.emojis) }

  private var isProminent: Bool { isPrimaryAction && !isSystemAction }

  func liquidGlassImage(for traits: KeyboardTraits) -> Image? {
    switch self {
    case .primary(let type): type.liquidGlassImage(for: traits.locale)
    case .keyboardType(.emojis):
      // Below the keys, where the face stands without a globe, it is hollow in dark, too.
      traits.hasDarkColorScheme && (traits.hasKeyboardSwitcher || !traits.hasLowerBar)
        ? .keyboardEmojiFilled : .keyboardEmoji
    default: nil
    }
  }

  // Source: ink in images of iOS 26, at the same heights: 15.3 points of capitals and digits, 13 of
  // lower case, 13.3 of "123".

  /// In points.
  func liquidGlassFontSize(for traits: KeyboardTraits) -> CGFloat {
    let isIcon = standardButtonImage(for: traits) != nil
    if !isIcon, clipboardKey != nil { return Self.clipFontSize }
    if traits.hasPadKeys { return fontSize(in: LiquidGlassPadLabels(for: traits), isIcon: isIcon) }
    let isOnNumberPad = Keyboard.NumberPadKind(for: traits) != nil
    if isIcon { return isOnNumberPad && self == .backspace ? 24 : liquidGlassIconSize(for: traits) }
    // In a beta's image, low keys have x-heights of 11.3 for 13, and digits of 11.3 for 13.3.
    let isLow = traits.interfaceOrientation.isLandscape
    switch self {
    case .keyboardType: return isLow ? 15.3 : 18
    case .space, .text, .primary: return 16
    case _ where isSystemAction: return 16
    case _ where isOnNumberPad: return 22
    default: return (isLowercase ? 25 : 21.8) * (isLow ? 0.894 : 1)
    }
  }

  /// The hollow face of light looks is as large as the filled one: 19 points.
  private func liquidGlassIconSize(for traits: KeyboardTraits) -> CGFloat {
    isEmojiSwitch && !traits.hasDarkColorScheme ? 19.4 : 20
  }

  private func fontSize(in labels: LiquidGlassPadLabels, isIcon: Bool) -> CGFloat {
    if isIcon { return labels.iconSize }
    switch self {
    case .space, .text, .primary: return labels.wordSize
    default:
      if isSystemAction { return labels.wordSize }
      return isLowercase ? labels.lowercaseSize : labels.capitalSize
    }
  }

  /// In points, of an icon below the keys or above them.
  func liquidGlassBarSize(for traits: KeyboardTraits) -> CGFloat {
    guard traits.hasPadKeys else { return 28 }
    let labels = LiquidGlassPadLabels(for: traits)
    return self == .paste ? labels.pasteSize : labels.editingSize
  }

  /// Stems as in San Francisco, 2.03 points, within 3 % (pads: 6 %); words are nearer in medium.
  func liquidGlassFontWeight(for traits: KeyboardTraits) -> KeyboardFont.FontWeight? {
    if self == .backspace, Keyboard.NumberPadKind(for: traits) != nil { return .light }
    if isEmojiSwitch { return traits.hasPadKeys ? nil : .bold }
    guard standardButtonImage(for: traits) == nil else { return traits.hasPadKeys ? .light : nil }
    if case .keyboardType = self { return nil }
    if clipboardKey != nil { return nil }
    return traits.hasPadKeys || isInputAction && self != .space ? nil : .medium
  }

  /// The medium weight of Inter, narrowed to the stems of capitals and digits, 2.07 points at 22.
  ///
  /// Its letters are 5 to 13 % wider than the system's.
  func liquidGlassTextShape(
    for traits: KeyboardTraits
  ) -> (weight: KeyboardFont.FontWeight, width: Font.Width)? {
    switch self {
    case .character(let text) where text.first?.isStemmed == true: (.medium, Font.Width(-0.11))
    case .keyboardType: traits.hasPadKeys ? nil : (.medium, Font.Width(-0.04))
    // "caps lock" and "delete" are 5 % narrower than in Inter, in portrait as wide.
    case _ where isSystemAction && traits.hasPadKeys && traits.interfaceOrientation.isLandscape:
      (.regular, Font.Width(-0.05))
    default: nil
    }
  }

  /// Upward points: baselines are 6.4 below the center, on low keys 5.1; lower case is raised.
  func liquidGlassBaselineOffset(for traits: KeyboardTraits) -> CGFloat? {
    guard standardButtonImage(for: traits) == nil else { return nil }
    if traits.hasPadKeys { return baselineOffset(in: LiquidGlassPadLabels(for: traits)) }
    let isLow = traits.interfaceOrientation.isLandscape
    switch self {
    case .keyboardType: return isLow ? 0.5 : 0.7
    case _ where Keyboard.NumberPadKind(for: traits) != nil:
      return isDigit ? -1.85 : 2.1
    case .character("@"): return isLow ? 2.35 : 2.3
    case .character: return isLowercase ? isLow ? 0.85 : 0.55 : isLow ? 1.75 : 1.2
    default: return nil
    }
  }

  private func baselineOffset(in labels: LiquidGlassPadLabels) -> CGFloat? {
    let offset = labels.baselineOffset
    switch self {
    case .character("@"): return labels.capitalSize * 0.106
    case _ where isLowercase: return offset.lowercase
    case .character(let text) where text.first?.isLetter == true: return offset.capitals
    default: return nil
    }
  }

  /// On pads, system keys have their contents in their lower outer corners.
  func liquidGlassContentInsets(for traits: KeyboardTraits, standard: EdgeInsets) -> EdgeInsets {
    guard traits.hasPadKeys else { return liquidGlassPhoneInsets(for: traits, standard: standard) }
    guard isSystemAction || isPrimaryAction else { return standard }
    let labels = LiquidGlassPadLabels(for: traits)
    let isIcon = standardButtonImage(for: traits) != nil
    var (side, bottom) = isIcon ? labels.iconInsets : labels.wordInsets
    // Its keyboard stands on the line of the other icons, its arrow below it.
    if self == .dismissKeyboard, traits.hasLargePadScreen { bottom -= 3.3 }
    return EdgeInsets(top: bottom, leading: side, bottom: bottom, trailing: side)
  }

  /// Icons on phones stand two thirds of a point below the middle, or a half and a third above it.
  private func liquidGlassPhoneInsets(
    for traits: KeyboardTraits, standard: EdgeInsets
  ) -> EdgeInsets {
    var insets = standard
    switch self {
    case _ where Keyboard.NumberPadKind(for: traits) != nil: break
    case .backspace: insets.top += 2 * 0.67
    case .shift, .capsLock: insets.top += 2 * 0.5
    case .primary where standardButtonImage(for: traits) != nil: insets.bottom += 2 * 0.33
    case _ where isEmojiSwitch: insets.bottom += 2 * 0.67
    default: break
    }
    return insets
  }

  private var isDigit: Bool {
    guard case .character(let text) = self else { return false }
    return text.first?.isNumber == true
  }

  private var isLowercase: Bool {
    isInputAction && ownText?.isLowercasedWithUppercaseVariant == true
  }
}

extension Character {

  /// Whether Inter draws a capital or digit, which other typefaces have in other proportions.
  fileprivate var isStemmed: Bool {
    unicodeScalars.first.map { $0.value < 0x530 } ?? false && (isUppercase || isNumber)
  }
}

extension Keyboard.ReturnKeyType {

  fileprivate func liquidGlassImage(for locale: Locale) -> Image? {
    switch self {
    case .return, .newLine: .keyboardNewline(for: locale)
    case .done, .ok: .keyboardDone
    case .continue, .go, .join, .next, .route, .send:
      locale.isRightToLeft ? .keyboardArrowLeft : .keyboardArrowRight
    case .search: .keyboardSearch
    case .emergencyCall, .custom: nil
    }
  }
}

extension Keyboard.ButtonStyle {

  /// As of the microphone in a picture of iOS 26.
  private static let fadedOpacity = 0.45

  /// In pictures of iOS 26, globe and face are 27 points wide, 1.4 times as large as on keys.
  static func lowerBar(
    for action: KeyboardAction, color: Color, isPressed: Bool, traits: KeyboardTraits
  ) -> Self {
    let isFaded =
      isPressed || traits.disabledActions.contains(action)
      || (action == .undo && !traits.canUndo) || (action == .redo && !traits.canRedo)
    var style = Self(
      backgroundColor: .clear, foregroundColor: isFaded ? color.opacity(fadedOpacity) : color,
      cornerRadius: 9)
    let isLetters = action == .keyboardType(.alphabetic)
    style.keyboardFont = .system(
      size: isLetters ? 16.5 : traits.design.styling.lowerBarSize(action, traits))
    style.border = .noBorder
    style.shadow = .noShadow
    style.contentInsets = .zero
    return style
  }
}
