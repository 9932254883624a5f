import Foundation
import KeyboardCore
public import KeyboardDrawing
import SourceText

extension KeyboardTheme {

  /// The theme as a self-contained file: inherited fields are included and images embedded.
  ///
  /// Decoding it creates a theme with the same style. Variables, variations and comments of the
  /// original file are not preserved. The format is described in `Themes/README.md`.
  public var fileText: String { ThemeWriter(theme: self).json.indentedText }

  /// Font families with files in the theme, in order of their first use.
  ///
  /// ```swift
  /// try KeyboardTheme.tron.fontFamilies.isEmpty  // → true
  /// ```
  public var fontFamilies: [FontFamily] {
    let types = ButtonType.allCases
    var styles: [any LayeredStyle] = types.compactMap { buttonStyles[$0] }
    styles += types.compactMap { pressedButtonStyles[$0] }
    styles += rules.map(\.style.fields)
    if let calloutStyle { styles.append(calloutStyle) }
    if let autocompleteToolbarStyle { styles.append(autocompleteToolbarStyle) }
    return styles.flatMap(\.families).reduce(into: []) { families, family in
      if !family.files.isEmpty, !families.contains(family) { families.append(family) }
    }
  }
}

/// Encoder of a theme as JSON.
struct ThemeWriter {

  let theme: KeyboardTheme

  var json: JSONText {
    .object(present: [
      ("formatVersion", .integer(KeyboardTheme.formatVersion)), ("id", Self.text(theme.identifier)),
      ("name", Self.text(theme.name)), ("collection", Self.text(theme.collectionName)),
      ("description", theme.about.flatMap(Self.text)), ("author", author),
      ("license", theme.license.map { .string($0) }),
      ("version", Self.text(theme.version)), ("homepage", Self.text(theme.homepage)),
      ("tags", theme.tags.isEmpty ? nil : .array(theme.tags.map { .string($0) })),
      ("fonts", Self.json(theme.fontFamilies)),
      ("background", theme.backgroundStyle.map { Self.json($0) }),
      ("stickers", theme.stickers?.json),
      ("foregroundColor", theme.foregroundColor.map { Self.json($0) }),
      ("pressedOverlayColor", theme.buttonPressedOverlayColor.map { Self.json($0) }),
      ("buttons", buttons), ("rules", rules),
      ("callouts", theme.calloutStyle.map { .object(Self.members(of: $0)) }),
      ("toolbar", theme.autocompleteToolbarStyle.map { .object(Self.members(of: $0)) }),
      ("toolbarItems", theme.toolbarItems.map(ThemeFormat.toolbarItems.json)),
    ])
  }

  private var rules: JSONText? { theme.rules.isEmpty ? nil : .array(theme.rules.map(Self.json)) }

  private static func text(_ text: String?) -> JSONText? {
    text.flatMap { $0.isEmpty ? nil : .string($0) }
  }

  private var author: JSONText? {
    guard let author = theme.author, let name = Self.text(author.name) else { return nil }
    return .object(present: [
      ("name", name), ("about", Self.text(author.about)), ("url", Self.text(author.url)),
    ])
  }

  private var buttons: JSONText? {
    let styles = KeyboardTheme.ButtonType.allCases.compactMap { type -> (String, JSONText)? in
      var members = theme.buttonStyles[type].map(Self.members) ?? []
      if let pressed = theme.pressedButtonStyles[type], pressed != .init() {
        members.append(("pressed", .object(Self.members(of: pressed))))
      }
      return members.isEmpty ? nil : (type.rawValue, .object(members))
    }
    return styles.isEmpty ? nil : .object(styles)
  }

  static func json(_ icon: Keyboard.KeyIcon) -> JSONText {
    let isPlain = icon == Keyboard.KeyIcon(icon.source)
    let source: [(String, JSONText?)]
    switch icon.source {
    case .standard(let standard):
      let name = ThemeFormat.standardIcons.last { $0.icon == standard }?.name ?? standard.rawValue
      if isPlain { return .string(ThemeFormat.standardPrefix + name) }
      source = [("standard", .string(name))]
    case .text(let text): source = [("text", .string(text))]
    case .drawing(let image):
      switch image.source {
      case .file(let data):
        let file = JSONText.string(EmbeddedImage.text(of: data))
        if isPlain { return file }
        source = [("file", file)]
      case .path(let data, let width):
        let box = image.viewBox
        source = [
          ("path", .string(data)),
          (
            "viewBox",
            .array([box.minX, box.minY, box.width, box.height].map { .number($0) })
          ), ("stroke", width.map { .number($0) }),
        ]
      }
    }
    return .object(present: source + ThemeFormat.icon.members(of: icon))
  }

