private import Foundation

extension KeyboardLayout {

  /// A service for pads without a home button, which have a tab and a caps lock key.
  ///
  /// Source: published pictures of KeyboardKit Pro, measured.
  open class iPadProService: iPadService {

    /// The layout for the surroundings of a keyboard.
    open override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var layout = super.keyboardLayout(for: context)
      layout.isIpadProLayout = true
      return layout
    }

    // MARK: Rows

    /// The keys before the first row of input keys.
    open override func topLeadingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      [.tab]
    }

    /// The keys before the row above the last row of input keys.
    open override func middleLeadingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      let hasCase = letterShape.hasShift && !context.keyboardType.isNumericOrSymbolic
      return [hasCase ? .capsLock : .none]
    }

    /// The keys after the row above the last row of input keys.
    open override func middleTrailingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      [keyboardReturnAction(for: context)]
    }

    /// The keys after the last row of input keys.
    open override func lowerTrailingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      lowerLeadingActions(for: context)
    }

    /// The keys of the bottom row, where the globe comes first.
    open override func bottomActions(for context: KeyboardContext) -> KeyboardAction.Row {
      let row = super.bottomActions(for: context)
      return [.nextKeyboard] + row.filter { $0 != .nextKeyboard }
    }

    // MARK: Items

    /// The width of a key's area.
    open override func itemSizeWidth(
      for action: KeyboardAction, row: Int, index: Int, context: KeyboardContext
    ) -> ItemWidth {
      let lower = inputSet(for: context).rows.count - 1
      let widths = SystemWidths(for: context)
      if let replacement = context.keyboardDictationReplacement, replacement == action {
        return .inputPercentage(widths.bottom)
      }
      switch action {
      case .character, .diacritic: return .input
      case .tab: return .inputPercentage(widths.tab)
      case .backspace: return backspaceWidth(widths, context: context)
      case .capsLock, .none:
        return row == lower - 1 ? .inputPercentage(widths.capsLock) : .available
      case .primary: return returnWidth(widths, context: context)
      case .dismissKeyboard: return .inputPercentage(widths.dismiss)
      case .nextKeyboard: return .inputPercentage(widths.bottom)
      case .shift, .keyboardType:
        if row > lower { return .inputPercentage(widths.bottom) }
        return index == 0 ? .inputPercentage(widths.shift) : .available
      default: return .available
      }
    }

    /// Where a key's content is placed: system keys have theirs in the outer bottom corner.
    open override func itemAlignment(
      for action: KeyboardAction, in actions: KeyboardAction.Row, row: Int, index: Int,
      context: KeyboardContext
    ) -> Alignment {
      guard action.isSystemAction || action.isPrimaryAction,
        let input = actions.firstIndex(where: \.isInputAction)
      else { return .center }
      return index < input ? .bottomLeading : .bottomTrailing
    }

    /// Backspace takes what is left where another row decides the width of the input keys.
    private func backspaceWidth(
      _ widths: SystemWidths, context: KeyboardContext
    ) -> ItemWidth {
      let counts = inputCounts(for: context)
      guard counts.count > 2 else { return .available }
      return counts[0] < counts.dropFirst().dropLast().max() ?? 0
        ? .available : .inputPercentage(widths.backspace)
    }

    /// The return key has a width of its own where its row decides the width of the input keys.
    private func returnWidth(_ widths: SystemWidths, context: KeyboardContext) -> ItemWidth {
      let counts = inputCounts(for: context)
      guard counts.count > 2 else { return .available }
      return counts[counts.count - 2] > counts[0]
        ? .inputPercentage(widths.leastReturn) : .available
    }
  }

  /// The name of ``iPadProService`` in other versions.
  public typealias iPadProLayoutService = iPadProService
}

extension KeyboardLayout.iPadProService {

  /// The widths of system keys, as parts of the width of an input key.
  private struct SystemWidths {

    var tab = 1.2
    var backspace = 1.3
    var capsLock = 1.6
    var leastReturn = 0.9
    var shift = 2.0
    var bottom = 1.1
    var dismiss = 1.5

    /// The widths for the screen of a context.
    init(for context: KeyboardContext) {
      guard context.screenSize.isScreenSize(.iPadProLargeScreenPortrait) else { return }
      tab = 1
      backspace = 1
      capsLock = 1.25
      leastReturn = 0.75
      shift = 1.67
      bottom = 1
      dismiss = 1.4
    }
  }
}
