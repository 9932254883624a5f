import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

/// An open theme as the flat list of compiled themes: the last declaration that holds wins, field by field,
/// over the standard styles.
///
/// What kbrender derives is a plain value: the overlay of pressed keys, the room for shadows, and the
/// callouts, which follow the keys.
struct ResolvedTheme: Sendable {

  private(set) var declarations: [ThemeDeclaration] = []
  private let theme: KeyboardTheme

  init(_ open: OpenTheme) {
    theme = open.theme
    addKeys()
    declarations += open.contents
    addView()
    addCallouts()
    addToolbar()
    declarations.removeAll { $0.fields.isEmpty || $0.condition == .never }
    declarations = declarations.reduce(into: []) { $0.merge($1) }
  }

  private mutating func add(
    _ part: ThemeDeclaration.Part, if condition: ThemeCondition = .always, _ fields: [StyleSetting]
  ) {
    declarations.append(ThemeDeclaration(part: part, condition: condition, fields: fields))
  }

  private mutating func addRules(
    for element: KeyboardTheme.Element, to part: ThemeDeclaration.Part, at prefix: String = "",
    where isMeant: (KeyboardTheme.Rule) -> Bool = { _ in true }
  ) {
    for rule in theme.rules where rule.element == element && isMeant(rule) {
      let unset = rule.unsetFields.sorted().map { name in
        StyleSetting(name: prefix + name, value: .standard)
      }
      add(part, if: ThemeCondition(rule.match), unset + rule.style.fields.settings(at: prefix))
    }
  }

  private mutating func addKeys() {
    if let color = theme.buttonPressedOverlayColor {
      add(.key, [StyleSetting(name: "pressedOverlayColor", value: .color(color))])
    }
    for (isPressed, styles) in [(false, theme.buttonStyles), (true, theme.pressedButtonStyles)] {
      for type in KeyboardTheme.ButtonType.allCases {
        guard let style = styles[type] else { continue }
        let condition = ThemeCondition.every([.types([type])] + (isPressed ? [.pressed] : []))
        add(.key, if: condition, style.settings())
      }
    }
    addRules(for: .key, to: .key)
    addPressedOverlays()
  }

  /// Where nothing sets an overlay, it follows from the face.
  private mutating func addPressedOverlays() {
    guard theme.buttonPressedOverlayColor == nil else { return }
    for index in declarations.indices {
      if declarations[index].fields.contains(where: { $0.name == "pressedOverlayColor" }) { return }
      var face = Keyboard.ButtonStyle()
      for field in declarations[index].fields {
        if case .color(let color) = field.value, field.name == "backgroundColor" {
          face.backgroundColor = color
        }
        if case .background(let background) = field.value { face.background = background }
      }
      guard let overlay = face.defaultPressedOverlayColor else { continue }
      declarations[index].fields.append(
        StyleSetting(name: "pressedOverlayColor", value: .color(overlay)))
    }
  }

  private mutating func addView() {
    var fields: [StyleSetting] = []
    let shadow = theme.largestShadowSize
    // Phones have a bottom inset of -2 points; shadows of up to that size need no more.
    if shadow > 2 {
      // A number is the least bottom inset, over the standard insets.
      fields.append(StyleSetting(name: "edgeInsets", value: .number(shadow - 4)))
    }
    add(.view, fields + theme.keyboardViewStyle.settings())
    addRules(for: .board, to: .view)
  }

  private mutating func addCallouts() {
    let base = changing(theme) { $0.rules = [] }
    let callout = KeyboardTheme.Subject(element: .callout, traits: KeyboardTraits())
    if var style = base.themeCalloutStyle(for: callout) {
      style.foldFonts()
      add(.callout, style.settings())
    }
    addRules(for: .callout, to: .callout)
  }

  private mutating func addToolbar() {
    if let color = theme.foregroundColor { addToolbarText(color) }
    for rule in theme.rules where rule.element == .board {
      guard case .board(let style) = rule.style, let color = style.foregroundColor else { continue }
      addToolbarText(color, if: ThemeCondition(rule.match))
    }
    if let style = theme.autocompleteToolbarStyle { add(.toolbar, style.settings()) }
    addRules(for: .toolbar, to: .toolbar)
    addRules(for: .toolbarSeparator, to: .toolbar, at: "separator.")
    for (type, prefix) in [
      (Autocomplete.SuggestionType.regular, "item."), (.autocorrect, "autocorrectItem."),
    ] {
      addRules(
        for: .toolbarItem, to: .toolbar, at: prefix,
        where: { $0.match.suggestionTypes.isEmpty || $0.match.suggestionTypes.contains(type) })
    }
  }

  private mutating func addToolbarText(_ color: Color, if condition: ThemeCondition = .always) {
    add(
      .toolbar, if: condition,
      ["item", "autocorrectItem"].flatMap { item in
        ["titleColor", "subtitleColor"].map {
          StyleSetting(name: "\(item).\($0)", value: .color(color))
        }
      })
  }
}

extension KeyboardCallout.CalloutStyle {

  /// Puts the family and weight that callouts take over from keys into both fonts, which KeyboardKit has.
  fileprivate mutating func foldFonts() {
    for path in [\Self.$inputItemFont, \Self.$actionItemFont] {
      guard fontFamily?.isEmpty == false || fontWeight != nil else { return }
      let standard = Self()
      var font =
        self[keyPath: path]
        ?? (path == \Self.$inputItemFont ? standard.inputItemFont : standard.actionItemFont)
      if let family = fontFamily?.first, family.name != Font.Family.systemName {
        font.type = .custom(family.name, size: font.font.size)
      }
      font.weight = fontWeight ?? font.weight
      self[keyPath: path] = font
    }
    fontFamily = nil
    fontWeight = nil
  }
}

extension [ThemeDeclaration] {

  fileprivate mutating func merge(_ declaration: ThemeDeclaration) {
    guard let last, last.part == declaration.part, last.condition == declaration.condition else {
      return append(declaration)
    }
    for field in declaration.fields {
      if let known = last.fields.firstIndex(where: { $0.name == field.name }) {
        self[count - 1].fields[known].value = field.value
      } else {
        self[count - 1].fields.append(field)
      }
    }
  }
}
