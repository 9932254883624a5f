public import Foundation

/// The traits of a keyboard's surroundings that decide which keys there are and how they look.
///
/// A ``KeyboardContext`` holds the current ones and lets them be observed. Layout and styling take
/// the value, and another state of a keyboard is a copy with other traits:
///
/// ```swift
/// var shifted = context.traits
/// shifted.keyboardCase = .uppercased
/// let shiftedContext = KeyboardContext(traits: shifted)
/// let layout = KeyboardLayout.StandardService().keyboardLayout(for: shiftedContext)
/// ```
public struct KeyboardTraits: Hashable, Sendable {

  /// The traits of an English keyboard in automatic case, without a screen.
  public init() {}

  // MARK: Locale

  /// The locale of the keyboard; setting it also sets ``localeProfile``.
  public var locale = Locale(identifier: "en") {
    didSet {
      guard locale != oldValue else { return }
      typingRules = .rules(forIdentifier: locale.identifier)
    }
  }

  /// The texts, letters and rules of the locale.
  ///
  /// It is set with the locale, and can be set afterwards to a profile that isn't built in.
  public var localeProfile: LocaleProfile {
    _read { yield typingRules.profile }
    set { typingRules = LocaleProfile.TypingRules(newValue) }
  }

  /// The rules of the profile that every key asks for.
  package private(set) var typingRules = LocaleProfile.TypingRules.rules(forIdentifier: "en")

  /// The locales that the keyboard can switch between.
  public var locales = [Locale(identifier: "en")]

  /// The locales that the user has added, which come before ``locales`` where there are any.
  public var addedLocales: [Keyboard.AddedLocale] = []

  /// The locale in which the names of locales are shown.
  public var localePresentationLocale = Locale(identifier: "en")

  /// Whether space shows the name of the language where there are several locales.
  public var isLocaleNameShownOnSpace = false

  /// The arrangement of letter keys that replaces the locale's own one.
  public var keyboardLayoutType: Keyboard.LayoutType?

  // MARK: Keyboard

  /// The layer that the keyboard shows.
  public var keyboardType = Keyboard.KeyboardType.alphabetic

  /// The letter case that the keyboard shows.
  public var keyboardCase = Keyboard.KeyboardCase.auto

  /// The side to which the keyboard is docked.
  public var keyboardDockEdge: Keyboard.DockEdge?

  /// The content of the row of keys above the letters.
  public var inputToolbarDisplayMode = Keyboard.InputToolbarDisplayMode.automatic

  /// Whether the keyboard floats, which makes a pad's keyboard that of a phone.
  public var isKeyboardFloating = false {
    didSet { updateDeviceTypeForKeyboard() }
  }

  /// Whether a small placeholder stands in for the keyboard.
  public var isKeyboardCollapsed = false

  /// Whether a drag on space moves the cursor right now.
  public var isSpaceDragGestureActive = false

  /// The small menu at the leading end of space.
  public var spaceContextMenuLeading: Keyboard.SpaceMenuType?

  /// The small menu at the trailing end of space.
  public var spaceContextMenuTrailing: Keyboard.SpaceMenuType?

  /// The behavior of a long press on space.
  public var spaceLongPressBehavior = Keyboard.SpaceLongPressBehavior.moveInputCursor

  // MARK: Device

  /// The device that the keyboard is on.
  public var deviceType = DeviceType.current

  /// The device whose rules the layout follows.
  public var deviceTypeForKeyboard = DeviceType.current

  /// Whether the layout is that of an iPad Pro, where English system keys show words.
  ///
  /// It follows from the device, and can be set afterwards.
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

  // MARK: Text field

  /// The kind of text that the text field wants.
  public var textFieldType = Keyboard.TextFieldType.default

  /// The return key that the text field wants.
  public var textFieldReturnKeyType: Keyboard.ReturnKeyType?

  /// The return key that the app wants instead.
  public var returnKeyTypeOverride: Keyboard.ReturnKeyType?

  /// Whether the user wants letters in upper case where the text field asks for them.
  public var isAutocapitalizationEnabled = true

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

  /// Whether colors are drawn with more contrast.
  public var isHighContrastEnabled = false

  /// Whether translucent colors are drawn opaque.
  public var isReduceTransparencyEnabled = false

  /// The size of texts as a multiple of the usual one.
  public var textSizeFactor = 1.0
}

extension KeyboardTraits {

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

  /// Whether the surroundings are dark.
  public var hasDarkColorScheme: Bool { colorScheme == .dark }

  /// Whether the keyboard and the text field both want suggestions.
  public var prefersAutocomplete: Bool {
    keyboardType.prefersAutocomplete && textFieldType.prefersAutocomplete
  }

  /// Whether there is a locale to switch to.
  public var hasMultipleLocales: Bool { locales.count > 1 }
}
