/// A purpose of a color on a keyboard, by the name that `theme import --map` has for it.
enum PaletteRole: String, CaseIterable {
  case board, text, key, keyText, system, systemText, accent, accentText
  case pressedKey, pressedAccent, separator, border

  var face: PaletteRole? {
    switch self {
    case .keyText, .pressedKey, .separator, .border: .key
    case .systemText: .system
    case .accentText, .pressedAccent: .accent
    default: nil
    }
  }

  /// The face whose text this is.
  var textFace: PaletteRole? {
    [.text: .board, .keyText: .key, .systemText: .system, .accentText: .accent][self]
  }

  static let guessed: [PaletteRole] = [
    .board, .text, .key, .system, .accent, .accentText, .keyText, .systemText, .separator,
    .border,
  ]

  /// Words of names that suggest a role, likeliest first.
  private var phrases: [String] { NameWords.lists[rawValue] ?? [] }

  /// Returns the best of some names for each role, with the words that suggest it; a color has one role.
  static func guesses(
    among paths: [[String]],
    accepting isUsable: (_ role: PaletteRole, _ index: Int, _ board: Int?) -> Bool
  ) -> [(role: PaletteRole, index: Int, phrase: String)] {
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
        guard let index = known[words], !used.contains(index),
          isUsable(role, index, found.first { $0.role == .board }?.index)
        else { continue }
        used.insert(index)
        found.append((role, index, phrase))
        break
      }
    }
    return found
  }

  /// Returns the texts that belong to faces by their names: `on-primary`, `primary.foreground`.
  static func texts(
    on faces: [PaletteRole: Int], among paths: [[String]]
  ) -> [(role: PaletteRole, index: Int)] {
    let names = paths.map { NameWords.meaningfulWords(of: $0) }
    let known = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { old, _ in old })
    return allCases.compactMap { role in
      guard let face = role.textFace.flatMap({ faces[$0] }) else { return nil }
      let candidates = textNames(on: names[face])
      return candidates.lazy.compactMap { known[$0] }.first { $0 != face }.map { (role, $0) }
    }
  }

  private static func textNames(on face: [String]) -> [[String]] {
    let ends: [[String]] = [
      ["foreground"], ["fg"], ["contrast"], ["contrast", "text"], ["content"], ["on"], ["text"],
    ]
    let backgrounds = ["background", "bg", "surface", "fill"]
    let isSaid = backgrounds.contains(face.last ?? "")
    let begins: [[String]] = [
      ["on"], ["text", "on"], ["fg", "on"], ["foreground", "on"], ["content", "on"],
    ]
    let inner = face.indices.flatMap { (index: Int) -> [[String]] in
      begins.map { (words: [String]) -> [String] in
        Array(face[..<index]) + words + Array(face[index...])
      }
    }
    let after: [[String]] = ends.map { face + $0 }
    // A neutral's contrast is for its strong face; its text is for its background.
    let instead: [[String]] = isSaid ? ([["text"]] + ends).map { Array(face.dropLast()) + $0 } : []
    // The text on a background's layer: bg.layer-1, fg.on-layer-1.
    let isFirst = face.count > 1 && backgrounds.contains(face[0])
    let part: [[String]] = isFirst ? begins.map { $0 + face.dropFirst() } : []
    return after + instead + inner + part
  }

  /// Words of roles, which change the meaning of what follows them: the background of an accent.
  private static let phraseWords = Set(NameWords.lists["phraseWords"] ?? [])
}
