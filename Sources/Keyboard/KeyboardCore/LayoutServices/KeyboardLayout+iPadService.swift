extension KeyboardLayout {

  /// A layout service for pads (source: KeyboardKit 9.5.3 iPadLayoutService).
  nonisolated open class iPadService: BaseService {

    /// Whether e-mail, URL and search fields get keys of their own beside space, as in iOS.
    var showsTextFieldKeys = false

    /// Whether the row counts as long as the first (source: the notes on KeyboardKit's history).
    var keepsReturnWide = false

    /// The second characters of letters, if they aren't digits and symbols.
    var letterSwipes: [[String]]?

    /// Returns all actions; system keys are added to input sets of three or four rows only.
    open override func itemActions(for context: KeyboardContext) -> KeyboardAction.Rows {
      let actions = inputActions(for: context)
      guard actions.count == 3 || actions.count == 4 else { return actions }
      let lower = actions.count - 1
      var rows = actions
      rows[0] += topTrailingActions(for: context)
      rows[lower - 2] = topLeadingActions(for: context) + rows[lower - 2]
      rows[lower - 1] =
        middleLeadingActions(for: context) + actions[lower - 1]
        + middleTrailingActions(for: context)
      rows[lower] =
        lowerLeadingActions(for: context) + actions[lower] + lowerTrailingActions(for: context)
      return rows + [bottomActions(for: context)]
    }

    /// Returns all keys, with margins in rows that would otherwise be narrower than the keyboard.
    open override func itemRows(for context: KeyboardContext) -> ItemRows {
      super.itemRows(for: context).filledWithMargins()
        .withSwipeDownCharacters(swipeDownCharacters(for: context))
    }

    func swipeDownCharacters(for context: KeyboardContext) -> [[String]] {
      guard context.traits.isSwipeDownActionsEnabled else { return [] }
      let device = context.traits.deviceTypeForKeyboard
      let symbols = symbolicInputSet.neutralCharacters(device: device)
      switch (context.traits.keyboardType, inputSet(for: context).rows.count) {
      case (.numeric, 3): return symbols
      case (.numeric, _), (.symbolic, _): return []
      case (_, let count) where 3...4 ~= count:
        let digits = numericInputSet.neutralCharacters(device: device)
        return letterSwipes ?? Array((digits + symbols.suffix(1)).prefix(count))
      default: return []
      }
    }

    /// Returns the width of a key's area.
    open override func itemSizeWidth(
      for action: KeyboardAction, row: Int, index: Int, context: KeyboardContext
    ) -> ItemWidth {
      let lower = inputSet(for: context).rows.count - 1
      switch action {
      case .shift, .keyboardType:
        if row == lower && index > 0 { return lowerTrailingWidth(for: context) }
      default: break
      }
      if let replacement = context.traits.keyboardDictationReplacement, replacement == action {
        return .input
      }
      switch action {
      case .characterMargin: return .available
      case .none:
        if row < lower - 1 { return .available }
        return .inputPercentage(isMiddleCrowded(for: context) ? 0.3 : 0.4)
      case .backspace where row == 0 && isMiddleCrowded(for: context): return .percentage(0.125)
      case .primary: return row == lower - 1 ? middleReturnWidth(for: context) : .available
      case .character, .diacritic:
        let isAddress = row > lower && showsTextFieldKeys && context.traits.textFieldType == .url
        return isAddress ? .available : .input
      default: return action.isSystemAction ? systemButtonWidth(for: context) : .available
      }
    }

    /// Returns the return key, with a symbol instead of a phone's word.
    open override func keyboardReturnAction(for context: KeyboardContext) -> KeyboardAction {
      let action = super.keyboardReturnAction(for: context)
      return action == .primary(.return) ? .primary(.newLine) : action
    }

    /// Returns the width of system keys.
    open func systemButtonWidth(for context: KeyboardContext) -> ItemWidth { .input }

    /// Returns the keys before the first row of input keys.
    open func topLeadingActions(for context: KeyboardContext) -> KeyboardAction.Row { [] }

    /// Returns the keys after the first row of input keys.
    open func topTrailingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      [.backspace]
    }

    /// Returns the keys before the row above the last row of input keys.
    open func middleLeadingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      hasLowerReturn(for: context) || isMiddleWidest(for: context) ? [] : [.none]
    }

    /// Returns the keys after the row above the last row of input keys.
    open func middleTrailingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      hasLowerReturn(for: context) ? [] : [keyboardReturnAction(for: context)]
    }

    /// Returns the keys before the last row of input keys.
    open func lowerLeadingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      keyboardSwitchActionForBottomInputRow(for: context).map { [$0] } ?? []
    }

    /// Returns the keys after the last row of input keys.
    open func lowerTrailingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      if hasLowerReturn(for: context) { return [keyboardReturnAction(for: context)] }
      return keyboardSwitchActionForBottomInputRow(for: context).map { [$0] } ?? []
    }

    /// Returns the keys of the bottom row.
    open func bottomActions(for context: KeyboardContext) -> KeyboardAction.Row {
      var row = KeyboardAction.Row()
      let switchAction = keyboardSwitchActionForBottomRow(for: context)
      if let switchAction { row.append(switchAction) }
      row.append(.nextKeyboard)
      if context.traits.design.layout.hasPadDictation {
        row.append(context.traits.keyboardDictationReplacement ?? .dictation)
      } else if context.traits.needsInputModeSwitchKey,
        let action = context.traits.keyboardDictationReplacement
      {
        row.append(action)
      }
      row += bottomInputActions(for: context, showsTextFieldKeys: showsTextFieldKeys)
      if let switchAction { row.append(switchAction) }
      row.append(.dismissKeyboard)
      return row
    }

    /// Returns the width of the return key after the row above the last.
    func middleReturnWidth(for context: KeyboardContext) -> ItemWidth {
      guard isMiddleWidest(for: context) else { return .available }
      return middleLeadingActions(for: context).isEmpty ? .input : .inputPercentage(0.6)
    }

    /// Whether the row with the return key is wider than the first with its backspace.
    private func isMiddleWidest(for context: KeyboardContext) -> Bool {
      let counts = inputCounts(for: context)
      return counts.count > 2 && counts[counts.count - 2] > counts[0]
    }

    /// Whether a backspace as wide as a letter would leave too little space for the return key.
    private func isMiddleCrowded(for context: KeyboardContext) -> Bool {
      let counts = inputCounts(for: context)
      guard keepsReturnWide, counts.count > 2, !hasLowerReturn(for: context) else { return false }
      return counts[counts.count - 2] == counts[0]
    }

    /// Where the row with both of its keys is the widest, nothing else reserves space for it.
    private func lowerTrailingWidth(for context: KeyboardContext) -> ItemWidth {
      let counts = inputCounts(for: context)
      let upper = max(counts.first ?? 0, counts.dropLast().last ?? 0) + 1
      return (counts.last ?? 0) + 2 > upper ? .input : .available
    }

    package func inputCounts(for context: KeyboardContext) -> [Int] {
      inputSet(for: context).rows.map { $0.items(for: context.traits.deviceTypeForKeyboard).count }
    }

    private func hasLowerReturn(for context: KeyboardContext) -> Bool {
      letterShape.hasLowerReturn && !context.traits.keyboardType.isNumericOrSymbolic
    }
  }
}
