// Written by `make generate`; don't edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardLexicon
public import KeyboardStyling
public import KeyboardViews

public typealias AutocompleteMethod = Autocomplete.NextWordPredictionRequestType
public typealias AutocompleteMethodPicker = KeyboardSettingsPicker<AutocompleteMethod>
public typealias AutocompleteProvider = AutocompleteService
public typealias AutocompleteReplacementDictionary = Autocomplete.TextReplacementDictionary
public typealias AutocompleteResult = Autocomplete.ServiceResult
public typealias AutocompleteSettingsScreen = KeyboardSettingsScreen
public typealias AutocompleteSuggestion = Autocomplete.Suggestion
public typealias AutocompleteSuggestionType = Autocomplete.SuggestionType
public typealias AutocompleteToolbar = Autocomplete.Toolbar
public typealias AutocompleteToolbarItem = Autocomplete.ToolbarItem
public typealias AutocompleteToolbarItemStyle = Autocomplete.ToolbarItemStyle
public typealias AutocompleteToolbarScrollMode = Autocomplete.ToolbarScrollMode
public typealias AutocompleteToolbarSeparator = Autocomplete.ToolbarSeparator
public typealias AutocompleteToolbarSeparatorStyle = Autocomplete.ToolbarSeparatorStyle
public typealias AutocompleteToolbarStyle = Autocomplete.ToolbarStyle
public typealias AutocorrectionDisabledModifer = Autocomplete.AutocorrectionDisabledToContextModifer
public typealias CalloutActionProvider = KeyboardCalloutService
public typealias CalloutContext = KeyboardCalloutContext
public typealias CalloutService = KeyboardCalloutService
public typealias CalloutStyle = KeyboardCallout.CalloutStyle
public typealias Callouts = KeyboardCallout
public typealias DictationAuthorizationStatus = Dictation.AuthorizationStatus
public typealias DictationServiceError = Dictation.ServiceError
public typealias DictationSettingsScreen = KeyboardSettingsScreen
public typealias DisabledAutocompleteService = Autocomplete.DisabledAutocompleteService
public typealias DisabledDictationService = Dictation.DisabledDictationService
public typealias DisabledKeyboardFeedbackService = Feedback.DisabledFeedbackService
public typealias DocumentReader = TextDocumentReader
public typealias DocumentReaderConfiguration = TextDocumentReaderConfiguration
public typealias DocumentReaderError = TextDocumentReaderError
public typealias DocumentReaderResult = TextDocumentReaderResult
public typealias EmojiColonSearch = Emoji.ColonSearch
public typealias EmojiKeyboardConfiguration = Emoji.KeyboardStyle
public typealias EmojiKeyboardSizes = Emoji.KeyboardStyle
public typealias EmojiKeyboardState = EmojiKeyboard
public typealias EmojiKeyboardStyle = Emoji.KeyboardStyle
public typealias Experiment = KeyboardExperiment
public typealias Feedback = KeyboardFeedback
public typealias FeedbackContext = KeyboardFeedbackContext
public typealias FeedbackService = KeyboardFeedbackService
public typealias FontContext = KeyboardFontContext
public typealias FontSettings = KeyboardFontSettings
public typealias KeyboardAccessibilitySettingsScreen = KeyboardSettingsScreen
public typealias KeyboardActionCallout = Callouts.ActionCallout
public typealias KeyboardAudioFeedback = Feedback.Audio
public typealias KeyboardAudioFeedbackConfiguration = Feedback.AudioConfiguration
public typealias KeyboardAudioFeedbackEngine = Feedback.AudioEngine
public typealias KeyboardButtonStyle = Keyboard.ButtonStyle
public typealias KeyboardCalloutActions = Callouts.Actions
public typealias KeyboardCalloutStyle = KeyboardCallout.CalloutStyle
public typealias KeyboardExperimentSettingsScreen = KeyboardSettingsScreen
public typealias KeyboardFeedbackSettings = FeedbackSettings
public typealias KeyboardFontSettingsScreen = KeyboardSettingsScreen
public typealias KeyboardHapticFeedback = Feedback.Haptic
public typealias KeyboardHapticFeedbackConfiguration = Feedback.HapticConfiguration
public typealias KeyboardHapticFeedbackEngine = Feedback.HapticEngine
public typealias KeyboardInputCallout = Callouts.InputCallout
public typealias KeyboardLayoutConfiguration = KeyboardLayout.DeviceConfiguration
public typealias KeyboardLayoutItem = KeyboardLayout.Item
public typealias KeyboardLayoutItemRow = KeyboardLayout.ItemRow
public typealias KeyboardLayoutItemRows = KeyboardLayout.ItemRows
public typealias KeyboardLayoutItemSize = KeyboardLayout.ItemSize
public typealias KeyboardLayoutItemWidth = KeyboardLayout.ItemWidth
public typealias KeyboardLayoutProvider = KeyboardLayoutService
public typealias KeyboardLocale = Locale
public typealias KeyboardLocaleContextMenuModifier = KeyboardLocale.ContextMenu
public typealias KeyboardLocaleListItem = KeyboardLocale.ListItem
public typealias KeyboardLocaleSettingsScreen = KeyboardSettingsScreen
public typealias KeyboardLocaleSettingsSettingsScreen = KeyboardSettingsScreen
public typealias KeyboardServices = Keyboard.Services
public typealias KeyboardState = Keyboard.State
public typealias KeyboardStatusLabel = KeyboardStatus.Label
public typealias KeyboardStatusLabelStyle = KeyboardStatus.LabelStyle
public typealias KeyboardStyleProvider = KeyboardAppearance
public typealias KeyboardStyleService = KeyboardAppearance
public typealias KeyboardThemeCollection = KeyboardTheme.Collection
public typealias KeyboardThemeSettingsScreen = KeyboardSettingsScreen
public typealias License = KeyboardLicense
public typealias NextWordPredictionMethod = Autocomplete.NextWordPredictionRequestType
public typealias PreviewAutocompleteService = KeyboardPreviews.AutocompleteService
public typealias PreviewKeyboardActionHandler = KeyboardPreviews.ActionHandler
public typealias PreviewKeyboardInputViewController = KeyboardPreviews.InputViewController
public typealias PreviewTextDocumentProxy = KeyboardPreviews.TextDocumentProxy
public typealias RemoteAutocompleteRequest = Autocomplete.NextWordPredictionRequest
public typealias RemotePredictionRequest = Autocomplete.NextWordPredictionRequest
public typealias StandardAutocompleteService = Autocomplete.LocalService
public typealias StandardKeyboardActionHandler = KeyboardAction.StandardActionHandler
public typealias StandardKeyboardFeedbackService = Feedback.StandardFeedbackService
public typealias UIInterfaceOrientation = KeyboardCore.InterfaceOrientation
public typealias UIKeyboardAppearance = Keyboard.TextFieldAppearance
public typealias UIKeyboardType = Keyboard.TextFieldType
public typealias UIReturnKeyType = Keyboard.ReturnKeyType
public typealias UITextAutocapitalizationType = Keyboard.AutocapitalizationType
public typealias UITextDocumentProxy = TextDocumentProxy
public typealias UITextInput = TextDocumentProxy
public typealias UIUserInterfaceStyle = ColorScheme

