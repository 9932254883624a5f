import KeyboardCore
import SourceText

extension ThemeReader {

  mutating func toolbarItems(_ value: JSONValue, named name: String) -> [Keyboard.ToolbarItem] {
    guard let value = resolved(value) else { return [] }
    guard let elements = value.array else {
      return reader.wrongType(value, name, "a list of items", fix: listed(value)) ?? []
    }
    guard elements.count <= ThemeLimits.toolbarItems else {
      return fail(
        .themeLimit,
        "\(name) must have at most \(ThemeLimits.toolbarItems) items, not \(elements.count)",
        at: value) ?? []
    }
    return elements.compactMap { toolbarItem($0, named: name) }
  }

  private mutating func toolbarItem(
    _ value: JSONValue, named name: String
  ) -> Keyboard.ToolbarItem? {
    guard let value = resolved(value) else { return nil }
    if let string = value.string {
      if string.isEmpty { return .space(ThemeFormat.toolbarSpace) }
      return text(value, named: name).flatMap { toolbarItem($0, at: value, named: name) }
    }
    guard value.object != nil else {
      return reader.wrongType(value, "An item of \(name)", "a text or an object")
    }
    guard
      let members = members(value, named: "An item of \(name)", of: ThemeFormat.toolbarItem.object)
    else { return nil }
    var item = Keyboard.ToolbarItem()
    read(members, named: name, as: ThemeFormat.toolbarItem, into: &item)
    // Without content, it is a space of its own width.
    guard ["icon", "text", "spacing"].contains(where: { value[$0] != nil }) else {
      return fail(
        .missingKey, "An item of \(name) needs an icon or a text", at: value,
        hint: "Write {\"text\": \"Aa\"} or {\"icon\": \"standard:search\"}.")
    }
    return item
  }

  private mutating func toolbarItem(
    _ text: String, at value: JSONValue, named name: String
  ) -> Keyboard.ToolbarItem? {
    if ToolbarItemNotation.isDivider(text) { return .divider }
    let notation = ToolbarItemNotation(text)
    var item = Keyboard.ToolbarItem()
    if let text = notation.icon {
      let place = JSONValue(.string(text), span: value.span, file: value.file)
      guard let icon = icon(place, named: name) else { return nil }
      item.icon = icon
    }
    item.text = notation.text
    item.badge = notation.badge
    item.hasMenu = notation.hasMenu
    item.isSelected = notation.isSelected
    item.isPressed = notation.isPressed
    return item
  }

  func insertion(of key: String, _ content: String?, into value: JSONValue) -> Diagnostic.Fix? {
    guard let content, let object = value.object, reader.written(value)?.hasPrefix("{") == true
    else { return nil }
    let bytes = reader.files[value.file].bytes
    let start = value.span.lowerBound + 1
    // The space before the first member, which the new one has as well.
    let space = bytes[start..<value.span.upperBound].prefix { $0 <= 0x20 }
    let isAlone = object.members.isEmpty
    let text = JSONText.string(key).text + ": " + content
    let fix = "Insert \(key.quoted)"
    let before = isAlone ? "" : String(decoding: space, as: UTF8.self)
    // Before a comment there is no member whose space could be used.
    let isComment = bytes[start + space.count] == UInt8(ascii: "/")
    let comma = before.isEmpty || isComment && before == " " ? ", " : ","
    let insertion = Diagnostic.Fix(fix, at: start, before + text + (isAlone ? "" : comma))
    let isInvented = key != "formatVersion" && Self.requiredValues[key] == content
    return isInvented ? insertion.unsafe : insertion
  }

  func removal(of value: JSONValue, _ title: String) -> Diagnostic.Fix? {
    reader.roots[value.file].flatMap {
      reader.files[value.file].removal(ofPartAt: value.span.lowerBound, in: $0)
    }.map { Diagnostic.Fix(title, edits: $0) }
  }

  func listed(_ value: JSONValue) -> String? {
    value.object == nil || !reader.isLiteral(value) ? nil : reader.written(value).map { "[\($0)]" }
  }

  /// Returns the list of an object whose keys are places, such as `50%`, as in style sheets.
  func listed(placesOf value: JSONValue) -> String? {
    let items = (value.object?.members ?? []).map { member -> String? in
      let place = ["from": 0, "to": 1][member.key] ?? member.key.percentage
      guard let place, member.value.object != nil else { return nil }
      return reader.written(member.value).map { "{\"at\": \(place.plainText), \($0.dropFirst())" }
    }
    let known = items.compactMap(\.self)
    return known.isEmpty || known.count < items.count ? nil : "[\(known.joined(separator: ", "))]"
  }

  /// Values with the least effect: others, such as the file of an image, only the author knows.
  static let requiredValues: [String: String] = [
    "formatVersion": "\(KeyboardTheme.formatVersion)", "match": "{}",
    "stops": "[\"white\", \"black\"]",
    "color": "\"black\"", "name": "\"Anonymous\"", "style": "\"body\"",
    "from": "[0.5, 0]", "to": "[0.5, 1]", "x": "0", "y": "0", "width": "0", "height": "0",
  ]
}

/// Short form of an item in the toolbar, similar to the short form of suggestions.
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
