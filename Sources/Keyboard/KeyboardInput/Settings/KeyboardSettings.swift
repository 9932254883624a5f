public import Foundation
public import KeyboardCore

/// The user's settings of a keyboard, stored at once and shared by all values of a store.
public struct KeyboardSettings {

  let group: SettingsGroup
  private let onAutocapitalizationEnabledChanged: ((Bool) -> Void)?

  /// Creates settings in a store, by default the shared one.
  ///
  /// The closures are called after each change made with this value, and after a change of
  /// ``isAutocapitalizationEnabled``, respectively.
  public init(
    storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil,
    onAutocapitalizationEnabledChanged: ((Bool) -> Void)? = nil
  ) {
    group = Self.group("keyboard", in: storage, onChange: onChange)
    self.onAutocapitalizationEnabledChanged = onAutocapitalizationEnabledChanged
  }

  /// The prefix of the keys of these settings.
  public static var settingsPrefix: String { storeKeyPrefix(for: "keyboard") }

  // Source of names and defaults: KeyboardKit 9.5.3 KeyboardSettings.

  /// The locales the user has added.
  public var addedLocales: [Keyboard.AddedLocale] {
    get { stored("addedLocales") ?? [] }
    nonmutating set { group[text: "addedLocales"] = Keyboard.StorageValue(newValue).rawValue }
  }

  /// The type of the input toolbar.
  public var inputToolbarType: Keyboard.InputToolbarType {
    get { group[choice: "inputToolbarType"] ?? .automatic }
    nonmutating set { group[choice: "inputToolbarType"] = newValue }
  }

  /// The characters of the input toolbar.
  public var inputToolbarCharacters: String {
    get { group[text: "inputToolbarCharacters"] ?? "" }
    nonmutating set { group[text: "inputToolbarCharacters"] = newValue }
  }

  /// The maximum number of characters of the input toolbar.
  public var inputToolbarCharactersMaxCount: Int {
    get { group["inputToolbarCharactersMaxCount", default: 10] }
    nonmutating set { group["inputToolbarCharactersMaxCount", default: 10] = newValue }
  }

  /// Whether autocapitalization is enabled.
  public var isAutocapitalizationEnabled: Bool {
    get { group["isAutocapitalizationEnabled", default: true] }
    nonmutating set {
      let isChange = newValue != isAutocapitalizationEnabled
      group["isAutocapitalizationEnabled", default: true] = newValue
      if isChange { onAutocapitalizationEnabledChanged?(newValue) }
    }
  }

  /// Whether the keyboard collapses while a hardware keyboard is connected.
  public var isKeyboardAutoCollapseEnabled: Bool {
    get { group["isKeyboardAutoCollapseEnabled", default: false] }
    nonmutating set { group["isKeyboardAutoCollapseEnabled", default: false] = newValue }
  }

  /// Edge of the docked keyboard.
  public var keyboardDockEdge: Keyboard.DockEdge? {
    get { group[choice: "keyboardDockEdge"] }
    nonmutating set { group[choice: "keyboardDockEdge"] = newValue }
  }

  /// Whether keys of pads type their second characters by swipes down.
  public var isSwipeDownActionsEnabled: Bool {
    get { group["isSwipeDownActionsEnabled", default: true] }
    nonmutating set { group["isSwipeDownActionsEnabled", default: true] = newValue }
  }

  /// The context menu at the leading edge of space.
  public var spaceContextMenuLeading: Keyboard.SpaceMenuType? {
    get { group[choice: "spaceContextMenuLeading"] }
    nonmutating set { group[choice: "spaceContextMenuLeading"] = newValue }
  }

  /// The context menu at the trailing edge of space.
  public var spaceContextMenuTrailing: Keyboard.SpaceMenuType? {
    get { group[choice: "spaceContextMenuTrailing"] }
    nonmutating set { group[choice: "spaceContextMenuTrailing"] = newValue }
  }

  /// The behavior of a long press on space.
  public var spaceLongPressBehavior: Keyboard.SpaceLongPressBehavior {
    get { group[choice: "spaceLongPressBehavior"] ?? .moveInputCursor }
    nonmutating set { group[choice: "spaceLongPressBehavior"] = newValue }
  }