  static func json(_ families: [FontFamily]) -> JSONText? {
    let files = families.flatMap { family in family.files.map { json($0, of: family.name) } }
    return files.isEmpty ? nil : .array(files)
  }

  private static func json(_ file: FontFile, of name: String) -> JSONText {
    let ranges = file.characters.map { range in
      JSONText.string(
        "U+"
          + (range.count == 1 ? [range.lowerBound] : [range.lowerBound, range.upperBound])
          .map { String($0, radix: 16, uppercase: true) }.joined(separator: "-"))
    }
    let axes = file.variation.sorted { $0.key < $1.key }.map { ($0.key, JSONText.number($0.value)) }
    return [
      "file": .string(EmbeddedFont.text(of: file.bytes)), "name": .string(name),
      "unicodeRange": ranges.isEmpty ? nil : .array(ranges),
      "weight": file.weight.map { .string($0.keyboardWeight.rawValue) },
      "italic": file.isItalic.map { .boolean($0) }, "variation": axes.isEmpty ? nil : .object(axes),
      "license": file.license.map { .string($0) },
    ]
  }

  static func members(of style: Keyboard.ButtonStyle) -> [(String, JSONText)] {
    var style = style
    // Files have a single kind of font.
    style.keyboardFont = style.resolvedKeyboardFont
    return members(ofFields: style)
  }

  static func members(of style: some LayeredStyle) -> [(String, JSONText)] {
    members(ofFields: style)
  }

  private static func members<Style: LayeredStyle>(ofFields style: Style) -> [(String, JSONText)] {
    Style.fields.compactMap { field in
      field.json(of: style).map { (field.name, $0) }
    }
  }

  static func part(_ style: some LayeredStyle) -> JSONText? {
    let members = members(of: style)
    return members.isEmpty ? nil : .object(members)
  }

  static func json(_ rule: KeyboardTheme.Rule) -> JSONText {
    var members = members(of: rule.style.fields)
    for name in rule.unsetFields.sorted() {
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count > 1 else {
        members.append((name, .null))
        continue
      }
      let inner = (parts[1], JSONText.null)
      if let index = members.firstIndex(where: { $0.0 == parts[0] }),
        case .object(let others) = members[index].1
      {
        members[index].1 = .object(others.map { ($0.key, $0.value) } + [inner])
      } else {
        members.append((parts[0], .object([inner])))
      }
    }
    return .object([("match", json(rule.match, for: rule.element))] + members)
  }

  private static func json(
    _ match: KeyboardTheme.ButtonMatch, for element: KeyboardTheme.Element
  ) -> JSONText {
    let conditions = conditions(of: match)
    if element != .key {
      return .object([(ThemeFormat.elementKey, .string(element.rawValue))] + conditions)
    }
    let isAction = conditions.count == 1 && !match.actions.isEmpty
    return isAction ? conditions[0].1 : .object(conditions)
  }

  private static func conditions(of match: KeyboardTheme.ButtonMatch) -> [(String, JSONText)] {
    MatchCondition.all.filter { $0.isSet(match) }.map { ($0.key, json($0, of: match)) }
  }

  private static func json(
    _ condition: MatchCondition, of match: KeyboardTheme.ButtonMatch
  ) -> JSONText {
    switch condition.content {
    case .actions(let path): list(match[keyPath: path].map(json))
    case .names(_, let get, _): list(get(match).map { .string($0) })
    case .texts(let path): list(match[keyPath: path].map { .string($0) })
    case .numbers(let path): list(match[keyPath: path].map { .integer($0) })
    case .flag(let path): .boolean(match[keyPath: path] ?? false)
    case .matches(let path): list(match[keyPath: path].map { .object(conditions(of: $0)) })
    }
  }

  private static func json(_ pattern: KeyboardTheme.ActionPattern) -> JSONText {
    guard let value = pattern.value else { return .string(pattern.kind.rawValue) }
    if KeyboardTheme.ActionPattern(name: value) == pattern { return .string(value) }
    let key = pattern.isExact ? ThemeFormat.exactKey : pattern.kind.rawValue
    return .object([(key, .string(value))])
  }

  private static func list(_ values: [JSONText]) -> JSONText {
    values.count == 1 ? values[0] : .array(values)
  }
}

extension LayeredStyle {

  fileprivate var families: [FontFamily] {
    Self.fields.flatMap { field -> [FontFamily] in
      switch field.value(in: self) {
      case let families as [FontFamily]: families
      case let font as KeyboardFont: font.families ?? []
      case let part as any LayeredStyle: part.families
      default: []
      }
    }
  }
}
