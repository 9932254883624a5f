public import Foundation

/// Values that determine the layout and the style of a keyboard.
///
/// A ``KeyboardContext`` holds the current ones and lets them be observed. Layout and styling take
/// the value, and another state of a keyboard is a copy with other traits:
///
/// ```swift
/// var shifted = context.traits
/// shifted.keyboardCase = .uppercased
/// let shiftedContext = KeyboardContext(traits: shifted)
/// let layout = KeyboardLayout.StandardService().keyboardLayout(for: shiftedContext)
/// layout.itemRows[0][0].action  // → .character("Q")
/// ```
public struct KeyboardTraits: Hashable, Sendable {

  /// The traits of an English keyboard in automatic case, without a screen.
  public init() { self.init(locale: .english) }

  package init(locale: Locale) {
    self.locale = locale
    typingRules = .rules(forIdentifier: locale.identifier)
  }

  // MARK: Locale

  /// The locale of the keyboard; setting it also sets ``localeProfile``.
  public var locale: Locale {
    didSet {
      guard locale != oldValue else { return }
      typingRules = .rules(forIdentifier: locale.identifier)
    }
  }

  /// The keys, labels and rules of the locale, which a custom profile can replace.
  public var localeProfile: LocaleProfile {
    _read { yield typingRules.profile }
    set { typingRules = LocaleProfile.TypingRules(newValue) }
  }

  package private(set) var typingRules: LocaleProfile.TypingRules

  /// Whether space shows the name of the language where there are several locales.
  public var isLocaleNameShownOnSpace = false

  /// The layout type in place of the locale's own one.
  public var keyboardLayoutType: Keyboard.LayoutType?

  /// The locales the keyboard can switch between.
  public var locales = [Locale.english]

  /// The locales added by the user, with precedence over ``locales`` unless empty.
  public var addedLocales: [Keyboard.AddedLocale] = []

  /// The locale of localized locale names.
  public var localePresentationLocale = Locale.english

  // MARK: Keyboard

  /// The current keyboard type.
  public var keyboardType = Keyboard.KeyboardType.alphabetic

  /// The current letter case.
  public var keyboardCase = Keyboard.KeyboardCase.auto

  /// The side where the keyboard is docked; `DockEdge.none` becomes `nil`.
  public var keyboardDockEdge: Keyboard.DockEdge? {
    didSet { if keyboardDockEdge == Keyboard.DockEdge.none { keyboardDockEdge = nil } }
  }

  /// The place of the keyboard on the screen; a floating one has the layout of a phone.
  public var keyboardPlacement = Keyboard.Placement.docked {
    didSet { updateDeviceTypeForKeyboard() }
  }

  /// Whether the keyboard floats; setting it to false leaves a split keyboard as it is.
  public var isKeyboardFloating: Bool {
    get { keyboardPlacement == .floating }
    set {
      guard newValue != isKeyboardFloating else { return }
      keyboardPlacement = newValue ? .floating : .docked
    }
  }

  /// Whether the keyboard is collapsed to a small placeholder.
  public var isKeyboardCollapsed = false

  /// Whether a drag on space is moving the cursor.
  public var isSpaceDragGestureActive = false

  /// The menu at the leading end of space.
  public var spaceContextMenuLeading: Keyboard.SpaceMenuType?

  /// The menu at the trailing end of space.
  public var spaceContextMenuTrailing: Keyboard.SpaceMenuType?

  /// Whether keys of pads type their second characters by swipes down.
  public var isSwipeDownActionsEnabled = true

  /// The behavior of a long press on space.
  public var spaceLongPressBehavior = Keyboard.SpaceLongPressBehavior.moveInputCursor

  /// The disabled actions, such as return in an empty text field.
  public var disabledActions: Set<KeyboardAction> = []

  /// The clips of the clipboard keyboard.
  public var clips: [Clipboard.Clip] = []

  /// Index of the first clip shown by the clipboard keyboard.
  public var firstClip = 0

  /// Whether the key for undo has something to do.
  public var canUndo = false

  /// Whether the key for redo has something to do.
  public var canRedo = false

  /// The action of the key in place of the dictation key.
  public var keyboardDictationReplacement: KeyboardAction?

  /// The content of the input toolbar above the letters.
  public var inputToolbarDisplayMode = Keyboard.InputToolbarDisplayMode.automatic

  // MARK: Device

  /// The identifier of the device, such as `iphone-15`, or `nil` if it is unknown.
  public var deviceModel: String?

  /// The device the keyboard is on.
  public var deviceType = DeviceType.current

  /// The device whose rules the layout follows.
  public var deviceTypeForKeyboard = DeviceType.current

