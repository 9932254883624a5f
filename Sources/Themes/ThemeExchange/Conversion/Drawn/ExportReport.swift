import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// Notes what a format keeps of the fields that a theme sets: those it has a name for, as they are drawn.
struct ExportReport {

  private let format: String
  private let schemes: [ColorScheme]
  private let names: [String: String]
  private let pictures: Set<String>
  private(set) var report = ConversionReport()
  private let theme: KeyboardTheme
  private let drawn: DrawnTheme
  private var covered: Set<String> = []

  /// `names` and `facts` are what the format has for fields and facts, by their paths and keys; it keeps
  /// the pictures of the backgrounds at the paths in `pictures`.
  init(
    _ export: ThemeExport, drawn: DrawnTheme, format: String, schemes: [ColorScheme],
    names: [String: String], pictures: Set<String> = [], keeping facts: [String: String] = [:],
    rules: String
  ) {
    (self.format, self.schemes, self.names) = (format, schemes, names)
    self.pictures = pictures
    (theme, self.drawn) = (export.theme, drawn)
    addBoard()
    for (type, action) in DrawnTheme.keys {
      for (isPressed, styles) in [(false, theme.buttonStyles), (true, theme.pressedButtonStyles)] {
        guard let style = styles[type] else { continue }
        let shown = schemes.map { drawn.style(of: action, isPressed: isPressed, in: $0) }
        let path = "buttons.\(type.rawValue)\(isPressed ? ".pressed" : "")"
        if isPressed { addOverlay(shown, at: path, with: style) }
        add(style, as: shown, at: path)
      }
    }
    if let style = theme.calloutStyle {
      add(style, as: schemes.map { drawn.callout(in: $0) }, at: "callouts")
    }
    if let style = theme.autocompleteToolbarStyle {
      add(style, as: schemes.map { drawn.appearance($0).autocompleteToolbarStyle }, at: "toolbar")
    }
    addConditions(of: export, rules: rules)
    addHeader(of: export, keeping: facts)
  }

  private mutating func addOverlay(
    _ drawn: [Keyboard.ButtonStyle], at path: String, with style: Keyboard.ButtonStyle
  ) {
    let isCovered = drawn.contains { ($0.pressedOverlayColor ?? .clear) != .clear }
    if isCovered, style.backgroundColor != nil, style.pressedOverlayColor == nil {
      report.adapt("\(path).backgroundColor", "blended with the overlay of pressed keys")
      covered.insert("\(path).backgroundColor")
    }
  }

  private mutating func addBoard() {
    if let background = theme.backgroundStyle { add(background, at: "background") }
    if let color = theme.foregroundColor {
      let isDrawn = schemes.allSatisfy { drawn.appearance($0).foregroundColor == color }
      add("foregroundColor", isDrawn: isDrawn, hasSchemes: color.hasSchemes)
    }
    if theme.buttonPressedOverlayColor != nil {
      report.adapt("pressedOverlayColor", "blended into the colors of pressed keys")
    }
  }

  private mutating func add(_ background: Keyboard.Background, at path: String) {
    add(
      path, as: names[path] ?? names["\(path)Color"],
      background.differences(keepingPicture: pictures.contains(path)),
      hasSchemes: background.backgroundColor?.hasSchemes == true)
  }

  private mutating func add<Style: LayeredStyle>(
    _ style: Style, as drawn: [Style], at prefix: String
  ) {
    for field in Style.fields where field.isSet(in: style) {
      let path = "\(prefix).\(field.name)"
      if covered.contains(path) { continue }
      switch field.value(in: style) {
      case let part as any LayeredStyle:
        add(part, in: field, as: drawn, at: path)
      case let background as Keyboard.Background:
        if !background.isEmpty { add(background, at: path) }
      case is KeyboardGradient where names[path.replacing("Gradient", with: "Color")] != nil:
        report.adapt(path, "one color for the gradient")
      case is Color where field.name == "pressedOverlayColor":
        report.adapt(path, "blended into the face")
      default:
        let pairs = zip(schemes, drawn)
        let isDrawn = pairs.allSatisfy { scheme, drawn in
          style.text(of: field, scheme) == drawn.text(of: field, scheme)
        }
        add(path, isDrawn: isDrawn, hasSchemes: style.hasSchemes(in: field))
      }
    }
  }

  private mutating func add<Style: LayeredStyle, Part: LayeredStyle>(
    _ part: Part, in field: StyleField<Style>, as drawn: [Style], at path: String
  ) {
    // A part that isn't set anywhere is one without fields.
    var open = part
    open.unset(Set(Part.fields.map(\.name)))
    add(part, as: drawn.map { field.value(in: $0) as? Part ?? open }, at: path)
  }

  private mutating func add(_ path: String, isDrawn: Bool, hasSchemes: Bool) {
    let differences = isDrawn ? [] : ["as rules and other styles change it"]
    add(path, as: names[path], differences, hasSchemes: hasSchemes)
  }

  private mutating func add(
    _ path: String, as name: String?, _ differences: [String] = [], hasSchemes: Bool = false
  ) {
    guard let name else { return report.omit(path, "\(format) has nothing of this kind") }
    let isOther = differences.isEmpty && hasSchemes && schemes.count == 1
    report.carry(path, as: name, isOther ? [otherScheme] : differences)
  }

  private var otherScheme: String {
    let (one, other) = schemes == [.dark] ? ("dark", "light") : ("light", "dark")
    return "the \(one) color; --color-scheme \(other) exports the other"
  }

  /// Rules of keys have an effect on the keys that are looked at; nothing else has conditions.
  private mutating func addConditions(of export: ThemeExport, rules: String) {
    var others = ConversionReport()
    export.omitConditions(in: &others)
    for item in others.missing {
      if item.name == "rules for \(KeyboardTheme.Element.key.rawValue)" {
        report.adapt(item.name, rules)
      } else {
        report.omit(item.name, item.note)
      }
    }
  }

  private mutating func addHeader(of export: ThemeExport, keeping kept: [String: String]) {
    let facts: [(String, Bool)] = [
      ("name", !theme.name.isEmpty), ("id", theme.identifier != nil),
      ("collection", !theme.collectionName.isEmpty), ("description", theme.about != nil),
      ("author", theme.author != nil), ("license", theme.license != nil),
    ]
    for (key, isSet) in facts where isSet { add(key, as: kept[key]) }
    if !export.variables.isEmpty, kept["variables"] == nil {
      report.omit("variables", "the colors have their values")
    }
  }
}

extension Color {

  var hasSchemes: Bool { light != dark }
}

extension LayeredStyle {

  fileprivate func text(of field: StyleField<Self>, _ scheme: ColorScheme) -> String? {
    texts(of: [field], isDark: scheme == .dark).first?.text
  }

  fileprivate func hasSchemes(in field: StyleField<Self>) -> Bool {
    text(of: field, .light) != text(of: field, .dark)
  }
}
