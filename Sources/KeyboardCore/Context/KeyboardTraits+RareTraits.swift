public import Foundation

extension KeyboardTraits {

  /// The traits that few keyboards set and few parts read.
  ///
  /// Traits are copied for each part of a key's style, so they refer to these.
  struct RareTraits: Hashable, Sendable {
    var locales = [Locale.english]
    var addedLocales: [Keyboard.AddedLocale] = []
    var localePresentationLocale = Locale.english
    var deviceModel: String?
    var keyboardDictationReplacement: KeyboardAction?
    var inputToolbarDisplayMode = Keyboard.InputToolbarDisplayMode.automatic
    var textFieldReturnKeyType: Keyboard.ReturnKeyType?
    var returnKeyTypeOverride: Keyboard.ReturnKeyType?
    var disabledActions: Set<KeyboardAction> = []

    static let standard = SharedValue(RareTraits())
  }

  private mutating func changeRareTraits(_ change: (inout RareTraits) -> Void) {
    var traits = rareTraits.value
    change(&traits)
    rareTraits = SharedValue(traits)
  }
}

extension KeyboardTraits {

  /// The locales that the keyboard can switch between.
  public var locales: [Locale] {
    _read { yield rareTraits.value.locales }
    set { changeRareTraits { $0.locales = newValue } }
  }

  /// The locales added by the user, with precedence over ``locales`` unless empty.
  public var addedLocales: [Keyboard.AddedLocale] {
    _read { yield rareTraits.value.addedLocales }
    set { changeRareTraits { $0.addedLocales = newValue } }
  }

  /// The locale of localized locale names.
  public var localePresentationLocale: Locale {
    _read { yield rareTraits.value.localePresentationLocale }
    set { changeRareTraits { $0.localePresentationLocale = newValue } }
  }

  /// The identifier of the device, such as `iphone-15`, or `nil` if it is unknown.
  public var deviceModel: String? {
    _read { yield rareTraits.value.deviceModel }
    set { changeRareTraits { $0.deviceModel = newValue } }
  }

  /// The action of the key in place of the dictation key.
  public var keyboardDictationReplacement: KeyboardAction? {
    _read { yield rareTraits.value.keyboardDictationReplacement }
    set { changeRareTraits { $0.keyboardDictationReplacement = newValue } }
  }

  /// The content of the input toolbar above the letters.
  public var inputToolbarDisplayMode: Keyboard.InputToolbarDisplayMode {
    _read { yield rareTraits.value.inputToolbarDisplayMode }
    set { changeRareTraits { $0.inputToolbarDisplayMode = newValue } }
  }

  /// The return key type of the text field.
  public var textFieldReturnKeyType: Keyboard.ReturnKeyType? {
    _read { yield rareTraits.value.textFieldReturnKeyType }
    set { changeRareTraits { $0.textFieldReturnKeyType = newValue } }
  }

  /// The return key type set by the app, which overrides that of the text field.
  public var returnKeyTypeOverride: Keyboard.ReturnKeyType? {
    _read { yield rareTraits.value.returnKeyTypeOverride }
    set { changeRareTraits { $0.returnKeyTypeOverride = newValue } }
  }

  /// The disabled actions, such as return in an empty text field.
  public var disabledActions: Set<KeyboardAction> {
    _read { yield rareTraits.value.disabledActions }
    set { changeRareTraits { $0.disabledActions = newValue } }
  }
}
