extension KeyboardLayout {

  /// The arrangement of letters among the system keys, where it differs from English.
  struct LetterShape: Hashable, Sendable {

    /// Whether there is a shift key.
    var hasShift = true

    /// The input row that ends with backspace, counted from the top; nil for the last one.
    var backspaceRow: Int?

    /// The width of every letter on a phone.
    var letterWidth = ItemWidth.input

    /// The width of the letters in the last letter row on a phone.
    var lowerLetterWidth = ItemWidth.input

    /// The width of shift and backspace on a phone in portrait.
    var systemWidth = ItemWidth.percentage(0.13)

    /// The width of shift and backspace on a phone in landscape.
    var systemWidthLandscape = ItemWidth.percentage(0.13)

    /// Whether the last letter row of a phone has margins beside its letters.
    var hasLowerMargins = true

    /// Whether letter rows above the middle one have margins where they are narrower than others.
    var hasUpperMargins = false

    /// Whether the middle row has margins even if no row above it is wider.
    var hasMiddleMargins = false

    /// The texts of additional keys after space.
    var bottomRowExtra: [String] = []

    /// Whether a pad's return key is in the last letter row instead of the middle one.
    var hasLowerReturn = false
  }
}
