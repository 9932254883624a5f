/// The words of the names that colors have in files of others: `bgColor.default`, `--on-surface`.
enum NameWords {

  /// Words that say nothing about what a color is for.
  private static let structural: Set<String> = [
    "base", "color", "colors", "colour", "colours", "default", "md", "mode", "normal", "rest",
    "root", "scheme", "schemes", "semantic", "sys", "theme", "themes", "token", "tokens", "value",
    "var",
  ]

  /// Parts of other programs, and states, whose colors say nothing about a keyboard.
  private static let foreign: Set<String> = [
    "active", "avatar", "badge", "banner", "border", "btn", "button", "card", "chart", "checkbox",
    "chip", "code", "component", "counter", "danger", "dialog", "diff", "disabled", "dropdown",
    "error", "focus", "footer", "form", "header", "heading", "highlight", "hover", "icon", "info",
    "input", "inverse", "inverted", "label", "link", "list", "menu", "message", "mirror", "modal",
    "nav", "negative", "notice", "on", "overlay", "page", "positive", "pressed", "progress",
    "radio", "ref", "select", "selected", "selection", "shadow", "sidebar", "skeleton", "slider",
    "static", "success", "switch", "tab", "table", "tag", "timeline", "toast", "toggle", "tooltip",
    "topic", "track", "tree", "warning",
  ]

  static func isStructural(_ word: String) -> Bool { structural.contains(word) }

  static func isForeign(_ word: String) -> Bool { foreign.contains(word) }

  /// Split a name at signs, and where a capital or a number begins; all in lowercase.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    var wasNumber = false
    for letter in name.unicodeScalars.prefix(400) {
      let properties = letter.properties
      let isNumber = properties.numericType != nil
      guard properties.isAlphabetic || isNumber else {
        if !word.isEmpty { words.append(word) }
        (word, wasLower, wasNumber) = ("", false, false)
        continue
      }
      let begins = properties.isUppercase && wasLower || isNumber != wasNumber
      if begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word += properties.lowercaseMapping
      (wasLower, wasNumber) = (properties.isLowercase, isNumber)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The words that say what something is for.
  static func meaningfulWords(of path: [String]) -> [String] {
    path.flatMap { words(of: $0) }.filter { !isStructural($0) }
  }
}
