import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// A theme reduced to the properties of the open KeyboardKit; the report has what it lost.
struct OpenTheme {

  private(set) var theme: KeyboardTheme
  private(set) var report = ConversionReport()
  private(set) var fonts: [FontFamily] = []

  /// Texts and icons in place of those on keys; the last match wins.
  private(set) var contents: [ThemeDeclaration] = []

  init(_ original: KeyboardTheme) {
    theme = original
    theme.stickers = nil
    theme.toolbarItems = nil
    if original.stickers?.isEmpty == false {
      report.omit("stickers", "KeyboardKit has no images on the keyboard")
    }
    if original.toolbarItems?.isEmpty == false {
      report.omit("toolbarItems", "apps bring their own items")
    }
    theme.backgroundStyle = reduced(
      theme.backgroundStyle, at: "background", of: "KeyboardViewStyle")
    if theme.foregroundColor != nil {
      report.carry("foregroundColor", as: "KeyboardViewStyle.foregroundColor")
    }
    if theme.buttonPressedOverlayColor != nil {
      report.carry("pressedOverlayColor", as: "Keyboard.ButtonStyle.pressedOverlayColor")
    }
    for type in KeyboardTheme.ButtonType.allCases {
      let part = "buttons.\(type.rawValue)"
      theme.buttonStyles[type] = theme.buttonStyles[type].map { reduced($0, at: part) }
      theme.pressedButtonStyles[type] = theme.pressedButtonStyles[type].map {
        reduced($0, at: "\(part).pressed")
      }
    }
    theme.calloutStyle = theme.calloutStyle.map { reduced($0, at: "callouts") }
    theme.autocompleteToolbarStyle = theme.autocompleteToolbarStyle.map {
      reduced($0, at: "toolbar")
    }
    reduceRules()
    reduceFollowingCallouts()
  }

  /// Callouts take over the faces of keys, and KeyboardKit's have one color.
  private mutating func reduceFollowingCallouts() {
    let callout = KeyboardTheme.Subject(element: .callout, traits: KeyboardTraits())
    guard let style = theme.themeCalloutStyle(for: callout), let background = style.background
    else { return }
    var own = theme.calloutStyle ?? KeyboardCallout.CalloutStyle()
    own.background = Keyboard.Background()
    if let color = background.overlayColor ?? background.gradient?.colors.first
      ?? background.backgroundColor
    {
      own.$backgroundColor = color
    }
    theme.calloutStyle = own
    report.adapt("callouts", "one color instead of the background of the keys")
  }

  private mutating func reduceRules() {
    let rules = theme.rules
    theme.rules = []
    for (index, rule) in rules.enumerated() {
      let name = "rules[\(index)]"
      guard let element = OpenCondition.element(of: rule) else {
        report.omit("\(name) for \(rule.element.rawValue)", "KeyboardKit styles no such part")
        continue
      }
      let condition = OpenCondition(rule.match, for: element)
      guard let match = condition.match else {
        report.omit(
          "\(name) for \(rule.element.rawValue)",
          "KeyboardKit doesn't provide the \(condition.unknown.joined(separator: ", "))")
        continue
      }
      if !condition.unknown.isEmpty {
        report.adapt(
          name, "as if the \(condition.unknown.joined(separator: ", ")) were the standard")
      }
      var open = rule
      open.element = element
      open.match = match
      open.style = reduced(rule, at: name)
      theme.rules.append(open)
    }
  }

  private mutating func reduced(
    _ rule: KeyboardTheme.Rule, at path: String
  ) -> KeyboardTheme.RuleStyle {
    switch rule.style {
    case .key(let style): .key(reduced(withoutContent(style, of: rule, at: path), at: path))
    case .board(let style): .board(reduced(style, at: path))
    case .toolbar(let style): .toolbar(reduced(style, at: path))
    case .toolbarItem(let style): .toolbarItem(reduced(style, at: path))
    case .toolbarSeparator(let style): .toolbarSeparator(reduced(style, at: path))
    case .callout(let style):
      .callout(
        reduced(rule.match.isSelectedAction == true ? style.ofSelectedAction : style, at: path))
    case .label, .emoji: rule.style
    }
  }

