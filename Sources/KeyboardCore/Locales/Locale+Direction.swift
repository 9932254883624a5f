public import Foundation

extension Locale {
  /// The direction of characters in a line, by the language code.
  public var characterDirection: LanguageDirection {
    let language = identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }.lowercased()
    return Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  /// The direction of lines on a page, which is the same for all keyboards.
  public var lineDirection: LanguageDirection { .topToBottom }

  /// Whether characters run from left to right.
  public var isLeftToRight: Bool { characterDirection == .leftToRight }
  /// Whether characters run from right to left.
  public var isRightToLeft: Bool { characterDirection == .rightToLeft }
  /// Whether lines run from top to bottom.
  public var isTopToBottom: Bool { lineDirection == .topToBottom }
  /// Whether lines run from bottom to top.
  public var isBottomToTop: Bool { lineDirection == .bottomToTop }

  /// Whether typed alternate quotation marks are replaced too: not in English.
  public var prefersAlternateQuotationReplacement: Bool { !identifier.hasPrefix("en") }

  /// The right-to-left languages of built-in locales and some others.
  private static let rightToLeftLanguages =
    EmbeddedLocales.rightToLeftLanguages.union(["dv", "iw", "ps", "sd", "ug", "ur", "yi"])
}
