import KeyboardDocuments
import ThemeTools

/// The names of steps, such as "Corner radius of primary: 9 → 12".
enum StepName {

  static let typing = "Typing"

  static func edit(_ path: ThemePath, from old: String?, to new: String?) -> String {
    let keys = path.keys.filter { !["style", "buttons", "rules"].contains($0) && Int($0) == nil }
    let last = words(keys.last ?? path.description)
    let owner = keys.dropLast().last.map { " of \($0)" } ?? ""
    let change =
      switch (old, new) {
      case (let old?, let new?): "\(value(old)) → \(value(new))"
      case (nil, let new?): value(new)
      case (_, nil): "removed"
      }
    return ("\(last)\(owner): \(change)").withoutControls.shortened(to: 200)
  }

  static func words(_ key: String) -> String {
    var text = ""
    for character in key {
      text += character.isUppercase ? " " + character.lowercased() : String(character)
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func value(_ json: String) -> String {
    let line = json.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isText = line.count > 1 && line.hasPrefix("\"") && line.hasSuffix("\"")
    return (isText ? String(line.dropFirst().dropLast()) : line).shortened(to: 32)
  }
}
