extension KeyboardLayout {

  /// A layout service for 13-inch pads, with digits and keys of two characters (source: iPadOS 26).
  ///
  /// Four rows of letters replace the digits, which are second characters of the first row. Digits,
  /// symbols and other letters have the rows of smaller pads.
  nonisolated open class iPadProLargeService: iPadProService {

    var characterPairs = CharacterPairs()

    /// Returns the layout for the context of a keyboard.
    open override func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      var layout = super.keyboardLayout(for: context)
      // The rows include the digits already.
      if hasFullRows(for: context) { layout.inputToolbarInputSet = nil }
      return layout
    }

    /// Returns the symbols for both other pages, whose rows have the digits already.
    open override func inputSetForInputToolbar(with context: KeyboardContext) -> InputSet {
      context.traits.keyboardType.isNumericOrSymbolic
        ? symbolicInputSet : super.inputSetForInputToolbar(with: context)
    }

    private func hasFullRows(for context: KeyboardContext) -> Bool {
      !context.traits.keyboardType.isNumericOrSymbolic && 3...4 ~= alphabeticInputSet.rows.count
    }

    /// Returns the input set for the keyboard type, with the keys of two characters.
    open override func inputSet(for context: KeyboardContext) -> InputSet {
      guard hasFullRows(for: context) else { return super.inputSet(for: context) }
      return InputSet(
        rows: fullRows.map { row in InputSet.ItemRow(items: row.map { InputSet.Item($0) }) })
    }

    /// Returns the characters of the input keys; only shift changes the keys of two characters.
    open override func inputCharacters(for context: KeyboardContext) -> [[String]] {
      guard hasFullRows(for: context) else { return super.inputCharacters(for: context) }
      let keyboardCase = context.traits.keyboardCase
      return fullCharacters(for: keyboardCase, isShifted: keyboardCase == .uppercased)
    }

    /// Returns the second characters of the keys; most letters are their own, and have none.
    override func swipeDownCharacters(for context: KeyboardContext) -> [[String]] {
      guard hasFullRows(for: context) else { return super.swipeDownCharacters(for: context) }
      return fullRows.map { row in
        row.map { key in
          switch key {
          case .letter(let item, let digit):
            digit ?? item.character(for: context.traits.keyboardCase)
          case .pair(let pair): pair.shifted
          }
        }
      }
    }

    private func fullCharacters(
      for keyboardCase: Keyboard.KeyboardCase, isShifted: Bool
    ) -> [[String]] {
      fullRows.map { row in
        row.map { key in
          switch key {
          case .letter(let item, _): item.character(for: keyboardCase)
          case .pair(let pair): isShifted ? pair.shifted : pair.plain
          }
        }
      }
    }

    /// The last row of pads may have punctuation, which is in pairs here.
    private var fullRows: [[FullRowKey]] {
      let rows = alphabeticInputSet.rows
      return FullRowKey.rows(
        letters: rows.dropLast().map { $0.items(for: .pad) }
          + rows.suffix(1).map { $0.items(for: .phone) },
        hasShift: letterShape.hasShift,
        digits: numericInputSet.rows.first?.items(for: .phone).map(\.neutral) ?? [],
        pairs: characterPairs)
    }

    /// Returns all actions.
    open override func itemActions(for context: KeyboardContext) -> KeyboardAction.Rows {
      guard hasFullRows(for: context) else { return super.itemActions(for: context) }
      let actions = inputActions(for: context)
      return [
        actions[0] + topTrailingActions(for: context),
        topLeadingActions(for: context) + actions[1],
        middleLeadingActions(for: context) + actions[2] + middleTrailingActions(for: context),
        lowerLeadingActions(for: context) + actions[3] + lowerTrailingActions(for: context),
        bottomActions(for: context),
      ]
    }

    override func bottomInputActions(
      for context: KeyboardContext, showsTextFieldKeys: Bool = true
    ) -> KeyboardAction.Row {
      guard hasFullRows(for: context), showsTextFieldKeys,
        [.url, .webSearch].contains(context.traits.textFieldType)
      else {
        return super.bottomInputActions(for: context, showsTextFieldKeys: showsTextFieldKeys)
      }
      return [.space, .text(".com")]
    }

    /// Returns the height of a key's area: digits are lower.
    open override func itemSizeHeight(
      for action: KeyboardAction, row: Int, index: Int, context: KeyboardContext
    ) -> Double {
      let configuration = DeviceConfiguration.standard(for: context)
      return row == 0 && hasFullRows(for: context)
        ? configuration.inputToolbarHeight : configuration.rowHeight
    }

