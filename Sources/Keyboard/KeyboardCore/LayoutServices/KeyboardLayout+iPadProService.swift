private import Foundation

extension KeyboardLayout {

  /// A layout service for pads with tab and caps lock (source: images of KeyboardKit Pro).
  nonisolated open class iPadProService: iPadService {

    /// Returns the layout for the context of a keyboard.
    open override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var layout = super.keyboardLayout(for: context)
      layout.isIpadProLayout = true
      return layout
    }

    /// Returns the keys before the first row of input keys.
    open override func topLeadingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      [.tab]
    }

    /// Returns the keys before the row above the last row of input keys.
    open override func middleLeadingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      switch context.traits.keyboardType {
      case .numeric: [.undo]
      case .symbolic: [.redo]
      default: letterShape.hasShift ? [.capsLock] : []
      }
    }

    /// Returns the keys after the row above the last row of input keys.
    open override func middleTrailingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      [keyboardReturnAction(for: context)]
    }

    /// Returns the keys after the last row of input keys.
    open override func lowerTrailingActions(for context: KeyboardContext) -> KeyboardAction.Row {
      lowerLeadingActions(for: context)
    }

    /// Returns the keys of the bottom row, starting with the globe key.
    open override func bottomActions(for context: KeyboardContext) -> KeyboardAction.Row {
      let row = super.bottomActions(for: context)
      return [.nextKeyboard] + row.filter { $0 != .nextKeyboard }
    }

    /// Returns the width of a key's area.
    open override func itemSizeWidth(
      for action: KeyboardAction, row: Int, index: Int, context: KeyboardContext
    ) -> ItemWidth {
      let lower = inputSet(for: context).rows.count - 1
      let widths = SystemWidths(for: context.traits)
      let isCaseless = !letterShape.hasShift && !context.traits.keyboardType.isNumericOrSymbolic
      let rows = RowWidths(
        inputCounts(for: context), widths, hasShift: letterShape.hasShift, isCaseless: isCaseless)
      if let replacement = context.traits.keyboardDictationReplacement, replacement == action {
        return .inputPercentage(widths.bottom)
      }
      switch action {
      // Without shift keys beside them, the letters take the whole row.
      case .character where isCaseless && row == lower: return .available
      case .character, .diacritic:
        return super.itemSizeWidth(for: action, row: row, index: index, context: context)
      case .tab where row > 0: return rows.width(widths.tab, inRowOf: rows.second)
      case .tab: return .inputPercentage(widths.tab)
      case .backspace: return rows.width(widths.backspace, inRowOf: rows.first)
      case .capsLock, .none, .undo, .redo:
        return row == lower - 1 ? .inputPercentage(widths.capsLock) : .available
      case .primary: return rows.width(widths.leastReturn, inRowOf: rows.middle)
      case .dismissKeyboard: return .inputPercentage(widths.dismiss)
      case .nextKeyboard, .dictation: return .inputPercentage(widths.bottom)
      case .shift, .keyboardType:
        if row > lower {
          // The first one follows the globe, the last one precedes the key that dismisses.
          return .inputPercentage(index > 1 ? widths.lastSwitch : widths.bottom)
        }
        return index == 0
          ? .inputPercentage(widths.shift)
          : rows.width(widths.leastShift, inRowOf: rows.lower)
      default: return .available
      }
    }

    /// Returns the alignment of a key's content: the outer bottom corner for system keys.
    open override func itemAlignment(
      for action: KeyboardAction, in actions: KeyboardAction.Row, row: Int, index: Int,
      context: KeyboardContext
    ) -> Alignment {
      guard action.isSystemAction || action.isPrimaryAction,
        let input = actions.firstIndex(where: \.isInputAction)
      else { return .center }
      return index < input ? .bottomLeading : .bottomTrailing
    }
  }
}

extension KeyboardLayout.iPadProService {

  /// The widths of system keys, as fractions of the width of an input key.
  private struct SystemWidths {

    var tab = 1.2
    var backspace = 1.3
    var capsLock = 1.6
    var leastReturn = 0.9
    var shift = 2.0
    var leastShift = 1.0
    var bottom = 1.1
    var lastSwitch = 1.1
    var dismiss = 1.5

    init(for traits: KeyboardTraits) {
      switch traits.design {
      case .classic:
        if traits.screenSize.isScreenSize(.iPadProLargeScreenPortrait) { useLargeScreen() }
      case .liquidGlass: useLiquidGlass(isPortrait: traits.interfaceOrientation.isPortrait)
      }
    }

    private mutating func useLargeScreen() {
      tab = 1
      backspace = 1
      capsLock = 1.25
      leastReturn = 0.75
      shift = 1.67
      leastShift = 0.8
      bottom = 1
      lastSwitch = 1
      dismiss = 1.4
    }

    /// Uses the widths in a picture of an iPad Air of 820 points with iPadOS 26.
    private mutating func useLiquidGlass(isPortrait: Bool) {
      tab = 1.25
      backspace = 1.25
      capsLock = 1.55
      shift = 2
      bottom = isPortrait ? 1.06 : 1.01
      lastSwitch = isPortrait ? 1.5 : 1.435
      dismiss = isPortrait ? 1.508 : lastSwitch
    }
  }

  /// The minimum widths of rows with their system keys, in widths of an input key.
  private struct RowWidths {

    var first: Double
    /// Of four rows, the second one starts with tab; 0 for three rows.
    var second = 0.0
    var middle: Double
    var lower: Double
    var widest: Double

    init(_ counts: [Int], _ widths: SystemWidths, hasShift: Bool, isCaseless: Bool) {
      let inputs = counts.map(Double.init)
      first = (inputs.first ?? 0) + widths.backspace + (inputs.count > 3 ? 0 : widths.tab)
      if inputs.count > 3 { second = inputs[1] + widths.tab }
      middle =
        (inputs.dropLast().last ?? 0) + (isCaseless ? 0 : widths.capsLock) + widths.leastReturn
      lower = (inputs.last ?? 0) + (hasShift ? widths.shift + widths.leastShift : 0)
      // Letters that take their whole row adapt to the width of the others.
      let fixed = isCaseless ? inputs.dropLast() : inputs[...]
      widest = max(first, second, middle, isCaseless ? 0 : lower, fixed.max() ?? 0)
    }

    /// In the row that determines the width of input keys, the key must have a width of its own.
    func width(_ least: Double, inRowOf row: Double) -> KeyboardLayout.ItemWidth {
      row < widest - 1e-9 ? .available : .inputPercentage(least)
    }
  }
}