  /// The bundle identifier of the last host application.
  public var hostApplicationBundleId: String? { group[text: "hostApplicationBundleId"] }

  /// In seconds since 2001.
  var hostApplicationBundleIdTimeInterval: Double? {
    let time = group["hostApplicationBundleIdTimeInterval", default: -1.0]
    return time < 0 ? nil : time
  }

  func setHostApplicationBundleId(_ id: String?, at date: Date) {
    group[text: "hostApplicationBundleId"] = id
    group["hostApplicationBundleIdTimeInterval", default: 0] = date.timeIntervalSinceReferenceDate
  }

  /// Migrate the locales stored by versions before 9, unless there are some already.
  public func migrateAddedLocales() {
    let old: [String]? = stored("addedLocaleIdentifiers")
    guard addedLocales.isEmpty, let old, !old.isEmpty else { return }
    addedLocales = old.map { Keyboard.AddedLocale(Locale(identifier: $0)) }
  }

  private func stored<Value: Codable>(_ name: String) -> Value? {
    group[text: name].flatMap { Keyboard.StorageValue(rawValue: $0) }?.value
  }

  /// The display mode of the input toolbar, with the user's characters.
  public var inputToolbarDisplayMode: Keyboard.InputToolbarDisplayMode {
    let count = max(0, inputToolbarCharactersMaxCount)
    switch inputToolbarType {
    case .automatic: return .automatic
    case .numbers: return .numbers
    case .none: return .none
    case .characters: return .characters(String(inputToolbarCharacters.prefix(count)))
    case .recentEmojis:
      let recent = EmojiCategory.Persisted.recent.getEmojis(in: group.storage).prefix(10)
      return .characters(Array((recent.map(\.char) + Self.fillers).prefix(count)))
    }
  }

  /// Source: KeyboardKit 9.5.3.
  private static let fillers = "😀🤩😍😂👍👎👋🙌🙏❤️".map { String($0) }

  /// The identifier of the keyboard's locale (default: English).
  public internal(set) var localeIdentifier: String {
    get { group[text: "localeIdentifier"] ?? "en" }
    nonmutating set { group[text: "localeIdentifier"] = newValue }
  }

  var hasLocale: Bool { group[text: "localeIdentifier"] != nil }

  /// The identifier of the layout type, or `nil` for the locale's own.
  public internal(set) var keyboardLayoutTypeIdentifier: String? {
    get { group[text: "keyboardLayoutTypeIdentifier"] }
    nonmutating set { group[text: "keyboardLayoutTypeIdentifier"] = newValue }
  }

  /// The locale of the keyboard (default: English).
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    nonmutating set { localeIdentifier = newValue.identifier }
  }

  /// The layout type of the letter keys, or `nil` for the locale's own.
  public var keyboardLayoutType: Keyboard.LayoutType? {
    get { keyboardLayoutTypeIdentifier.flatMap { Keyboard.LayoutType(id: $0) } }
    nonmutating set { keyboardLayoutTypeIdentifier = newValue?.id }
  }

  /// Whether the user has added a locale.
  public var hasAddedLocales: Bool { !addedLocales.isEmpty }

  /// Whether the user has added several locales.
  public var hasMultipleAddedLocales: Bool { addedLocales.count > 1 }

  /// Returns the first added locale with an identifier, regardless of its layout type.
  public func firstAddedLocale(for locale: Locale) -> Keyboard.AddedLocale? {
    addedLocales.first { $0.localeIdentifier == locale.identifier }
  }

  /// Returns the first added locale with an identifier and a layout type; `nil` only matches `nil`.
  public func firstAddedLocale(
    for locale: Locale, layoutType: Keyboard.LayoutType?
  ) -> Keyboard.AddedLocale? {
    addedLocales.first(of: locale, layoutType: layoutType)
  }

  /// Whether a locale is added, regardless of its layout type.
  public func hasAddedLocale(_ locale: Locale) -> Bool { firstAddedLocale(for: locale) != nil }

  /// Whether a locale is added with a layout type; `nil` only matches `nil`.
  public func hasAddedLocale(
    _ locale: Locale, withLayoutType layoutType: Keyboard.LayoutType?
  ) -> Bool {
    firstAddedLocale(for: locale, layoutType: layoutType) != nil
  }
}
