public import KeyboardCore
public import KeyboardStyling

/// A value that users choose among others in the settings of a keyboard.
public protocol KeyboardSettingsPickerValue: Hashable, Identifiable {

  /// The title of the choice in English.
  static var pickerTitle: String { get }

  /// The values to choose among, in order.
  static var pickerValues: [Self] { get }

  /// The title of the value in English.
  var pickerValueTitle: String { get }

  /// The icon of the value, or `nil` for none.
  var pickerValueImage: Image? { get }
}

/// A choice among the values of a type, as a screen of settings shows it.
///
/// ```swift
/// let picker = Keyboard.DockEdgePicker(selection: .constant(.trailing))
/// picker.titles  // → ["Leading", "Trailing", "None"]
/// picker.selectedIndex  // → 1
/// ```
public struct KeyboardSettingsPicker<Value: KeyboardSettingsPickerValue> {

  /// The title of the choice.
  public var title: String

  /// The values to choose among, in order.
  public var values: [Value]

  /// The chosen value.
  @Binding public var selection: Value

  /// Creates a choice, by default among all values and with their title.
  public init(_ title: String? = nil, values: [Value]? = nil, selection: Binding<Value>) {
    self.title = title ?? Value.pickerTitle
    self.values = values ?? Value.pickerValues
    _selection = selection
  }

  /// The titles of the values.
  public var titles: [String] { values.map(\.pickerValueTitle) }

  /// The index of the chosen value, or `nil` if it isn't among the values.
  public var selectedIndex: Int? { values.firstIndex(of: selection) }
}

extension KeyboardSettingsPickerValue where Self: CaseIterable {

  /// All values.
  public static var pickerValues: [Self] { Array(allCases) }
}

extension KeyboardSettingsPickerValue {

  /// None.
  public var pickerValueImage: Image? { nil }
}

extension KeyboardSettingsPickerValue where Self: RawRepresentable<String> {

  /// The words of the name: `moveInputCursor` is “Move input cursor”.
  public var pickerValueTitle: String { rawValue.wordsOfName }
}

extension String {

  var wordsOfName: String {
    let words = map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

// MARK: Values

extension Keyboard.DockEdge: KeyboardSettingsPickerValue {
  /// “Dock edge”.
  public static var pickerTitle: String { "Dock edge" }

  /// The icon of the docked keyboard.
  public var pickerValueImage: Image? {
    switch self {
    case .leading: .keyboardDockEdgeLeading
    case .trailing: .keyboardDockEdgeTrailing
    case .none: .keyboardDockEdgeNone
    }
  }
}

extension Keyboard.InputToolbarType: KeyboardSettingsPickerValue {
  /// “Input toolbar”.
  public static var pickerTitle: String { "Input toolbar" }

  /// The icon of the toolbar's content.
  public var pickerValueImage: Image? {
    switch self {
    case .automatic: .keyboardInputToolbarAutomatic
    case .characters: .keyboardInputToolbarCharacters
    case .numbers: .keyboardInputToolbarNumbers
    case .recentEmojis: .keyboardInputToolbarRecentEmojis
    case .none: .keyboardInputToolbarNone
    }
  }
}

extension Keyboard.KeyboardCase: KeyboardSettingsPickerValue {
  /// “Keyboard case”.
  public static var pickerTitle: String { "Keyboard case" }

  /// The icon of the shift key.
  public var pickerValueImage: Image? { .keyboardCase(self) }
}

extension Keyboard.KeyboardType: KeyboardSettingsPickerValue {
  /// “Keyboard type”.
  public static var pickerTitle: String { "Keyboard type" }

  /// The types with a fixed name.
  public static var pickerValues: [Self] { allCases }

  /// The words of the name.
  public var pickerValueTitle: String { id.wordsOfName }

  /// The icon of the type.
  public var pickerValueImage: Image? { .keyboardType(self) }
}

extension Keyboard.TextFieldType: KeyboardSettingsPickerValue {
  /// “Input type”.
  public static var pickerTitle: String { "Input type" }

  /// The icon of what is typed.
  public var pickerValueImage: Image? { .keyboardInputType(self) }
}

extension Keyboard.LayoutType: KeyboardSettingsPickerValue {
  /// “Layout type”.
  public static var pickerTitle: String { "Layout type" }

  /// The display name.
  public var pickerValueTitle: String { displayName }
}

extension Keyboard.ReturnKeyType: KeyboardSettingsPickerValue {
  /// “Return key type”.
  public static var pickerTitle: String { "Return key type" }

  /// The standard types.
  public static var pickerValues: [Self] { allCases }

  /// The words of the name, or the title of a custom type.
  public var pickerValueTitle: String {
    if case .custom(let title) = self { title } else { id.wordsOfName }
  }
}

extension Keyboard.SpaceLongPressBehavior: KeyboardSettingsPickerValue {
  /// “Long press on space”.
  public static var pickerTitle: String { "Long press on space" }
}

extension Keyboard.SpaceMenuType: KeyboardSettingsPickerValue {
  /// “Menu on space”.
  public static var pickerTitle: String { "Menu on space" }
}

extension Autocomplete.NextWordPredictionRequestType: KeyboardSettingsPickerValue {
  /// “Next words”.
  public static var pickerTitle: String { "Next words" }

  /// The display name.
  public var pickerValueTitle: String { displayName }
}

extension KeyboardUnicodeFontOption: KeyboardSettingsPickerValue {
  /// “Font”.
  public static var pickerTitle: String { "Font" }

  /// The name of the font in its own letters.
  public var pickerValueTitle: String { title }
}

extension Keyboard {

  /// A choice of the side to which the keyboard is docked.
  public typealias DockEdgePicker = KeyboardSettingsPicker<DockEdge>

  /// A choice of the content of the input toolbar.
  public typealias InputToolbarTypePicker = KeyboardSettingsPicker<InputToolbarType>

  /// A choice of a letter case.
  public typealias KeyboardCasePicker = KeyboardSettingsPicker<KeyboardCase>

  /// A choice of a keyboard type.
  public typealias KeyboardTypePicker = KeyboardSettingsPicker<KeyboardType>

  /// A choice of what a text field is for.
  public typealias InputTypePicker = KeyboardSettingsPicker<TextFieldType>

  /// A choice of a layout type.
  public typealias LayoutTypePicker = KeyboardSettingsPicker<LayoutType>

  /// A choice of the type of the return key.
  public typealias ReturnKeyTypePicker = KeyboardSettingsPicker<ReturnKeyType>

  /// A choice of what a long press on space does.
  public typealias SpaceLongPressPicker = KeyboardSettingsPicker<SpaceLongPressBehavior>

  /// A choice of the menu on space.
  public typealias SpaceMenuTypePicker = KeyboardSettingsPicker<SpaceMenuType>
}
