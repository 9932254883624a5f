import SourceText

/// A purpose of a color on a keyboard, by the name that `theme import --map` has for it.
enum PaletteRole: String, CaseIterable {
  case board, text, key, keyText, system, systemText, accent, accentText
  case pressedKey, pressedAccent, separator

  var face: PaletteRole? {
    switch self {
    case .keyText, .pressedKey, .separator: .key
    case .systemText: .system
    case .accentText, .pressedAccent: .accent
    default: nil
    }
  }

  static let guessed: [PaletteRole] = [
    .board, .text, .key, .system, .accent, .accentText, .keyText, .systemText, .separator,
  ]

  /// The words of names that suggest a role, the most likely first, as in well-known design systems.
  private var phrases: [String] {
    switch self {
    case .board:
      [
        "background", "bg", "canvas", "board", "surface container", "body background", "bg canvas",
        "background layer 1", "surface dim", "bg layout", "background primary", "bg primary",
        "page background", "app background", "elevation surface sunken", "ui background",
        "system background", "body", "bg app", "background app",
      ]
    case .text:
      [
        "text", "foreground", "fg", "on background", "on surface", "body text", "text primary",
        "text body", "neutral content", "content primary", "content", "primary text",
        "fg primary", "text main", "main text", "system label", "ink",
      ]
    case .key:
      [
        "surface", "card", "key", "surface container lowest", "surface bright",
        "surface raised", "elevation surface raised", "elevation surface", "layer 01", "layer 1",
        "layer", "background layer 2", "background elevated", "bg surface", "bg container",
        "bg elevated", "button background", "control bg", "surface primary", "bg panel", "panel",
        "background secondary", "bg secondary", "bg muted", "bg subtle",
      ]
    case .keyText:
      [
        "on card", "card foreground", "button text", "control fg", "key text", "on key",
        "text on surface",
      ]
    case .system:
      [
        "surface variant", "surface secondary", "secondary", "secondary container", "muted",
        "surface container high", "layer 02", "layer 2", "bg muted", "bg neutral muted",
        "background tertiary", "bg tertiary", "background muted",
        "bg surface secondary", "surface sunken", "fill secondary", "body standout background",
      ]
    case .systemText:
      ["on secondary", "secondary foreground", "on secondary container", "on surface variant"]
    case .accent:
      [
        "accent", "primary", "brand", "accent background", "button primary", "button primary bg",
        "primary button background", "bg accent emphasis", "background brand", "background accent",
        "bg brand", "bg accent", "bg fill brand", "background brand bold", "brand primary",
        "primary brand", "action primary", "interactive", "accent 9", "primary 500", "brand 500",
        "accent 500", "primary 40", "tint", "system blue",
      ]
    case .accentText:
      [
        "on accent", "on primary", "on brand", "primary foreground", "accent foreground",
        "primary button text", "button primary fg", "fg on emphasis", "text brand on brand",
        "text on brand", "text on accent", "text on primary", "text on color",
      ]
    case .separator: ["separator", "outline variant", "divider", "body divider", "border"]
    case .pressedKey, .pressedAccent: []
    }
  }

  /// Returns the best of some names for each role, with the words that suggest it; a color has one role.
  static func guesses(among paths: [[String]]) -> [(role: PaletteRole, index: Int, phrase: String)]
  {
    let names = paths.map { NameWords.meaningfulWords(of: $0) }
    var whole: [[String]: Int] = [:]
    for (index, name) in names.enumerated() where whole[name] == nil { whole[name] = index }
    // A group of all, such as the name of a brand, is no part of the meaning.
    var tails: [[String]: Int] = [:]
    for (index, name) in names.enumerated() {
      for count in 1..<max(name.count, 1) where count <= 4 {
        let (head, tail) = (name.dropLast(count), Array(name.suffix(count)))
        let isPlain =
          head.count <= 2 && NameWords.foreign.isDisjoint(with: head)
          && !phraseWords.contains { head.contains($0) }
        if isPlain, tails[tail] == nil { tails[tail] = index }
      }
    }
    var used: Set<Int> = []
    var found: [(role: PaletteRole, index: Int, phrase: String)] = []
    for role in guessed {
      for (known, phrase) in [whole, tails].flatMap({ known in role.phrases.map { (known, $0) } }) {
        let words = phrase.split(separator: " ").map { String($0) }
        guard let index = known[words], !used.contains(index) else { continue }
        used.insert(index)
        found.append((role, index, phrase))
        break
      }
    }
    return found
  }

  /// Words of roles, which change the meaning of what follows them: the background of an accent.
  private static let phraseWords: Set<String> = [
    "accent", "background", "bg", "brand", "fg", "foreground", "primary", "secondary", "surface",
    "text",
  ]
}
