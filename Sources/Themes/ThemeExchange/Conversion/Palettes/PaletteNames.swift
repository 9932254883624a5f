import KeyboardDrawing
import SourceText

extension ImportSource {

  var root: JSONValue {
    get throws(Diagnostics) {
      let options = JSONOptions(allowsComments: true, budget: .palette)
      let document = try JSONDocument(parsing: file, options: options)
      var reader = JSONReader(document)
      _ = reader.object(document.root, named: "The file")
      try reader.finish()
      return document.root
    }
  }

  package static let roleNames = PaletteMap.roleNames.joinedAsAlternatives
}

extension JSONValue {

  var members: [JSONObject.Member] { object?.members ?? [] }
}

extension Color.Resolved {

  /// A color of Android: a number of 32 bits with the opacity first, with or without a sign.
  init?(argb value: JSONValue) {
    guard let number = value.integer, Int(Int32.min)...Int(UInt32.max) ~= number else { return nil }
    let bits = UInt32(truncatingIfNeeded: number)
    self.init(hex: bits & 0xFFFFFF, opacity: Double(bits >> 24) / 255)
  }
}

extension Substring {

  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}

/// The colors that people name for roles, as `accent=color.indigo.600`, or for keys of a theme.
struct PaletteMap {

  private(set) var roles: [PaletteRole: String] = [:]
  private(set) var keys: [(key: String, name: String)] = []

  static let roleNames = PaletteRole.guessed.map(\.rawValue)

  init(
    _ map: [(target: String, name: String)], names: [String], keys known: [String] = []
  ) throws(Diagnostics) {
    var problems: [Diagnostic] = []
    let all = Set(names)
    for (target, name) in map {
      guard all.contains(name) else {
        problems.append(.unknownName(name, kind: "color", among: Array(names.prefix(1000))))
        continue
      }
      if let role = PaletteRole(rawValue: target) {
        roles[role] = name
      } else if known.contains(target) {
        keys.append((target, name))
      } else {
        problems.append(.unknownName(target, kind: "role", among: Self.roleNames))
      }
    }
    if !problems.isEmpty { throw Diagnostics(problems) }
  }
}

/// The words of the names that colors have in files of others: `bgColor.default`, `--on-surface`.
enum NameWords {

  /// Words that say nothing about what a color is for.
  static let structural: Set<String> = [
    "base", "color", "colors", "colour", "colours", "default", "md", "mode", "normal", "rest",
    "root", "scheme", "schemes", "semantic", "sys", "theme", "themes", "token", "tokens", "value",
    "var",
  ]

  /// Parts of other programs, and states, whose colors say nothing about a keyboard.
  static let foreign: Set<String> = [
    "active", "avatar", "badge", "banner", "border", "btn", "button", "card", "chart", "checkbox",
    "chip", "code", "component", "counter", "danger", "dialog", "diff", "disabled", "dropdown",
    "error", "focus", "footer", "form", "header", "heading", "highlight", "hover", "icon", "info",
    "input", "inverse", "inverted", "label", "link", "list", "menu", "message", "mirror", "modal",
    "nav", "negative", "notice", "on", "overlay", "page", "positive", "pressed", "progress",
    "radio", "ref", "select", "selected", "selection", "shadow", "sidebar", "skeleton", "slider",
    "static", "success", "switch", "tab", "table", "tag", "timeline", "toast", "toggle", "tooltip",
    "topic", "track", "tree", "warning",
  ]

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

  static func meaningfulWords(of path: [String]) -> [String] {
    path.flatMap { words(of: $0) }.filter { !structural.contains($0) }
  }
}
