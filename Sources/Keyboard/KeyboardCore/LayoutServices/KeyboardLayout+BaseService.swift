extension KeyboardLayout {

  /// A layout service with input keys only (source: KeyboardKit 9.5.3 BaseLayoutService).
  nonisolated open class BaseService: KeyboardLayoutService {

    /// A service with an input set for each keyboard type.
    public init(
      alphabeticInputSet: InputSet, numericInputSet: InputSet, symbolicInputSet: InputSet
    ) {
      self.alphabeticInputSet = alphabeticInputSet
      self.numericInputSet = numericInputSet
      self.symbolicInputSet = symbolicInputSet
    }

    /// The letters.
    open var alphabeticInputSet: InputSet

    /// The digits.
    open var numericInputSet: InputSet

    /// The symbols.
    open var symbolicInputSet: InputSet

    /// The keys for marks among the letters, by the character on the key.
    open var diacritics: [String: Keyboard.Diacritic] = [:]

    var letterShape = LetterShape()

    /// Input keys of a base layout, in place of an input set.
    var baseRows: KeyboardAction.Rows?

    // MARK: Layout

    /// Returns the layout for the context of a keyboard.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      let configuration = DeviceConfiguration.standard(for: context)
      return KeyboardLayout(
        itemRows: itemRows(for: context), idealItemHeight: configuration.rowHeight,
        idealItemInsets: configuration.buttonInsets,
        inputToolbarInputSet: inputSetForInputToolbar(with: context))
    }

    // MARK: Input keys

    /// Returns the input set for the keyboard type.
    open func inputSet(for context: KeyboardContext) -> InputSet {
      if let baseRows {
        return InputSet(
          rows: baseRows.map { InputSet.ItemRow(chars: $0.map { $0.inputCalloutText ?? "" }) })
      }
      return switch context.traits.keyboardType {
      case .numeric: numericInputSet
      case .symbolic: symbolicInputSet
      default: alphabeticInputSet
      }
    }

    /// Returns the input set whose first row is used for the input toolbar.
    open func inputSetForInputToolbar(with context: KeyboardContext) -> InputSet {
      context.traits.keyboardType == .numeric ? symbolicInputSet : numericInputSet
    }

    /// Returns the characters of the input keys; digits and symbols have no letter case.
    open func inputCharacters(for context: KeyboardContext) -> [[String]] {
      let set = inputSet(for: context)
      let device = context.traits.deviceTypeForKeyboard
      return context.traits.keyboardType.isNumericOrSymbolic
        ? set.neutralCharacters(device: device)
        : set.characters(for: context.traits.keyboardCase, device: device)
    }

    /// Returns the actions of the input keys.
    open func inputActions(for context: KeyboardContext) -> KeyboardAction.Rows {
      if let baseRows { return baseRows }
      let characters = inputCharacters(for: context)
      if diacritics.isEmpty || context.traits.keyboardType.isNumericOrSymbolic {
        return KeyboardAction.Rows(characters: characters)
      }
      return characters.map { row in
        row.map { diacritics[$0].map(KeyboardAction.diacritic) ?? .character($0) }
      }
    }

    // MARK: Items

    /// Returns the actions of all keys.
    open func itemActions(for context: KeyboardContext) -> KeyboardAction.Rows {
      inputActions(for: context)
    }

    /// Returns all keys.
    open func itemRows(for context: KeyboardContext) -> ItemRows {
      itemActions(for: context).enumerated().map { row, actions in
        actions.enumerated().map { index, action in
          item(for: action, in: actions, row: row, index: index, context: context)
        }
      }
    }

    /// Returns the key of an action.
    open func item(
      for action: KeyboardAction, in actions: KeyboardAction.Row, row: Int, index: Int,
      context: KeyboardContext
    ) -> Item {
      Item(
        action: action,
        size: itemSize(for: action, row: row, index: index, context: context),
        alignment: itemAlignment(
          for: action, in: actions, row: row, index: index, context: context),
        edgeInsets: itemInsets(for: action, row: row, index: index, context: context))
    }

    /// Returns the alignment of a key's content.
    open func itemAlignment(
      for action: KeyboardAction, in actions: KeyboardAction.Row, row: Int, index: Int,
      context: KeyboardContext
    ) -> Alignment {
      .center
    }

    /// Returns the insets of a key; spacers have none.
    open func itemInsets(
      for action: KeyboardAction, row: Int, index: Int, context: KeyboardContext
    ) -> EdgeInsets {
      action.isSpacer ? .zero : DeviceConfiguration.standard(for: context).buttonInsets
    }

    /// Returns the size of a key's area.
    open func itemSize(
      for action: KeyboardAction, row: Int, index: Int, context: KeyboardContext
    ) -> ItemSize {
      ItemSize(
        width: itemSizeWidth(for: action, row: row, index: index, context: context),
        height: itemSizeHeight(for: action, row: row, index: index, context: context))
    }

    /// Returns the height of a key's area.
    open func itemSizeHeight(
      for action: KeyboardAction, row: Int, index: Int, context: KeyboardContext
    ) -> Double {
      DeviceConfiguration.standard(for: context).rowHeight
    }

    /// Returns the width of a key's area.
    open func itemSizeWidth(
      for action: KeyboardAction, row: Int, index: Int, context: KeyboardContext
    ) -> ItemWidth {
      switch action {
      case .character, .diacritic: .input
      default: .available
      }
    }

    // MARK: System keys

    /// Returns the return key.
    open func keyboardReturnAction(for context: KeyboardContext) -> KeyboardAction {
      if context.traits.keyboardType == .emojiSearch { return .primary(.done) }
      return .primary(context.traits.returnKeyType ?? .return)
    }

    /// Returns the key beside the last input row that switches case or input set, if any.
    open func keyboardSwitchActionForBottomInputRow(
      for context: KeyboardContext
    ) -> KeyboardAction? {
      switch context.traits.keyboardType {
      case .numeric: .keyboardType(.symbolic)
      case .symbolic: .keyboardType(.numeric)
      default: letterShape.hasShift ? .shift(context.traits.keyboardCase) : nil
      }
    }

    /// Returns the key at the start of the bottom row that switches between letters and digits.
    open func keyboardSwitchActionForBottomRow(for context: KeyboardContext) -> KeyboardAction? {
      context.traits.keyboardType.isNumericOrSymbolic
        ? .keyboardType(.alphabetic) : .keyboardType(.numeric)
    }

    func bottomInputActions(
      for context: KeyboardContext, showsTextFieldKeys: Bool = true
    ) -> KeyboardAction.Row {
      switch context.traits.textFieldType {
      case .emailAddress where showsTextFieldKeys: [.space, .character("@"), .character(".")]
      case .url where showsTextFieldKeys: [.character("."), .character("/"), .text(".com")]
      case .webSearch where showsTextFieldKeys: [.space, .character(".")]
      default:
        context.traits.keyboardType.isNumericOrSymbolic
          ? [.space] : [.space] + KeyboardAction.Row(characters: letterShape.bottomRowExtra)
      }
    }
  }

  /// A layout service with the English input keys only.
  nonisolated open class DisabledService: BaseService {

    /// A service with the English input sets.
    public init() {
      super.init(
        alphabeticInputSet: .qwerty, numericInputSet: .numeric(), symbolicInputSet: .symbolic())
    }
  }
}
