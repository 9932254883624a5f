import KeyboardKit
import KeyboardRender
import Testing

@testable import GoldenImages
@testable import KeyboardStyling

/// Random pairs of themes that differ in one style field and in two, of every part of a keyboard: the
/// causes of one don't explain both.
@Suite struct ThemePairTests {

  /// A style field of a theme.
  struct Field: Sendable, CustomTestStringConvertible {
    var name: String

    var keyboardType = Keyboard.KeyboardType.alphabetic

    var vary: @Sendable (inout KeyboardTheme, inout SeededNumbers) -> Void

    var testDescription: String { name }
  }

  static let fields: [Field] =
    fields("return", of: \.buttonStyles[.primary])
    + fields("pressed", of: \.pressedButtonStyles[.input])
    + fields("callout", of: \.calloutStyle) + fields("toolbar", of: \.autocompleteToolbarStyle)
    + fields("item", of: \.toolbar.item)
    + fields("autocorrectItem", of: \.toolbar.autocorrectItem)
    + fields("separator", of: \.toolbar.separator) + fields("board", of: \.board)
    + fields("hint", of: \.hint) + fields("language", of: \.language)
    + fields("letters", of: \.letters, on: .numberPad)
    + [
      Field(name: "background") { theme, numbers in
        theme.backgroundStyle = .verticalGradient([.random(&numbers), .random(&numbers)])
      },
      Field(name: "foregroundColor") { $0.foregroundColor = .random(&$1) },
    ] + KeyboardTheme.Element.allCases.flatMap(emojiFields)

  /// What elements show, what callouts have beyond their boxes, what lays out all items of a toolbar, and
  /// what no picture shows.
  private static let unattributed: Set = [
    "actionItemColumns", "alignment", "animation", "content", "haptic", "icon", "label", "place",
    "placement",
    "sound", "spacing",
    "stem", "stemWidth", "stickers", "textOutlineColor", "textOutlineWidth", "textShadows",
    "transition",
  ]

  private static func emojiFields(of element: KeyboardTheme.Element) -> [Field] {
    guard let part = element.emojiPart else { return [] }
    return Emoji.PartStyle.fields.filter { part.fields.contains($0.name) }.map { field in
      Field(
        name: "\(element.rawValue).\(field.name)",
        keyboardType: element == .emojiSearch ? .emojiSearch : .emojis
      ) { theme, numbers in
        var style = Emoji.PartStyle()
        field.vary(&style, &numbers)
        theme.rules.append(KeyboardTheme.Rule(element: element, style: .emoji(style)))
      }
    }
  }

  private static func fields<Style: LayeredStyle>(
    _ part: String, of path: any WritableKeyPath<KeyboardTheme, Style?> & Sendable,
    on type: Keyboard.KeyboardType = .alphabetic
  ) -> [Field] {
    let drawn = Style.fields.filter { !unattributed.contains($0.name) }
    return drawn.map { field in
      Field(name: "\(part).\(field.name)", keyboardType: type) { theme, numbers in
        var style = theme[keyPath: path] ?? Style.open
        field.vary(&style, &numbers)
        theme[keyPath: path] = style
      }
    }
  }

  private static let renderer = Result { () throws(RenderError) in try KeyboardRenderer() }