    /// Returns the width of a key's area.
    open override func itemSizeWidth(
      for action: KeyboardAction, row: Int, index: Int, context: KeyboardContext
    ) -> ItemWidth {
      guard hasFullRows(for: context) else {
        return super.itemSizeWidth(for: action, row: row, index: index, context: context)
      }
      // Few keys need the widths, which take time.
      var rows: FullRowWidths {
        FullRowWidths(fullRows.map(\.count), hasShift: letterShape.hasShift)
      }
      switch action {
      // Without shift keys beside them, the letters take the whole row.
      case .character where row == 3 && !letterShape.hasShift: return .available
      case .character, .diacritic, .text: return .input
      case .backspace: return rows.width(FullRowWidths.end, inRow: 0)
      case .tab: return rows.width(FullRowWidths.end, inRow: 1)
      case .capsLock: return .inputPercentage(FullRowWidths.capsLock)
      case .none where row == 2: return .inputPercentage(FullRowWidths.capsLock)
      case .primary: return rows.width(FullRowWidths.leastReturn, inRow: 2)
      case .shift where index == 0: return .inputPercentage(FullRowWidths.shift)
      case .shift: return rows.width(FullRowWidths.leastShift, inRow: 3)
      case .space, .none, .characterMargin: return .available
      default: return .inputPercentage(FullRowWidths.bottom)
      }
    }
  }
}

/// The widths of the system keys of full rows, as multiples of the width of an input key.
private struct FullRowWidths {

  static let end = 1.54
  static let capsLock = 1.7705
  static let leastReturn = 0.9
  static let shift = 2.2685
  static let leastShift = 1.0
  static let bottom = 1.4175

  private let totals: [Double]

  init(_ counts: [Int], hasShift: Bool) {
    let system = [
      Self.end, Self.end, (hasShift ? Self.capsLock : 0) + Self.leastReturn,
      hasShift ? Self.shift + Self.leastShift : 0,
    ]
    totals = zip(counts, system).map { Double($0) + $1 }
  }

  func width(_ least: Double, inRow row: Int) -> KeyboardLayout.ItemWidth {
    totals[row] < (totals.max() ?? 0) - 1e-9 ? .available : .inputPercentage(least)
  }
}

/// Key in the full rows of 13-inch iPads: a letter, or two signs as on hardware keyboards.
private enum FullRowKey {

  case letter(InputSet.Item, digit: String? = nil)
  case pair((plain: String, shifted: String))

  /// Returns the rows without repeating characters among the letters.
  ///
  /// Of four rows of letters, the first one is the row of the digits.
  static func rows(
    letters: [[InputSet.Item]], hasShift: Bool, digits: [String], pairs: CharacterPairs
  ) -> [[Self]] {
    let known = Set(letters.joined().flatMap { [$0.lowercased, $0.uppercased] })
    let digits = digits.count == 10 ? digits : "1234567890".map(String.init)
    let shifted = pairs.shiftedDigits.map(String.init)
    let top = letters.dropLast(3).joined()
    let digitKeys: [Self] =
      top.enumerated().map { .letter($1, digit: $0 < digits.count ? digits[$0] : nil) }
      + zip(digits, shifted).dropFirst(top.count).map { .pair(($0, $1)) }
    let numbers =
      self.pairs(pairs.beforeDigits, except: known) + digitKeys
      + self.pairs(pairs.afterDigits, except: known)
    // Caps lock and shift take the room of two or three keys.
    let rooms = hasShift ? [13, 11, 10] : [13, 13, 13]
    let fillers = zip(rooms, pairs.afterLetters)
    return [Array(numbers.prefix(max(digitKeys.count, 13)))]
      + zip(letters.suffix(3), fillers).map { row, filler in
        let room = max(filler.0 - row.count, 0)
        return row.map { .letter($0) } + self.pairs(filler.1, except: known).prefix(room)
      }
  }

  private static func pairs(_ text: String, except known: Set<String> = []) -> [Self] {
    text.split(separator: " ").compactMap { pair in
      let (plain, shifted) = (String(pair.prefix(1)), String(pair.dropFirst()))
      return known.contains(plain) || known.contains(shifted) ? nil : .pair((plain, shifted))
    }
  }
}

extension InputSet.Item {

  fileprivate init(_ key: FullRowKey) {
    switch key {
    case .letter(let item, _): self = item
    case .pair(let pair):
      self.init(neutral: pair.plain, uppercased: pair.shifted, lowercased: pair.plain)
    }
  }
}
