public import Foundation
public import KeyboardCore

extension KeyboardAction {

  /// Source: KeyboardKit 9.9.1, where an iPad Pro has a key of its own for caps lock.
  func standardButtonImage(for traits: KeyboardTraits) -> Image? {
    if iPadProWord(for: traits) != nil { return nil }
    if let image = traits.design.styling.image?(self, traits) { return image }
    switch self {
    case .character(let text), .text(let text):
      return Self.arrowImage(forText: text, locale: traits.locale)
    case .primary(.newLine): return .keyboardNewline(for: traits.locale)
    case .primary:
      return standardButtonText(for: traits).flatMap {
        Self.arrowImage(forText: $0, locale: traits.locale)
      }
    case .shift:
      let isPlain = traits.keyboardCase == .capsLocked && traits.deviceTypeForKeyboardIsIpadPro
      return isPlain ? .keyboardShiftLowercased : .keyboardShift(traits.keyboardCase)
    case .capsLock:
      return traits.keyboardCase == .capsLocked
        ? .keyboardShiftCapslocked : .keyboardShiftCapslockInactive
    case .backspace: return .keyboardBackspace(for: traits.locale)
    case .image(_, let name, _): return Image(name)
    case .systemImage(_, let name, _): return Image(systemName: name)
    case .keyboardType(let type): return type.standardButtonImage
    case .tab: return .keyboardTab(for: traits.locale)
    case .custom: return clipboardKey?.image(for: traits)
    default: return fixedImage
    }
  }

  /// The icon of the action outside of keys, or `nil` if it has none or it depends on the context.
  public var image: Image? {
    switch self {
    case .image(_, _, let name): Image(name)
    case .systemImage(_, _, let name): Image(systemName: name)
    case .keyboardType(let type): type.standardButtonImage
    default: fixedImage
    }
  }

  private var fixedImage: Image? {
    switch self {
    case .command: .keyboardCommand
    case .control: .keyboardControl
    case .dictation: .keyboardDictation
    case .dismissKeyboard: .keyboardDismiss
    case .moveCursorBackward: .keyboardArrowLeft
    case .moveCursorForward: .keyboardArrowRight
    case .nextKeyboard: .keyboardGlobe
    case .option: .keyboardOption
    case .settings, .systemSettings: .keyboardSettings
    case .tab: .keyboardTab
    case .url: .keyboardUrl
    default: nil
    }
  }

  fileprivate static func arrowImage(forText text: String, locale: Locale) -> Image? {
    // Comparing scalars is much faster than comparing texts that may be equivalent.
    guard let first = text.unicodeScalars.first, first == "↵" || first == "↳",
      text.unicodeScalars.count == 1
    else { return nil }
    return .keyboardNewline(for: locale)
  }
}

extension ClipboardKey {

  fileprivate func image(for traits: KeyboardTraits) -> Image? {
    switch self {
    case .paste: nil
    case .togglePin(let id):
      Image(systemName: traits.clips.contains { $0.id == id && $0.isPinned } ? "pin.fill" : "pin")
    case .delete: Image(systemName: "trash")
    case .next: .keyboardArrowDown
    }
  }
}

extension Keyboard.KeyboardType {

  /// Icon of a key for switching to this type, or `nil` if it has none.
  public var standardButtonImage: Image? {
    switch self {
    case .email: .keyboardEmail
    case .clipboard: .keyboardClipboard
    case .emojis: .keyboardEmoji
    case .images: .keyboardImages
    default: nil
    }
  }
}

extension Keyboard.ReturnKeyType {

  /// Returns the icon of a key of this type in a locale, or `nil` if it has none.
  public func standardButtonImage(for locale: Locale) -> Image? {
    if self == .newLine { return .keyboardNewline(for: locale) }
    return standardButtonText(for: locale).flatMap {
      KeyboardAction.arrowImage(forText: $0, locale: locale)
    }
  }
}
