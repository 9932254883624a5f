extension KeyboardLayout {

  /// The arrangement of letters among the system keys, where it differs from English.
  struct LetterShape: Hashable, Sendable {

    var hasShift = true

    /// Counted from the top; nil for the last one.
    var backspaceRow: Int?

    var letterWidth = ItemWidth.input
    var lowerLetterWidth = ItemWidth.input
    var systemWidth = ItemWidth.percentage(0.13)
    var systemWidthLandscape = ItemWidth.percentage(0.13)
    var hasLowerMargins = true

    /// Whether letter rows above the middle one have margins where they are narrower than others.
    var hasUpperMargins = false

    /// Whether the middle row has margins even if no row above it is wider.
    var hasMiddleMargins = false

    var bottomRowExtra: [String] = []

    /// Whether a pad's return key is in the last letter row instead of the middle one.
    var hasLowerReturn = false
  }
}

extension KeyboardLayout.LetterShape {

  /// Depends on counts of keys only, for unknown layouts (source: KeyboardKit 6.0.0 and its notes).
  init(letters: InputSet, behaviors: LocaleProfile.Behaviors) {
    self.init()
    hasShift = behaviors.shiftKey
    backspaceRow = behaviors.backspaceRow
    bottomRowExtra = behaviors.bottomRowExtra
    setPhoneWidths(
      counts: letters.rows.map { $0.items(for: .phone).count },
      fixedWidth: behaviors.fixedKeyWidth, prefersInputWidth: behaviors.systemKeyWidthRow3 == .input
    )
    setPadReturn(counts: letters.rows.map { $0.items(for: .pad).count })
  }

  private mutating func setPhoneWidths(
    counts: [Int], fixedWidth: Double?, prefersInputWidth: Bool
  ) {
    guard let lower = counts.last, let widest = counts.max(), widest > 0 else { return }
    hasUpperMargins = counts.dropLast(2).contains { $0 < widest } || fixedWidth != nil
    if let fixedWidth {
      letterWidth = .percentage(fixedWidth)
      hasMiddleMargins = true
      lowerLetterWidth = letterWidth
      return
    }
    // Where backspace fits beside the first row instead of the last one, as in Dvorak.
    if backspaceRow == nil, hasShift, lower + 2 > widest, counts[0] + 2 <= widest {
      backspaceRow = 0
    }
    let isBackspaceLower = backspaceRow.map { $0 == counts.count - 1 } ?? true
    let systemKeys = (hasShift ? 1 : 0) + (isBackspaceLower ? 1 : 0)
    guard systemKeys > 0 else { return }
    let total = lower + systemKeys
    if total == widest || (prefersInputWidth && total <= widest) {
      setSystemWidth(.input)
      hasLowerMargins = false
    } else if total > widest {
      setSystemWidth(.available)
      lowerLetterWidth = .available
      hasLowerMargins = false
    } else if !hasShift {
      systemWidth = .percentage(0.123)
      systemWidthLandscape = .percentage(0.14)
    } else if Double(systemKeys) * 0.13 + Double(lower) / Double(widest) > 1 {
      let isMiddleWidest = counts[counts.count - 2] == widest
      setSystemWidth(isMiddleWidest ? .available : .percentage(0.11))
      hasLowerMargins = !isMiddleWidest
    }
  }

  private mutating func setSystemWidth(_ width: KeyboardLayout.ItemWidth) {
    systemWidth = width
    systemWidthLandscape = width
  }

  private mutating func setPadReturn(counts: [Int]) {
    guard counts.count > 2, let lower = counts.last else { return }
    let middle = counts[counts.count - 2]
    hasLowerReturn =
      hasShift ? min(counts[0], middle) >= 12 && lower <= middle - 2 : lower < middle + 1
  }
}
