public import Foundation
public import Observation

/// Everything about the surroundings of a keyboard that decides which keys there are and how they
/// look.
@Observable
public final class KeyboardContext {

  /// A context for an English keyboard in lower case on a phone.
  public init() {}

  // MARK: Locale

  /// The locale of the keyboard; setting it also sets ``localeProfile``.
  public var locale = Locale(identifier: "en") {
    didSet {
      guard locale != oldValue else { return }
      localeProfile = LocaleProfile.profile(for: locale)
      localeHasChanged()
    }
  }

  /// What happens after the locale or its letter keys have changed.
  @ObservationIgnored
  package var localeObservers: [(KeyboardContext) -> Void] = []

  /// What the keyboard knows about its locale.
  ///
  /// It is set with the locale, and can be set afterwards to a profile that isn't built in.
  public var localeProfile = LocaleProfile.profile(forIdentifier: "en") {
    didSet { typingRules = LocaleProfile.TypingRules(localeProfile) }
  }

  /// What every key asks of the profile.
  @ObservationIgnored
  package private(set) var typingRules = LocaleProfile.TypingRules(
    LocaleProfile.profile(forIdentifier: "en"))

  /// The locales that the keyboard can switch between.
  public var locales = [Locale(identifier: "en")]

  /// The locale in which the names of locales are shown.
  public var localePresentationLocale = Locale(identifier: "en")

  /// Whether space shows the name of the language where there are several locales.
  public var isLocaleNameShownOnSpace = false

  /// The arrangement of letter keys that replaces the locale's own one.
  public var keyboardLayoutType: Keyboard.LayoutType? {
    didSet {
      if keyboardLayoutType != oldValue { localeHasChanged() }
    }
  }

  // MARK: Keyboard

  /// What the keyboard shows.
  public var keyboardType = Keyboard.KeyboardType.alphabetic

  /// The letter case that the keyboard shows.
  public var keyboardCase = Keyboard.KeyboardCase.auto

  /// The side to which the keyboard is docked.
  public var keyboardDockEdge: Keyboard.DockEdge?

  /// What the row of keys above the letters shows.
  public var inputToolbarDisplayMode = Keyboard.InputToolbarDisplayMode.automatic

  /// Whether the keyboard floats, which makes a pad's keyboard that of a phone.
  public var isKeyboardFloating = false {
    didSet {
      deviceTypeForKeyboard = isKeyboardFloating ? .phone : deviceType
      deviceTypeForKeyboardIsIpadPro = prefersIpadProLayout
    }
  }

  /// Whether a small placeholder stands in for the keyboard.
  public var isKeyboardCollapsed = false

  /// Whether a drag on space moves the cursor right now.
  public var isSpaceDragGestureActive = false

  /// The small menu at the leading end of space.
  public var spaceContextMenuLeading: Keyboard.SpaceMenuType?

  /// The small menu at the trailing end of space.
  public var spaceContextMenuTrailing: Keyboard.SpaceMenuType?

  /// What a long press on space does.
  public var spaceLongPressBehavior = Keyboard.SpaceLongPressBehavior.moveInputCursor

  // MARK: Device

  /// The device that the keyboard is on.
  public var deviceType = DeviceType.current

  /// The device whose rules the layout follows.
  public var deviceTypeForKeyboard = DeviceType.current

  /// Whether the layout is that of an iPad Pro, where English system keys show words.
  ///
  /// It follows from the device; a view whose layout says otherwise sets it to the layout's answer.
  public var deviceTypeForKeyboardIsIpadPro = false

  /// The way the device is held.
  public var interfaceOrientation = InterfaceOrientation.portrait

  /// The size of the screen in points, as the device is held.
  public var screenSize = CGSize.zero

  /// The space at the bottom of the screen that the home indicator needs, in points.
  public var homeIndicatorHeight = 0.0

  // MARK: System

