/// The digits and symbols; a currency of several letters takes one key.
///
/// Source: KeyboardKit 9.5.3.
extension InputSet {

  /// The digits with the most common symbols.
  public static func numeric(currency: String = "$") -> InputSet {
    InputSet(rows: [
      ItemRow(chars: "1234567890"),
      ItemRow(
        chars: ["-", "/", ":", ";", "(", ")", currency, "&", "@", "”"],
        deviceVariations: [.pad: ["@", "#", currency, "&", "*", "(", ")", "’", "”"]]),
      ItemRow(chars: ".,?!’", deviceVariations: [.pad: "%-+=/;:!?"]),
    ])
  }

  /// The less common symbols.
  public static func symbolic(currencies: [String] = ["€", "£", "¥"]) -> InputSet {
    InputSet(rows: [
      ItemRow(chars: "[]{}#%^*+=", deviceVariations: [.pad: "1234567890"]),
      ItemRow(
        chars: ["_", "\\", "|", "~", "<", ">"] + currencies + ["•"],
        deviceVariations: [.pad: currencies + ["_", "^", "[", "]", "{", "}"]]),
      ItemRow(chars: ".,?!’", deviceVariations: [.pad: "§|~…\\<>!?"]),
    ])
  }
}