  /// Whether the layout is an iPad Pro's; follows from the device, but can be set.
  public var deviceTypeForKeyboardIsIpadPro = false

  /// The orientation of the device.
  public var interfaceOrientation = InterfaceOrientation.portrait

  /// The size of the screen in points, in the current orientation.
  public var screenSize = CGSize.zero

  /// The height of the home indicator area at the bottom of the screen, in points.
  public var homeIndicatorHeight = 0.0

  /// The radius of the screen's corners in points, which the bottom of a keyboard follows.
  public var displayCornerRadius = 0.0

  /// Bending area of the screen below the keyboard, from left to right in points.
  package var fold: ClosedRange<Double>?

  var estimatedRowHeight: Double?

  // MARK: System

  /// Whether the keyboard needs a key that switches to the next keyboard.
  public var needsInputModeSwitchKey = false

  /// Whether the system shows a dictation key below the keyboard.
  public var hasDictationKey = false

  /// Whether the keys that the system shows below the keyboard are hidden; their space remains.
  public var isLowerBarHidden = false

  // MARK: Text field

  /// The type of the text field.
  public var textFieldType = Keyboard.TextFieldType.default

  /// The semantic content of the text field, or `nil` for any text.
  ///
  /// Above a field for a name or a password, the toolbar shows a key in place of suggestions:
  ///
  /// ```swift
  /// context.textFieldContentType = .password
  /// let view = KeyboardView(keyboardContext: context, suggestions: .preview)
  /// view.scene(measuring: .fixedAdvance).elements.contains { $0.name == "passwords" }  // → true
  /// ```
  public var textFieldContentType: Keyboard.TextContentType?

  /// The return key type of the text field.
  public var textFieldReturnKeyType: Keyboard.ReturnKeyType?

  /// The return key type set by the app, which overrides the text field's.
  public var returnKeyTypeOverride: Keyboard.ReturnKeyType?

  /// Whether autocapitalization is enabled by the user.
  public var isAutocapitalizationEnabled = true

  /// The autocapitalization type of the text field.
  public var textFieldAutocapitalizationType: Keyboard.AutocapitalizationType?

  /// The autocapitalization type set by the app, which overrides the text field's.
  public var autocapitalizationTypeOverride: Keyboard.AutocapitalizationType?

  // MARK: Appearance

  /// The color scheme of the keyboard.
  public var colorScheme = ColorScheme.light

  /// Whether labels are drawn bold.
  public var isBoldTextEnabled = false

  /// Whether colors are drawn with more contrast.
  public var isHighContrastEnabled = false

  /// Whether translucent colors are drawn opaque.
  public var isReduceTransparencyEnabled = false

  /// Whether nothing moves or grows; changes of colors remain.
  public var isReduceMotionEnabled = false

  /// Whether states are told by edges and lightness, not by a hue alone.
  public var isDifferentiateWithoutColorEnabled = false

  package var design = KeyboardDesign.classic

  /// The text size as a multiple of the default.
  public var textSizeFactor = 1.0

  /// The effective return key type; setting it overrides the text field's.
  public var returnKeyType: Keyboard.ReturnKeyType? {
    get { returnKeyTypeOverride ?? textFieldReturnKeyType }
    set { returnKeyTypeOverride = newValue }
  }

  /// The effective autocapitalization type; setting it overrides the text field's.
  public var autocapitalizationType: Keyboard.AutocapitalizationType? {
    get { autocapitalizationTypeOverride ?? textFieldAutocapitalizationType }
    set { autocapitalizationTypeOverride = newValue }
  }

  mutating func use(_ proxy: any TextDocumentProxy) {
    textFieldType = proxy.keyboardType
    textFieldContentType = proxy.textContentType
    textFieldReturnKeyType = proxy.returnKeyType
    textFieldAutocapitalizationType = proxy.autocapitalizationType
  }

  /// The effective layout type: the chosen one, or else the one of the locale's letters, if any.
  public var layoutType: Keyboard.LayoutType? { keyboardLayoutType ?? localeProfile.layoutType }

  /// Whether the keyboard has the Liquid Glass look of iOS 26.
  public var isLiquidGlassEnabled: Bool {
    get { design == .liquidGlass }
    set { design = newValue ? .liquidGlass : .classic }
  }

  /// Whether the color scheme is dark.
  public var hasDarkColorScheme: Bool { colorScheme == .dark }

  /// Whether both the keyboard type and the text field support suggestions.
  public var prefersAutocomplete: Bool {
    keyboardType.prefersAutocomplete && textFieldType.prefersAutocomplete
  }

  /// Whether there is a locale to switch to.
  public var hasMultipleLocales: Bool { locales.count > 1 }
}
