extension KeyboardLayout {

  /// How the letters of a locale stand among the system keys, where that differs from English.
  public struct LetterShape: KeyboardModel {

    /// Whether there is a shift key.
    public var hasShift = true

    /// The input row that ends with backspace, counted from the top; nil is the last one.
    public var backspaceRow: Int?

    /// The width of every letter on a phone.
    public var letterWidth = ItemWidth.input

    /// The width of the letters in the last letter row on a phone.
    public var lowerLetterWidth = ItemWidth.input

    /// The width of shift and backspace on a phone, upright.
    public var systemWidth = ItemWidth.percentage(0.13)

    /// The width of shift and backspace on a phone, lying.
    public var systemWidthLandscape = ItemWidth.percentage(0.13)

    /// Whether the last letter row of a phone has margins beside its letters.
    public var hasLowerMargins = true

    /// Whether letter rows above the middle one have margins where they are narrower than others.
    public var hasUpperMargins = false

    /// Whether the middle row has margins even if no row above it is wider.
    public var hasMiddleMargins = false

    /// Texts that get a key after space.
    public var bottomRowExtra: [String] = []

    /// Whether the return key of a pad stands in the last letter row instead of the middle one.
    public var hasLowerReturn = false

    /// The shape of English.
    public init() {}
  }
}
