import Foundation
public import KeyboardCore

/// The settings of a keyboard that a user can change, which are kept at once.
///
/// Values with the same store see each other's changes.
public struct KeyboardSettings {

  let group: SettingsGroup
  private let onAutocapitalizationEnabledChanged: ((Bool) -> Void)?

  /// The settings in a store; without one, in the store that all keyboards share.
  ///
  /// The closures are called after any change that is made with this value, and after one of
  /// ``isAutocapitalizationEnabled``.
  public init(
    storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil,
    onAutocapitalizationEnabledChanged: ((Bool) -> Void)? = nil
  ) {
    group = Self.group("keyboard", in: storage, onChange: onChange)
    self.onAutocapitalizationEnabledChanged = onAutocapitalizationEnabledChanged
  }

  /// What the names of these settings start with.
  public static var settingsPrefix: String { storeKeyPrefix(for: "keyboard") }
}

// Source of names and defaults: KeyboardKit 9.5.3 KeyboardSettings.
extension KeyboardSettings {

  /// The locales that the user has added.
  public var addedLocales: [Keyboard.AddedLocale] {
    get { stored("addedLocales") ?? [] }
    nonmutating set { group[text: "addedLocales"] = Keyboard.StorageValue(newValue).rawValue }
  }

  /// What the row of keys above the letters shows.
  public var inputToolbarType: Keyboard.InputToolbarType {
    get { group[choice: "inputToolbarType"] ?? .automatic }
    nonmutating set { group[choice: "inputToolbarType"] = newValue }
  }

  /// The characters that the row of keys above the letters shows.
  public var inputToolbarCharacters: String {
    get { group[text: "inputToolbarCharacters"] ?? "" }
    nonmutating set { group[text: "inputToolbarCharacters"] = newValue }
  }

  /// How many characters the row of keys above the letters shows at most.
  public var inputToolbarCharactersMaxCount: Int {
    get { group["inputToolbarCharactersMaxCount", default: 10] }
    nonmutating set { group["inputToolbarCharactersMaxCount", default: 10] = newValue }
  }

  /// Whether sentences start with a capital letter by themselves.
  public var isAutocapitalizationEnabled: Bool {
    get { group["isAutocapitalizationEnabled", default: true] }
    nonmutating set {
      let isChange = newValue != isAutocapitalizationEnabled
      group["isAutocapitalizationEnabled", default: true] = newValue
      if isChange { onAutocapitalizationEnabledChanged?(newValue) }
    }
  }

  /// Whether the keyboard collapses while another one is connected.
  public var isKeyboardAutoCollapseEnabled: Bool {
    get { group["isKeyboardAutoCollapseEnabled", default: false] }
    nonmutating set { group["isKeyboardAutoCollapseEnabled", default: false] = newValue }
  }

  /// The side to which the keyboard is docked.
  public var keyboardDockEdge: Keyboard.DockEdge? {
    get { group[choice: "keyboardDockEdge"] }
    nonmutating set { group[choice: "keyboardDockEdge"] = newValue }
  }

  /// The small menu at the leading end of space.
  public var spaceContextMenuLeading: Keyboard.SpaceMenuType? {
    get { group[choice: "spaceContextMenuLeading"] }
    nonmutating set { group[choice: "spaceContextMenuLeading"] = newValue }
  }

  /// The small menu at the trailing end of space.
  public var spaceContextMenuTrailing: Keyboard.SpaceMenuType? {
    get { group[choice: "spaceContextMenuTrailing"] }
    nonmutating set { group[choice: "spaceContextMenuTrailing"] = newValue }
  }

  /// What a long press on space does.
  public var spaceLongPressBehavior: Keyboard.SpaceLongPressBehavior {
    get { group[choice: "spaceLongPressBehavior"] ?? .moveInputCursor }
    nonmutating set { group[choice: "spaceLongPressBehavior"] = newValue }
  }

  /// The identifier of the app that the keyboard typed into last.
  public var hostApplicationBundleId: String? { group[text: "hostApplicationBundleId"] }

  /// When that app was last set, in seconds since 2001, or `nil` if none was.
  public var hostApplicationBundleIdTimeInterval: Double? {
    let time = group["hostApplicationBundleIdTimeInterval", default: -1.0]
    return time < 0 ? nil : time
  }

  /// Keep the app that the keyboard types into, and since when.
  func setHostApplicationBundleId(_ id: String?, at date: Date) {
    group[text: "hostApplicationBundleId"] = id
    group["hostApplicationBundleIdTimeInterval", default: 0] = date.timeIntervalSinceReferenceDate
  }

  /// Take over the locales that versions before 9 have kept, unless there are some already.
  public func migrateAddedLocales() {
    let old: [String]? = stored("addedLocaleIdentifiers")
    guard addedLocales.isEmpty, let old, !old.isEmpty else { return }
    addedLocales = old.map { Keyboard.AddedLocale(Locale(identifier: $0)) }
  }

  private func stored<Value: Codable>(_ name: String) -> Value? {
    group[text: name].flatMap { Keyboard.StorageValue(rawValue: $0) }?.value
  }
}
