import KeyboardCore

/// Settings as they stand in a file: a JSON object with a line for each.
///
/// It is written here because every change writes all settings, for which Foundation's coders take long.
enum SettingsText {

  /// The bytes of settings.
  static func bytes(of settings: SettingsList) -> [UInt8] {
    var text = "{"
    var separator = "\n  "
    for entry in settings.entries {
      text += separator
      append(entry.name, to: &text)
      text += ": "
      append(entry.value, to: &text)
      separator = ",\n  "
    }
    text += "\n}\n"
    return Array(text.utf8)
  }

  private static func append(_ value: KeyboardSettingsValue, to text: inout String) {
    switch value {
    case .bool(let bool): text += bool ? "true" : "false"
    case .int(let int): text += String(int)
    // JSON has no word for what isn't a number.
    case .double(let double): text += double.isFinite ? String(double) : "0"
    case .string(let string): append(string, to: &text)
    case .strings(let strings):
      text += "["
      for (index, string) in strings.enumerated() {
        if index > 0 { text += ", " }
        append(string, to: &text)
      }
      text += "]"
    }
  }

  private static func append(_ string: String, to text: inout String) {
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      text += string
    } else {
      for scalar in string.unicodeScalars { append(scalar, to: &text) }
    }
    text += "\""
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"", "\\":
      text += "\\"
      text.unicodeScalars.append(scalar)
    case "\n": text += "\\n"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
