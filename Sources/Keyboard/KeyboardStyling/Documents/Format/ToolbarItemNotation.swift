import KeyboardCore

/// The short form of an item in the toolbar, in the style of that of suggestions.
///
/// `*` before an item marks a selected one, `^` a pressed one; `#3` after it is a badge, `>` a menu.
/// `standard:search` and `./logo.svg` are icons, which a space separates from a text. `|` is a
/// divider, and an empty item a space. A backslash takes the meaning from the character after it.
struct ToolbarItemNotation {

  enum Mark: Character {
    case selected = "*"
    case pressed = "^"
    case badge = "#"
    case menu = ">"
    case divider = "|"
    case escape = "\\"
  }

  private(set) var isSelected = false
  private(set) var isPressed = false
  private(set) var hasMenu = false
  private(set) var badge: String?
  private(set) var icon: String?
  private(set) var text: String?

  private typealias Characters = ArraySlice<(character: Character, isPlain: Bool)>

  /// Marks without any content are a text.
  init(_ notation: String) {
    self.init(reading: notation)
    if icon == nil, text == nil { self.init(text: notation) }
  }

  private init(text: String) { self.text = text }

  private init(reading notation: String) {
    var rest = Self.characters(of: notation)[...]
    while let mark = rest.first.flatMap(Self.mark), mark == .selected || mark == .pressed {
      if mark == .selected { isSelected = true } else { isPressed = true }
      rest.removeFirst()
    }
    takeMenu(from: &rest)
    if let index = rest.lastIndex(where: { Self.mark($0) == .badge }) {
      badge = Self.text(of: rest[(index + 1)...])
      rest = rest[..<index]
      takeMenu(from: &rest)
    }
    let content = Self.text(of: rest) ?? ""
    guard Self.iconStarts.contains(where: { content.hasPrefix($0) }) else {
      text = content.isEmpty ? nil : content
      return
    }
    let parts = content.split(separator: " ", maxSplits: 1)
    icon = parts.first.map(String.init)
    text = parts.count > 1 ? String(parts[1]) : nil
  }

  static func isDivider(_ notation: String) -> Bool { notation == String(Mark.divider.rawValue) }

  private static let iconStarts = [ThemeFormat.standardPrefix, "./"]

  private mutating func takeMenu(from rest: inout Characters) {
    guard let last = rest.last, Self.mark(last) == .menu else { return }
    hasMenu = true
    rest.removeLast()
  }

  private static func characters(of text: String) -> [(character: Character, isPlain: Bool)] {
    var found: [(character: Character, isPlain: Bool)] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == Mark.escape.rawValue, let next = rest.popFirst() {
        found.append((next, true))
      } else {
        found.append((character, false))
      }
    }
    return found
  }

  private static func mark(_ character: (character: Character, isPlain: Bool)) -> Mark? {
    character.isPlain ? nil : Mark(rawValue: character.character)
  }

  private static func text(of characters: Characters) -> String? {
    characters.isEmpty ? nil : String(characters.map(\.character))
  }
}