extension Autocomplete {

  public typealias DisabledProvider = Autocomplete.DisabledAutocompleteService
  public typealias DisabledService = Autocomplete.DisabledAutocompleteService
  public typealias LocalAutocompleteService = Autocomplete.LocalService
  public typealias LocalProvider = Autocomplete.LocalService
  public typealias NextWordPredictionMethod = Autocomplete.NextWordPredictionRequestType
  public typealias NextWordPredictionTypePicker = KeyboardSettingsPicker<AutocompleteMethod>
  public typealias Result = Autocomplete.ServiceResult
  public typealias SettingsScreen = KeyboardSettingsScreen
  public typealias StandardAutocompleteService = Autocomplete.LocalService
}

extension Autocomplete.Suggestion {

  /// The name of `additionalDeleteCount` in KeyboardKit 11.0.
  public var deleteBackwardsCount: Int {
    get { additionalDeleteCount }
    set { additionalDeleteCount = newValue }
  }
  /// The name of `isUnknown` in KeyboardKit 11.0.
  public var isCurrent: Bool {
    get { isUnknown }
    set { isUnknown = newValue }
  }
}

extension AutocompleteContext {

  /// The name of `isAutolearnEnabled` in KeyboardKit 8.0.
  public var isAutoLearnEnabled: Bool {
    get { isAutolearnEnabled }
    set { isAutolearnEnabled = newValue }
  }
}