  /// The picture of a keyboard with an action callout, the language and all parts of the toolbar.
  ///
  /// Only pads have hints.
  private func picture(
    _ theme: KeyboardTheme, of field: Field, showsCallout: Bool = true
  ) throws -> PNGPicture {
    let device = field.name.hasPrefix("hint.") ? Device.named("ipad") : nil
    let keyboardContext = KeyboardContext(
      device: device ?? .standard, locale: Locale(identifier: "en"))
    keyboardContext.locales = [.english, .german]
    keyboardContext.spaceContextMenuTrailing = .locale
    keyboardContext.keyboardType = field.keyboardType
    let suggestions =
      ["One", "Two"].map { Autocomplete.Suggestion(text: $0) }
      + [Autocomplete.Suggestion(text: "Three", type: .autocorrect)]
    let view = KeyboardView(
      keyboardContext: keyboardContext,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: keyboardContext),
      suggestions: suggestions)
    let renderer = try Self.renderer.get()
    let context = ViewContext(text: renderer.measure)
    let key =
      field.keyboardType == .emojis
      ? KeyboardAction.emoji(EmojiCategory.standardCategories[0].emojis[0]) : .character("e")
    let scene = view.placed(in: context)
      .showing(showsCallout ? .actions(of: key, selectedIndex: 1) : nil, pressing: [key])
      .styled(in: context).scene(in: context)
    return try PNGPicture(
      decoding: renderer.png(
        of: scene, scale: 1, compression: .fast, texts: [ImageElements(scene).text]))
  }

  /// The key by which a verdict groups cases; nil where it knows no cause.
  private func said(_ before: PNGPicture, _ after: PNGPicture) -> Set<String>? {
    let changes = ImageComparison(expected: before, actual: after).verdict.changes
    guard !changes.isEmpty, changes.allSatisfy({ $0.isExplained }) else { return nil }
    return Set(
      changes.flatMap { change in
        change.causes.map { "\(change.name) \($0.text) \($0.before ?? "") \($0.after ?? "")" }
      })
  }

  /// Every field that changes pixels is a cause, or moves elements.
  @Test(arguments: fields)
  func everyFieldIsStored(field: Field) throws {
    var numbers = SeededNumbers(seed: field.name.utf8.reduce(5) { $0 &* 31 &+ UInt64($1) })
    var theme = KeyboardTheme()
    for other in Self.fields where other.keyboardType == field.keyboardType {
      other.vary(&theme, &numbers)
    }
    let base = try picture(theme, of: field)
    field.vary(&theme, &numbers)
    let after = try picture(theme, of: field)
    let verdict = ImageComparison(expected: base, actual: after).verdict
    guard verdict.pixels > 0 else { return }
    let kinds = Set(verdict.changes.flatMap(\.causes).map(\.kind))
    #expect(!kinds.isDisjoint(with: [.style, .moved, .resized]), "\(verdict)")
  }

  /// The fields of labels, and the property of the elements that they change; none if they move.
  static let labels: [(field: String, property: String?)] = [
    ("hint.font", "swipeDownFont"), ("hint.foregroundColor", "swipeDownForegroundColor"),
    ("hint.opacity", "swipeDownOpacity"), ("hint.offset", "swipeDownOffset"),
    ("language.font", "fontSize"), ("language.foregroundColor", "foregroundColor"),
    ("language.opacity", "foregroundColor"), ("language.offset", nil),
  ]

  /// Also where only one of the themes has a style for labels.
  @Test(arguments: labels.indices)
  func differencesOfLabelsAreNamed(index: Int) throws {
    let (name, property) = Self.labels[index]
    let field = try #require(Self.fields.first { $0.name == name })
    var numbers = SeededNumbers(seed: 1)
    let theme = KeyboardTheme()
    var pictures = [try picture(theme, of: field, showsCallout: false)]
    while pictures.count < 3 {
      var other = theme
      field.vary(&other, &numbers)
      let picture = try picture(other, of: field, showsCallout: false)
      // A random value may be the standard one.
      if picture.bytes != pictures.last?.bytes { pictures.append(picture) }
    }
    for (before, after) in zip(pictures, pictures.dropFirst()) {
      let verdict = ImageComparison(expected: before, actual: after).verdict
      #expect(!verdict.changes.isEmpty)
      for change in verdict.changes {
        #expect(change.isExplained, "\(verdict)")
        let isNamed = change.causes.contains { cause in
          property.map { cause.property == $0 } ?? (cause.kind == .moved)
        }
        #expect(isNamed, "\(change.causes)")
      }
    }
  }

  @Test func everyFieldOfLabelsHasARow() {
    let names = Self.fields.map(\.name).filter {
      ["hint", "language"].contains($0.prefix { $0 != "." })
    }
    #expect(Self.labels.map(\.field) == names)
  }

  @Test(arguments: fields)
  func oneCauseDoesNotExplainTwoFields(field: Field) throws {
    var numbers = SeededNumbers(seed: field.name.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) })
    var theme = KeyboardTheme()
    for other in Self.fields where other.keyboardType == field.keyboardType {
      other.vary(&theme, &numbers)
    }
    let second = try #require(
      Self.fields.filter { $0.name != field.name && $0.keyboardType == field.keyboardType }
        .randomElement(using: &numbers))
    let base = try picture(theme, of: field)
    field.vary(&theme, &numbers)
    let one = try picture(theme, of: field)
    second.vary(&theme, &numbers)
    let two = try picture(theme, of: field)
    guard one.bytes != two.bytes || one.height != two.height else { return }
    let (first, both) = (said(base, one), said(base, two))
    #expect(first == nil || both == nil || first != both, "\(field.name), \(second.name)")
  }
}