  private mutating func withoutContent(
    _ style: Keyboard.ButtonStyle, of rule: KeyboardTheme.Rule, at path: String
  ) -> Keyboard.ButtonStyle {
    let condition = OpenCondition(rule.match, for: .key).match.map { ThemeCondition($0) }
    guard let content = ThemeDeclaration(contentOf: style, if: condition ?? .never)
    else { return style }
    contents.append(content)
    let name = style.icon == nil ? "label" : "icon"
    report.adapt(
      "\(path).\(name)", "buttonText and buttonSymbol, which the content of keys asks for")
    var rest = style
    rest.unset(["icon", "label"])
    return rest
  }

  /// Keys get fonts of another family or scale at the size of the standard ones.
  private static let changesOfFonts: Set<String> = ["fontFamily", "fontScale"]

  private mutating func reduced<Style: LayeredStyle>(_ style: Style, at path: String) -> Style {
    var result = style
    let type = OpenFields.typeName(of: style)
    for field in Style.fields where field.isSet(in: style) {
      let name = "\(path).\(field.name)"
      let isFont = style is Keyboard.ButtonStyle && Self.changesOfFonts.contains(field.name)
      if isFont || OpenFields.properties[type]?.contains(field.name) ?? true {
        reduce(field, of: &result, at: name, to: "\(type).\(field.name)")
      } else {
        result.unset([field.name])
        report.omit(name, "KeyboardKit has no such property")
      }
    }
    return result
  }

  private mutating func reduce<Style: LayeredStyle>(
    _ field: StyleField<Style>, of style: inout Style, at path: String, to property: String
  ) {
    switch field.value(in: style) {
    case nil: break
    case let corners as Keyboard.Corners where corners.radii != nil:
      field.set(corners.radius.map { Keyboard.Corners(radius: $0) }, in: &style)
      if corners.radius == nil {
        report.omit(path, "KeyboardKit has one radius in points for all corners")
      } else {
        report.adapt(path, "one radius for all corners")
      }
    case let font as KeyboardFont:
      if case .families(let families, _) = font.type { addFonts(families) }
      let (open, differences) = font.open
      field.set(open, in: &style)
      report.carry(path, as: property, differences)
    case let families as [FontFamily] where !families.isEmpty:
      // A font is a name, whose files the app brings.
      field.set(families.prefix(1).map { FontFamily($0.name) }, in: &style)
      addFonts(families)
      report.carry(path, as: "Keyboard.ButtonStyle.keyboardFont", families.openDifferences)
    case let background as Keyboard.Background:
      field.set(reduced(background, at: path, of: property), in: &style)
    case let part as any LayeredStyle: field.set(reduced(part, at: path), in: &style)
    default:
      report.carry(path, as: property)
    }
  }

  private mutating func addFonts(_ families: [FontFamily]) {
    guard let family = families.first, !family.files.isEmpty, !fonts.contains(family) else {
      return
    }
    fonts.append(family)
  }

  private mutating func reduced(
    _ background: Keyboard.Background?, at path: String, of property: String
  ) -> Keyboard.Background? {
    guard let background else { return nil }
    let open = OpenBackground(background)
    if open.background == nil {
      report.omit(path, open.differences.joined(separator: ", "))
    } else {
      report.carry(path, as: property, open.differences)
    }
    return open.background
  }
}

extension KeyboardFont {

  fileprivate var open: (font: KeyboardFont, differences: [String]) {
    var font = self
    var differences: [String] = []
    if case .families(let families, let size) = type, let family = families.first {
      font.type = .custom(family.name, size: size)
      differences = families.openDifferences
    }
    if width != nil {
      font.width = nil
      differences.append("at the standard width")
    }
    return (font, differences)
  }
}

extension [FontFamily] {

  fileprivate var openDifferences: [String] {
    var differences: [String] = []
    if count > 1 { differences.append("the first family only") }
    if first?.files.isEmpty == false { differences.append("by the name of the family in its file") }
    if first?.isGeneric == true { differences.append("a family that iOS may not have") }
    return differences
  }
}