extension CGSize {

  /// The name of `iPadProLargeScreenPortrait` in KeyboardKit 9.9.
  public static var iPadLargeScreen: CGSize { iPadProLargeScreenPortrait }
  /// The name of `iPadProLargeScreenLandscape` in KeyboardKit 9.9.
  public static var iPadLargeScreenLandscape: CGSize { iPadProLargeScreenLandscape }
  /// The name of `iPhoneProMaxScreenPortrait` in KeyboardKit 9.9.
  public static var iPhoneLargeScreen: CGSize { iPhoneProMaxScreenPortrait }
  /// The name of `iPhoneProMaxScreenLandscape` in KeyboardKit 9.9.
  public static var iPhoneLargeScreenLandscape: CGSize { iPhoneProMaxScreenLandscape }
}

extension Clipboard {

  public typealias SettingsScreen = KeyboardSettingsScreen
}

extension Emoji {

  public typealias KeyboardSearchField = EmojiSearchField
}

extension EmojiCategory {

  /// The name of `standardCategories` in KeyboardKit 8.0.
  public static var allCases: [EmojiCategory] { standardCategories }
  /// The name of `Persisted.favorites.getEmojis()` in KeyboardKit 8.9.
  public static var favoriteEmojis: [Emoji] { Persisted.favorites.getEmojis() }
  /// The name of `Persisted.recent.getEmojis()` in KeyboardKit 8.9.
  public static var frequentEmojis: [Emoji] { Persisted.recent.getEmojis() }
  /// The name of `Persisted.recent.getEmojis()` in KeyboardKit 8.9.
  public static var recentEmojis: [Emoji] { Persisted.recent.getEmojis() }
}

extension EmojiKeyboard {

  public typealias Configuration = Emoji.KeyboardStyle
  public typealias Sizes = Emoji.KeyboardStyle
  public typealias State = EmojiKeyboard
  public typealias Style = Emoji.KeyboardStyle
}

extension EmojiVersion {

  /// The name of `all` in KeyboardKit 8.0.
  public static var allCases: [EmojiVersion] { all }
  /// The name of `earlierVersions` in KeyboardKit 8.0.
  public var olderVersions: [EmojiVersion] { earlierVersions }
}

extension Experiments {

  public typealias SettingsScreen = KeyboardSettingsScreen
}

extension Feedback {

  public typealias SettingsScreen = KeyboardSettingsScreen
}

extension Fonts {

  public typealias SettingsScreen = KeyboardSettingsScreen
  public typealias UnicodeFont = KeyboardUnicodeFont
  public typealias UnicodeFontOption = KeyboardUnicodeFontOption
}

extension Gestures {

  public typealias KeyboardGesture = Keyboard.Gesture
}

extension Image {

  /// The name of `keyboardShiftCapslocked` in KeyboardKit 9.9.
  public static var keyboardShiftCapslockActive: Image { keyboardShiftCapslocked }
}

extension InputSet {

  public typealias Row = InputSet.ItemRow
  public typealias Rows = InputSet.ItemRows
}

extension Keyboard {

