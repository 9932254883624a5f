/// The keys of two characters of a hardware keyboard: the plain one, followed by that of shift.
struct CharacterPairs: Hashable, Sendable {

  var beforeDigits = "`~"
  var shiftedDigits = "!@#$%^&*()"
  var afterDigits = "-_ =+"

  /// By row of letters.
  var afterLetters = ["{[ }] \\|", ";: '\"", ",< .> /?"]
}

extension CharacterPairs {

  /// The pairs of a locale's standard for keyboards, else those of English.
  init(localeIdentifier: String) {
    switch localeIdentifier.replacing("-", with: "_") {
    case "de", "de_AT": self = .german
    case "de_CH", "fr_CH": self = .swiss
    default: self.init()
    }
  }

  /// Source: DIN 2137, layout T1.
  private static let german = Self(
    beforeDigits: "^°", shiftedDigits: "!\"§$%&/()=", afterDigits: "ß? ´`",
    afterLetters: ["+* #'", "", ",; .: -_"])

  /// Source: SN 074021.
  private static let swiss = Self(
    beforeDigits: "§°", shiftedDigits: "+\"*ç%&/()=", afterDigits: "'? ^`",
    afterLetters: ["¨! $£", "", ",; .: -_"])
}