/// A style with unset fields.
private protocol OpenStyle {
  static var open: Self { get }
}

extension LayeredStyle {

  fileprivate static var open: Self {
    guard let style = (Self.self as? any OpenStyle.Type)?.open as? Self else {
      preconditionFailure("Each style of a theme is open.")
    }
    return style
  }
}

extension KeyboardViewStyle: OpenStyle {
  fileprivate static var open: Self { Self() }
}

extension Keyboard.ButtonStyle: OpenStyle {
  fileprivate static var open: Self { Self() }
}

extension Keyboard.LabelStyle: OpenStyle {
  fileprivate static var open: Self { Self() }
}

extension KeyboardCallout.CalloutStyle: OpenStyle {
  fileprivate static var open: Self { Self() }
}

extension Autocomplete.ToolbarStyle: OpenStyle {
  fileprivate static var open: Self { Self() }
}

extension Autocomplete.ToolbarItemStyle: OpenStyle {
  fileprivate static var open: Self { Self() }
}

extension Autocomplete.ToolbarSeparatorStyle: OpenStyle {
  fileprivate static var open: Self { Self() }
}

extension Color {

  fileprivate static func random(_ numbers: inout SeededNumbers) -> Color {
    Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &numbers))
  }
}

extension StyleField {

  fileprivate func vary(_ style: inout Style, _ numbers: inout SeededNumbers) {
    func length() -> Double { Double(Int.random(in: 1...8, using: &numbers)) }
    let value: (any Sendable)? =
      switch type {
      case is Color.Type: Color.random(&numbers)
      case is CGFloat.Type: CGFloat(length() + (name == "height" ? 40 : 0))
      case is Double.Type:
        bounds.range.map { max(length() / 10 * min($0.upperBound, 2), $0.lowerBound) }
      case is CGSize.Type: CGSize(width: length(), height: length())
      case is CGPoint.Type: CGPoint(x: length() - 4, y: length() - 4)
      case is EdgeInsets.Type:
        EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())
      case is Keyboard.Corners.Type:
        Keyboard.Corners(
          radius: length(),
          radii: Bool.random(using: &numbers)
            ? nil : .init(topLeading: .points(length()), bottomTrailing: .percent(5 * length())))
      case is KeyboardFont.Type: KeyboardFont.system(size: 10 + length())
      case is [FontFamily].Type: [FontFamily(Bool.random(using: &numbers) ? "Inter" : "Noto Sans")]
      case is KeyboardFont.FontWeight.Type:
        KeyboardFont.FontWeight.allCases.randomElement(using: &numbers)
      case is String.Type where !bounds.isOpen: bounds.names?.randomElement(using: &numbers)
      case is KeyboardGradient.Type:
        KeyboardGradient(colors: [.random(&numbers), .random(&numbers)])
      case is Keyboard.Background.Type:
        Keyboard.Background.verticalGradient([.random(&numbers), .random(&numbers)])
      case is [Keyboard.KeyShadow].Type:
        [
          Keyboard.KeyShadow(color: .random(&numbers), radius: length(), spread: length() - 4),
          Keyboard.KeyShadow(color: .random(&numbers), radius: length(), isInner: true),
        ]
      // The fields of parts are varied on their own, and what elements show isn't varied.
      default: nil
      }
    if let value { set(value, in: &style) }
  }
}