  public typealias Accent = Keyboard.Diacritic
  public typealias Case = Keyboard.KeyboardCase
  public typealias DeviceType = KeyboardCore.DeviceType
  public typealias DiacriticResult = Keyboard.DiacriticInsertionResult
  public typealias DragGestureHandler = KeyboardInput.DragGestureHandler
  public typealias InputType = Keyboard.TextFieldType
  public typealias InterfaceOrientation = KeyboardCore.InterfaceOrientation
  public typealias SpaceContextMenu = Keyboard.SpaceMenuType
  public typealias SpacebarDragGestureHandler = Gestures.SpaceDragGestureHandler
  public typealias SpacebarDragSensitivity = Keyboard.SpaceDragSensitivity
  public typealias SpacebarLongPressBehavior = Keyboard.SpaceLongPressBehavior
  public typealias SpacebarLongPressBehaviorPicker = Keyboard.SpaceLongPressPicker
  public typealias SpacebarMenuType = Keyboard.SpaceMenuType
  public typealias SpacebarMenuTypePicker = Keyboard.SpaceMenuTypePicker
  public typealias StandardBehavior = Keyboard.StandardKeyboardBehavior
  public typealias ViewStyle = KeyboardViewStyle
}

extension Keyboard.ButtonStyle {

  public typealias BorderStyle = Keyboard.ButtonBorderStyle
  public typealias ShadowStyle = Keyboard.ButtonShadowStyle
}

extension Keyboard.Gesture {

  /// The name of `repeatPress` in KeyboardKit 8.0.
  public static var `repeat`: Keyboard.Gesture { repeatPress }
}

extension Keyboard.ReturnKeyType {

  /// The name of `return` in UIKit.
  public static var `default`: Keyboard.ReturnKeyType { `return` }
  /// The name of `self` in UIKit.
  public var keyboardReturnKeyType: Keyboard.ReturnKeyType { self }
  /// The name of `self` in UIKit.
  public var keyboardType: Keyboard.ReturnKeyType { self }
}

extension Keyboard.Services {

  /// The name of `autocompleteService` in KeyboardKit 8.8.
  public var autocompleteProvider: any AutocompleteService {
    get { autocompleteService }
    set { autocompleteService = newValue }
  }
  /// The name of `calloutService` in KeyboardKit 8.8.
  public var calloutActionProvider: any KeyboardCalloutService {
    get { calloutService }
    set { calloutService = newValue }
  }
  /// The name of `layoutService` in KeyboardKit 8.8.
  public var layoutProvider: any KeyboardLayoutService {
    get { layoutService }
    set { layoutService = newValue }
  }
  /// The name of `styleService` in KeyboardKit 8.8.
  public var styleProvider: any KeyboardAppearance {
    get { styleService }
    set { styleService = newValue }
  }
}

extension Keyboard.TextFieldType {

  /// The name of `url` in UIKit.
  public static var URL: Keyboard.TextFieldType { url }
  /// The name of `asciiCapable` in UIKit.
  public static var alphabet: Keyboard.TextFieldType { asciiCapable }
}

extension KeyboardAction {

  public typealias StandardHandler = KeyboardAction.StandardActionHandler
}

extension KeyboardApp {

  public typealias LocaleScreen = KeyboardSettingsScreen
  public typealias SettingsScreen = KeyboardSettingsScreen
  public typealias ThemeScreen = KeyboardSettingsScreen
}

extension KeyboardCallout {

  public typealias BaseActionProvider = KeyboardCallout.BaseCalloutService
  public typealias BaseService = KeyboardCallout.BaseCalloutService
  public typealias DisabledActionProvider = KeyboardCallout.DisabledCalloutService
  public typealias DisabledService = KeyboardCallout.DisabledCalloutService
  public typealias StandardActionProvider = KeyboardCallout.StandardCalloutService
  public typealias StandardService = KeyboardCallout.StandardCalloutService
}

extension KeyboardCallout.CalloutStyle {

  /// The name of `buttonOverlayInset` in KeyboardKit 8.0.
  public var buttonInset: CGSize {
    get { buttonOverlayInset }
    set { buttonOverlayInset = newValue }
  }
  /// The name of `foregroundColor` in KeyboardKit 8.0.
  public var textColor: Color {
    get { foregroundColor }
    set { foregroundColor = newValue }
  }
}

extension KeyboardCalloutActions {

