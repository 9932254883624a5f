extension Vietnamese.Syllable {

  /// The spelling of the syllable, with the tone on the vowel that carries it.
  func text(style: Vietnamese.ToneStyle) -> String {
    let place = tone == .none ? nil : tonePlace(style: style)
    return String(
      letters.enumerated().map { index, letter in
        Vietnamese.character(letter, tone: index == place ? tone : .none)
      })
  }

  /// The index of the letter that carries the tone, or `nil` without a vowel.
  private func tonePlace(style: Vietnamese.ToneStyle) -> Int? {
    let nucleus = nucleus
    guard let first = nucleus.first else { return nil }
    if let marked = letters[nucleus].lastIndex(where: { $0.mark != .none }) { return marked }
    switch nucleus.count {
    case 1: return first
    case 2: return isSecondVowelToned(nucleus, style: style) ? first + 1 : first
    default: return first + 1
    }
  }

  private func isSecondVowelToned(_ nucleus: Range<Int>, style: Vietnamese.ToneStyle) -> Bool {
    if nucleus.upperBound < letters.count { return true }
    switch spelling(nucleus) {
    case "oa", "oe", "uy": return style == .new
    case "ie", "ye", "ue", "uo": return true
    default: return false
    }
  }
}
