public import KeyboardCore
public import KeyboardStyling

extension KeyboardAction {

  /// An action that users choose for a key, such as that in place of dictation.
  ///
  /// ```swift
  /// var chosen = KeyboardAction.PickerValue(.undo)
  /// let picker = KeyboardActionPicker(
  ///   selection: Binding(get: { chosen }, set: { chosen = $0 }))
  /// picker.titles.prefix(2)  // → ["Backspace", "Clipboard"]
  /// picker.selection = picker.values[1]
  /// chosen.action  // → .keyboardType(.clipboard)
  /// ```
  public struct PickerValue: Hashable, Sendable, KeyboardSettingsPickerValue {

    /// The action.
    public var action: KeyboardAction

    /// Creates a choice of an action.
    public init(_ action: KeyboardAction) { self.action = action }

    /// The action.
    public var id: KeyboardAction { action }

    /// “Action”.
    public static var pickerTitle: String { "Action" }

    /// Actions that need nothing but a key, in the order of their titles; the last one is none.
    public static var pickerValues: [PickerValue] {
      let actions: [KeyboardAction] = [
        .backspace, .dictation, .dismissKeyboard, .keyboardType(.clipboard), .keyboardType(.emojis),
        .escape, .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale, .openMainApp,
        .redo, .settings, .space, .systemSettings, .tab, .undo,
      ]
      let values = actions.map { PickerValue($0) }
      return values.sorted { $0.pickerValueTitle < $1.pickerValueTitle } + [PickerValue(.none)]
    }

    /// The name of the key.
    public var pickerValueTitle: String {
      switch action {
      case .openMainApp: "Open App"
      case .keyboardType(let type): type.pickerValueTitle
      case .primary(let type): type.pickerValueTitle
      case .space: "Space"
      default: action.accessibilityLabel ?? action.kind.rawValue.wordsOfName
      }
    }

    /// The icon of the key, if any.
    public var pickerValueImage: Image? { action.image }
  }
}

/// A choice of an action.
public typealias KeyboardActionPicker = KeyboardSettingsPicker<KeyboardAction.PickerValue>