  public typealias Builder = Callouts.ActionsBuilder
  public typealias BuilderParams = Callouts.ActionsBuilderParams
}

extension KeyboardFeedback.Haptic {

  /// The name of `selectionChanged` in KeyboardKit 8.0.
  public static var selection: KeyboardFeedback.Haptic { selectionChanged }
}

extension KeyboardHostApplication {

  /// The name of `all` in KeyboardKit 8.0.
  public static var allCases: [KeyboardHostApplication] { all }
}

extension KeyboardInputViewController {

  /// The name of `keyboardAppearance` in KeyboardKit 8.9.
  public var keyboardStyleService: any KeyboardAppearance {
    get { keyboardAppearance }
    set { keyboardAppearance = newValue }
  }
}

extension KeyboardLayout {

  public typealias BaseLayoutService = KeyboardLayout.BaseService
  public typealias BaseProvider = KeyboardLayout.BaseService
  public typealias Configuration = KeyboardLayout.DeviceConfiguration
  public typealias DeviceBasedLayoutService = KeyboardLayout.DeviceBasedService
  public typealias DeviceBasedProvider = KeyboardLayout.DeviceBasedService
  public typealias DisabledProvider = KeyboardLayout.DisabledService
  public typealias InputSet = KeyboardCore.InputSet
  public typealias ProLayoutService = KeyboardLayout.ProService
  public typealias StandardLayoutService = KeyboardLayout.StandardService
  public typealias StandardProvider = KeyboardLayout.StandardService
  public typealias iPadLayoutService = KeyboardLayout.iPadService
  public typealias iPadProLayoutService = KeyboardLayout.iPadProService
  public typealias iPadProProvider = KeyboardLayout.iPadProService
  public typealias iPadProvider = KeyboardLayout.iPadService
  public typealias iPhoneLayoutService = KeyboardLayout.iPhoneService
  public typealias iPhoneProvider = KeyboardLayout.iPhoneService
  /// The name of `isIpadProLayout` in KeyboardKit 8.0.
  public var ipadProLayout: Bool {
    get { isIpadProLayout }
    set { isIpadProLayout = newValue }
  }
}

extension KeyboardLayout.DeviceConfiguration {

  /// The name of `standardPadLandscape.rowHeight` in KeyboardKit 9.5.
  public static var standardPadLandscapeRowHeight: Double { standardPadLandscape.rowHeight }
  /// The name of `standardPadProLarge` in KeyboardKit 9.9.
  public static var standardPadLarge: KeyboardLayout.DeviceConfiguration {
    get { standardPadProLarge }
    set { standardPadProLarge = newValue }
  }
  /// The name of `standardPadProLargeLandscape` in KeyboardKit 9.9.
  public static var standardPadLargeLandscape: KeyboardLayout.DeviceConfiguration {
    get { standardPadProLargeLandscape }
    set { standardPadProLargeLandscape = newValue }
  }
  /// The name of `standardPadProLargeLandscape.rowHeight` in KeyboardKit 9.5.
  public static var standardPadProLargeLandscapeRowHeight: Double {
    standardPadProLargeLandscape.rowHeight
  }
  /// The name of `standardPadProLarge.rowHeight` in KeyboardKit 9.5.
  public static var standardPadProLargeRowHeight: Double { standardPadProLarge.rowHeight }
  /// The name of `standardPad.rowHeight` in KeyboardKit 9.5.
  public static var standardPadRowHeight: Double { standardPad.rowHeight }
  /// The name of `standardPhoneLandscape.rowHeight` in KeyboardKit 9.5.
  public static var standardPhoneLandscapeRowHeight: Double { standardPhoneLandscape.rowHeight }
  /// The name of `standardPhoneProMax` in KeyboardKit 9.9.
  public static var standardPhoneLarge: KeyboardLayout.DeviceConfiguration {
    get { standardPhoneProMax }
    set { standardPhoneProMax = newValue }
  }
  /// The name of `standardPhoneProMaxLandscape` in KeyboardKit 9.9.
  public static var standardPhoneLargeLandscape: KeyboardLayout.DeviceConfiguration {
    get { standardPhoneProMaxLandscape }
    set { standardPhoneProMaxLandscape = newValue }
  }
  /// The name of `standardPhoneProMaxLandscape.rowHeight` in KeyboardKit 9.5.
  public static var standardPhoneProMaxLandscapeRowHeight: Double {
    standardPhoneProMaxLandscape.rowHeight
  }
  /// The name of `standardPhoneProMax.rowHeight` in KeyboardKit 9.5.
  public static var standardPhoneProMaxRowHeight: Double { standardPhoneProMax.rowHeight }
  /// The name of `standardPhone.rowHeight` in KeyboardKit 9.5.
  public static var standardPhoneRowHeight: Double { standardPhone.rowHeight }
}