  /// Whether the keyboard needs a key that switches to the next keyboard.
  public var needsInputModeSwitchKey = false

  /// Whether the system shows a dictation key below the keyboard.
  public var hasDictationKey = false

  /// The key that is shown where the dictation key would be.
  public var keyboardDictationReplacement: KeyboardAction?

  /// Whether the keyboard may use the network and shared storage.
  public var hasFullAccess = false

  /// The primary language of the keyboard as the system knows it.
  public var primaryLanguage: String?

  /// The app that the keyboard belongs to.
  public var app: KeyboardApp?

  /// The identifier of the app that the keyboard types into.
  public var hostApplicationBundleId: String?

  // MARK: Settings

  /// Where the settings of the keyboard are kept, or `nil` for the store that all keyboards share.
  @ObservationIgnored
  package var settingsStorage: (any KeyboardSettingsStorage)?

  /// Whether the user wants letters in upper case where the text field asks for them.
  public var isAutocapitalizationEnabled = true

  /// The locales that the user has added, which come before ``locales`` where there are any.
  public var addedLocales: [Keyboard.AddedLocale] = []

  // MARK: Text field

  /// The text field of the app that the keyboard types into.
  @ObservationIgnored
  public var originalTextDocumentProxy: (any TextDocumentProxy)?

  /// A text field of the keyboard's own that takes the text instead.
  @ObservationIgnored
  public var textInputProxy: (any TextDocumentProxy)?

  /// The kind of text that the text field wants.
  public var textFieldType = Keyboard.TextFieldType.default

  /// The return key that the text field wants.
  public var textFieldReturnKeyType: Keyboard.ReturnKeyType?

  /// The return key that the app wants instead.
  public var returnKeyTypeOverride: Keyboard.ReturnKeyType?

  /// The automatic upper case that the text field wants.
  public var textFieldAutocapitalizationType: Keyboard.AutocapitalizationType?

  /// The automatic upper case that the app wants instead.
  public var autocapitalizationTypeOverride: Keyboard.AutocapitalizationType?

  /// The keys that do nothing at the moment, such as return in a text field that is still empty.
  public var disabledActions: Set<KeyboardAction> = []

  // MARK: Appearance

  /// Whether the surroundings are light or dark.
  public var colorScheme = ColorScheme.light

  /// Whether texts are drawn bold.
  public var isBoldTextEnabled = false

  /// Whether colours are drawn with more contrast.
  public var isHighContrastEnabled = false

  /// Whether translucent colours are drawn opaque.
  public var isReduceTransparencyEnabled = false

  /// The size of texts as a multiple of the usual one.
  public var textSizeFactor = 1.0
}

extension KeyboardContext {

  private func localeHasChanged() {
    for observer in localeObservers { observer(self) }
  }

  /// The return key to show; setting it overrides what the text field wants.
  public var returnKeyType: Keyboard.ReturnKeyType? {
    get { returnKeyTypeOverride ?? textFieldReturnKeyType }
    set { returnKeyTypeOverride = newValue }
  }

  /// The automatic upper case; setting it overrides what the text field wants.
  public var autocapitalizationType: Keyboard.AutocapitalizationType? {
    get { autocapitalizationTypeOverride ?? textFieldAutocapitalizationType }
    set { autocapitalizationTypeOverride = newValue }
  }

  /// The text field that takes the text, if there is any.
  public var textDocumentProxy: (any TextDocumentProxy)? {
    textInputProxy ?? originalTextDocumentProxy
  }

  /// Whether the surroundings are dark.
  public var hasDarkColorScheme: Bool { colorScheme == .dark }

  /// Whether the keyboard and the text field both want suggestions.
  public var prefersAutocomplete: Bool {
    keyboardType.prefersAutocomplete && textFieldType.prefersAutocomplete
  }

  /// Whether there is a locale to switch to.
  public var hasMultipleLocales: Bool { locales.count > 1 }
}
