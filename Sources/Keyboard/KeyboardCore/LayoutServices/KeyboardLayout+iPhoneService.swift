extension KeyboardLayout {

  /// A layout service for phones (source: KeyboardKit 9.5.3 iPhoneLayoutService).
  nonisolated open class iPhoneService: BaseService {

    /// Returns all actions; system keys are added to input sets of three or four rows only.
    open override func itemActions(for context: KeyboardContext) -> KeyboardAction.Rows {
      let actions = inputActions(for: context)
      guard actions.count == 3 || actions.count == 4 else { return actions }
      let lower = actions.count - 1
      var rows = actions
      rows[0] =
        topLeadingActions(for: actions, context: context) + actions[0]
        + topTrailingActions(for: actions, context: context)
      if lower == 3 { rows[1] = extraRow(of: actions) }
      rows[lower - 1] =
        middleLeadingActions(for: actions, context: context) + actions[lower - 1]
        + middleTrailingActions(for: actions, context: context)
      rows[lower] =
        lowerLeadingActions(for: actions, context: context) + actions[lower]
        + lowerTrailingActions(for: actions, context: context)
      return rows + [bottomActions(for: context)]
    }

    /// Returns the width of a key's area.
    open override func itemSizeWidth(
      for action: KeyboardAction, row: Int, index: Int, context: KeyboardContext
    ) -> ItemWidth {
      if let replacement = context.traits.keyboardDictationReplacement, replacement == action {
        return bottomSystemButtonWidth(for: context)
      }
      if row == inputSet(for: context).rows.count,
        let share = context.traits.design.layout.returnShare,
        let width = bottomWidth(
          of: action,
          returnShare: context.traits.interfaceOrientation.isPortrait
            ? share.portrait : share.landscape, context: context)
      {
        return width
      }
      switch action {
      case .character, .diacritic:
        return characterItemSizeWidth(for: action, row: row, index: index, context: context)
      case .backspace, .shift: return lowerSystemButtonWidth(for: context)
      case .keyboardType, .nextKeyboard: return bottomSystemButtonWidth(for: context)
      case .primary:
        return .percentage(context.traits.interfaceOrientation.isPortrait ? 0.25 : 0.195)
      default: return .available
      }
    }

    /// Returns the keys before the first row of input keys.
    open func topLeadingActions(
      for actions: KeyboardAction.Rows, context: KeyboardContext
    ) -> KeyboardAction.Row {
      guard shouldAddUpperMarginActions(for: actions, context: context) else { return [] }
      return [actions[0].leadingCharacterMarginAction]
    }

    /// Returns the keys after the first row of input keys.
    open func topTrailingActions(
      for actions: KeyboardAction.Rows, context: KeyboardContext
    ) -> KeyboardAction.Row {
      let hasMargin = shouldAddUpperMarginActions(for: actions, context: context)
      return trailingActions(inRow: 0, of: actions, hasMargin: hasMargin, context: context)
    }

    /// Returns the keys before the row above the last row of input keys.
    open func middleLeadingActions(
      for actions: KeyboardAction.Rows, context: KeyboardContext
    ) -> KeyboardAction.Row {
      guard shouldAddMiddleMarginActions(for: actions, context: context) else { return [] }
      return [actions[actions.count - 2].leadingCharacterMarginAction]
    }

    /// Returns the keys after the row above the last row of input keys.
    open func middleTrailingActions(
      for actions: KeyboardAction.Rows, context: KeyboardContext
    ) -> KeyboardAction.Row {
      let hasMargin = shouldAddMiddleMarginActions(for: actions, context: context)
      return trailingActions(
        inRow: actions.count - 2, of: actions, hasMargin: hasMargin, context: context)
    }

    /// Returns the keys before the last row of input keys.
    open func lowerLeadingActions(
      for actions: KeyboardAction.Rows, context: KeyboardContext
    ) -> KeyboardAction.Row {
      let lower = actions[actions.count - 1]
      guard let action = keyboardSwitchActionForBottomInputRow(for: context) else {
        // Without both system keys, the letters are centered.
        let hasBackspace = backspaceRow(in: actions, context: context) == actions.count - 1
        return hasBackspace ? [] : [lower.leadingCharacterMarginAction]
      }
      return hasLowerMargins(for: context)
        ? [action, lower.leadingCharacterMarginAction] : [action]
    }

    /// Returns the keys after the last row of input keys.
    open func lowerTrailingActions(
      for actions: KeyboardAction.Rows, context: KeyboardContext
    ) -> KeyboardAction.Row {
      trailingActions(
        inRow: actions.count - 1, of: actions, hasMargin: hasLowerMargins(for: context),
        context: context)
    }

    private func trailingActions(
      inRow row: Int, of actions: KeyboardAction.Rows, hasMargin: Bool, context: KeyboardContext
    ) -> KeyboardAction.Row {
      let margin = hasMargin ? [actions[row].trailingCharacterMarginAction] : []
      return backspaceRow(in: actions, context: context) == row ? margin + [.backspace] : margin
    }

    /// Returns the keys of the bottom row.
    open func bottomActions(for context: KeyboardContext) -> KeyboardAction.Row {
      if context.traits.hasLowerBar, context.traits.design.layout.hasSwitcherInLowerBar {
        return bottomActionsAboveSwitcher(for: context)
      }
      var row = KeyboardAction.Row()
      if let action = keyboardSwitchActionForBottomRow(for: context) { row.append(action) }
      row.append(context.traits.needsInputModeSwitchKey ? .nextKeyboard : .keyboardType(.emojis))
      let isPortrait = context.traits.interfaceOrientation.isPortrait
      let replacement =
        context.traits.needsInputModeSwitchKey ? context.traits.keyboardDictationReplacement : nil
      if isPortrait, let replacement { row.append(replacement) }
      row += bottomInputActions(for: context)
      row.append(keyboardReturnAction(for: context))
      if !isPortrait, let replacement { row.append(replacement) }
      return row
    }

    /// The lower bar has the globe and dictation, and emojis where there is no globe.
    private func bottomActionsAboveSwitcher(for context: KeyboardContext) -> KeyboardAction.Row {
      var row = KeyboardAction.Row()
      if let action = keyboardSwitchActionForBottomRow(for: context) { row.append(action) }
      if context.traits.hasKeyboardSwitcher { row.append(.keyboardType(.emojis)) }
      return row + bottomInputActions(for: context) + [keyboardReturnAction(for: context)]
    }

    /// Whether the row above the last row of input keys has margins.
    open func shouldAddMiddleMarginActions(
      for actions: KeyboardAction.Rows, context: KeyboardContext
    ) -> Bool {
      guard actions.count > 2 else { return false }
      if letterShape.hasMiddleMargins && !context.traits.keyboardType.isNumericOrSymbolic {
        return true
      }
      let upper = actions.dropLast(2).map(\.count).max() ?? 0
      return upper > actions[actions.count - 2].count
    }

    /// Whether the rows above the middle row have margins.
    open func shouldAddUpperMarginActions(
      for actions: KeyboardAction.Rows, context: KeyboardContext
    ) -> Bool {
      letterShape.hasUpperMargins && !context.traits.keyboardType.isNumericOrSymbolic
    }

    /// Returns the width of a character key.
    open func characterItemSizeWidth(
      for action: KeyboardAction, row: Int, index: Int, context: KeyboardContext
    ) -> ItemWidth {
      let lower = inputSet(for: context).rows.count - 1
      let isNumericOrSymbolic = context.traits.keyboardType.isNumericOrSymbolic
      if row > lower && context.traits.textFieldType == .url { return .available }
      if row != lower { return isNumericOrSymbolic ? .input : letterShape.letterWidth }
      if !isNumericOrSymbolic { return letterShape.lowerLetterWidth }
      return hasCrowdedLowerRow(for: context) ? .available : .percentage(0.14)
    }

    /// Returns the width of shift and backspace.
    open func lowerSystemButtonWidth(for context: KeyboardContext) -> ItemWidth {
      if context.traits.keyboardType.isNumericOrSymbolic { return .percentage(0.13) }
      return context.traits.interfaceOrientation.isPortrait
        ? letterShape.systemWidth : letterShape.systemWidthLandscape
    }

    /// Returns the width of the system keys of the bottom row.
    open func bottomSystemButtonWidth(for context: KeyboardContext) -> ItemWidth {
      .percentage(context.traits.interfaceOrientation.isPortrait ? 0.123 : 0.095)
    }

    /// In iOS 26, return is 2½ of ten letters wide, 1¾ beside a period; keys before space match it.
    private func bottomWidth(
      of action: KeyboardAction, returnShare whole: Double, context: KeyboardContext
    ) -> ItemWidth? {
      switch action {
      case .primary:
        let hasKeysBesideSpace = bottomInputActions(for: context).count > 1
        return .percentage(hasKeysBesideSpace ? 0.7 * whole : whole)
      case .keyboardType, .nextKeyboard:
        let isAlone = context.traits.hasLowerBar && !context.traits.hasKeyboardSwitcher
        return .percentage(isAlone ? whole : whole / 2)
      case .character where context.traits.textFieldType != .url: return .percentage(0.1)
      default: return nil
      }
    }

    private func backspaceRow(in actions: KeyboardAction.Rows, context: KeyboardContext) -> Int {
      if context.traits.keyboardType.isNumericOrSymbolic { return actions.count - 1 }
      return min(max(letterShape.backspaceRow ?? actions.count - 1, 0), actions.count - 1)
    }

    private func hasLowerMargins(for context: KeyboardContext) -> Bool {
      context.traits.keyboardType.isNumericOrSymbolic
        ? !hasCrowdedLowerRow(for: context) : letterShape.hasLowerMargins
    }

    private func hasCrowdedLowerRow(for context: KeyboardContext) -> Bool {
      (inputSet(for: context).rows.last?.items.count ?? 0) > 5
    }

    private func extraRow(of actions: KeyboardAction.Rows) -> KeyboardAction.Row {
      let row = actions[1]
      guard row.count < (actions.map(\.count).max() ?? 0) else { return row }
      return [row.leadingCharacterMarginAction] + row + [row.trailingCharacterMarginAction]
    }
  }
}