extension KeyboardLayout.Item {

  public typealias Width = KeyboardLayout.ItemWidth
}

extension KeyboardLocale {

  public typealias SettingsScreen = KeyboardSettingsScreen
}

extension KeyboardSettings {

  public typealias InputToolbarType = Keyboard.InputToolbarType
  public typealias PickerValue = KeyboardSettingsPickerValue
  public typealias SettingsScreen = KeyboardSettingsScreen
  /// The name of `spaceLongPressBehavior` in KeyboardKit 10.0.
  public var spacebarLongPressBehavior: Keyboard.SpaceLongPressBehavior {
    get { spaceLongPressBehavior }
    nonmutating set { spaceLongPressBehavior = newValue }
  }
  /// The name of `spaceContextMenuLeading` in KeyboardKit 10.0.
  public var spacebarMenuLeading: Keyboard.SpaceMenuType? {
    get { spaceContextMenuLeading }
    nonmutating set { spaceContextMenuLeading = newValue }
  }
  /// The name of `spaceContextMenuTrailing` in KeyboardKit 10.0.
  public var spacebarMenuTrailing: Keyboard.SpaceMenuType? {
    get { spaceContextMenuTrailing }
    nonmutating set { spaceContextMenuTrailing = newValue }
  }
}

extension KeyboardStyle {

  public typealias ActionCallout = KeyboardCallout.ActionCalloutStyle
  public typealias AutocompleteToolbar = Autocomplete.ToolbarStyle
  public typealias AutocompleteToolbarItem = Autocomplete.ToolbarItemStyle
  public typealias AutocompleteToolbarSeparator = Autocomplete.ToolbarSeparatorStyle
  public typealias Background = Keyboard.Background
  public typealias Button = Keyboard.ButtonStyle
  public typealias ButtonBorder = Keyboard.ButtonBorderStyle
  public typealias ButtonShadow = Keyboard.ButtonShadowStyle
  public typealias Callout = KeyboardCallout.CalloutStyle
  public typealias EmojiKeyboard = Emoji.KeyboardStyle
  public typealias InputCallout = KeyboardCallout.InputCalloutStyle
  public typealias StandardProvider = StandardKeyboardAppearance
  public typealias StandardService = StandardKeyboardAppearance
  public typealias StandardStyleService = StandardKeyboardAppearance
  public typealias ThemeBasedProvider = KeyboardThemeAppearance
  public typealias ThemeBasedService = KeyboardThemeAppearance
  public typealias ThemeBasedStyleService = KeyboardThemeAppearance
}

extension KeyboardThemeContext {

  /// The name of `currentTheme` in KeyboardKit 8.0.
  public var theme: KeyboardTheme? { currentTheme }
}

extension Locale {

  /// The name of `Locale(identifier: "az")` in KeyboardKit 9.9.
  public static var azerbaijani: Locale { Locale(identifier: "az") }
  /// The name of `Locale(identifier: "bn")` in KeyboardKit 9.9.
  public static var bengali: Locale { Locale(identifier: "bn") }
}

extension Proxy {

  public typealias FullDocumentReaderConfiguration = TextDocumentReaderConfiguration
  public typealias FullDocumentReaderError = TextDocumentReaderError
  public typealias FullDocumentReaderResult = TextDocumentReaderResult
  public typealias SelectionEdge = Keyboard.TextSelectionEdge
}
