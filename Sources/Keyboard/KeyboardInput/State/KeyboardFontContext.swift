public import KeyboardCore
public import Observation

/// The observable font in which a keyboard types letters.
///
/// ```swift
/// controller.state.fontContext.font = .fraktur
/// controller.services.actionHandler.handle(.release, on: .character("k"))
/// controller.textDocumentProxy.documentContextBeforeInput  // → "𝔨"
/// ```
@Observable
public final class KeyboardFontContext {

  /// Create a context with the letters of the keys.
  public init() {}

  private var storedOption = KeyboardUnicodeFontOption.standard

  @ObservationIgnored
  var settingsStorage: (any KeyboardSettingsStorage)?

  /// The font as a user's choice; a change is stored at once.
  public var option: KeyboardUnicodeFontOption {
    get { storedOption }
    set {
      storedOption = newValue
      KeyboardFontSettings(storage: settingsStorage).option = newValue
    }
  }

  /// The font, or `nil` for the letters of the keys; a change is stored at once.
  public var font: KeyboardUnicodeFont? {
    get { option.font }
    set { option = newValue.map { .font($0) } ?? .standard }
  }

  /// Apply the user's settings, which another process may have changed.
  public func sync(with settings: KeyboardFontSettings) {
    let stored = settings.option
    if stored != storedOption { storedOption = stored }
  }

  /// Return a text as it is typed in the font.
  public func typed(_ text: String) -> String { font?.text(text) ?? text }

  /// Return what a typed text is without the font, as suggestions need it.
  public func plain(_ text: String) -> String { font?.plain(text) ?? text }
}
