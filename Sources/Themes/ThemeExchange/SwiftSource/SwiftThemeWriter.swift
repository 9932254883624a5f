import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

struct SwiftThemeWriter {

  let name: String
  let isDark: Bool
  private(set) var report = ConversionReport()
  private(set) var hasSchemes = false
  private var lines: [String] = []

  init(name: String, isDark: Bool) {
    self.name = name
    self.isDark = isDark
  }

  var property: String {
    let body = lines.map { "    \($0)\n" }.joined()
    return """
        /// The theme in the \(isDark ? "dark" : "light") color scheme.
        static var \(isDark ? "\(name)Dark" : name): KeyboardTheme {
      \(body)    return theme
        }

      """
  }

  mutating func write(_ theme: KeyboardTheme) {
    lines.append(
      "var theme = KeyboardTheme(name: \(SwiftLiteral.text(theme.name)),"
        + " collectionName: \(SwiftLiteral.text(theme.collectionName)))")
    if !theme.name.isEmpty { report.carry("name", as: "name") }
    if !theme.collectionName.isEmpty { report.carry("collection", as: "collectionName") }
    writeFacts(of: theme)
    if let background = theme.backgroundStyle {
      write(background, to: "theme.backgroundStyle", at: "background")
    }
    write(theme.foregroundColor, to: "theme.foregroundColor", at: "foregroundColor")
    write(
      theme.buttonPressedOverlayColor, to: "theme.buttonPressedOverlayColor",
      at: "pressedOverlayColor")
    for type in KeyboardTheme.ButtonType.allCases {
      let part = "buttons.\(type.rawValue)"
      if let style = theme.buttonStyles[type] {
        write(style, named: type.rawValue, of: "Keyboard.ButtonStyle", at: part)
        lines.append("theme.buttonStyles[.\(type.rawValue)] = \(type.rawValue)")
      }
      if theme.pressedButtonStyles[type] != nil {
        report.omit("\(part).pressed", "KeyboardKit has no styles of pressed keys")
      }
    }
    if let style = theme.calloutStyle {
      write(style, named: "callout", of: "KeyboardCallout.CalloutStyle", at: "callouts")
      lines.append("theme.calloutStyle = callout")
    }
    if let style = theme.autocompleteToolbarStyle {
      write(style, named: "toolbar", of: "Autocomplete.ToolbarStyle", at: "toolbar")
      lines.append("theme.autocompleteToolbarStyle = toolbar")
    }
  }

  private mutating func writeFacts(of theme: KeyboardTheme) {
    if let author = theme.author {
      let texts = [("name", author.name), ("about", author.about), ("url", author.url)]
      let arguments = texts.compactMap { key, text in
        text.map { "\(key): \(SwiftLiteral.text($0))" }
      }
      lines.append("theme.author = KeyboardTheme.Author(\(arguments.joined(separator: ", ")))")
      report.carry("author", as: "author")
    }
    for (key, value) in [
      ("description", theme.about), ("license", theme.license), ("version", theme.version),
      ("homepage", theme.homepage), ("tags", theme.tags.first),
    ] where value != nil {
      report.omit(key, "KeyboardKit's themes have none")
    }
  }
}

// Styles.
extension SwiftThemeWriter {

  private mutating func write<Style: LayeredStyle>(
    _ style: Style, named variable: String, of type: String, at part: String
  ) {
    lines.append("var \(variable) = \(type)()")
    write(fieldsOf: style, to: variable, of: type, at: part)
    // A style without fields is never changed.
    if lines.last == "var \(variable) = \(type)()" {
      lines[lines.count - 1] = "let \(variable) = \(type)()"
    }
    for partner in Self.missingPartners(of: style) {
      report.adapt("\(part).\(partner)", "KeyboardKit sets it together with its other half")
    }
  }

  private mutating func write<Style: LayeredStyle>(
    fieldsOf style: Style, to target: String, of type: String, at part: String
  ) {
    for field in Style.fields where field.isSet(in: style) {
      let path = "\(part).\(field.name)"
      if OpenFields.contain(field.name, of: type) {
        write(field, of: style, to: target, at: path)
      } else {
        report.omit(path, "KeyboardKit has no such property")
      }
    }
  }

  private mutating func write<Style: LayeredStyle>(
    _ field: StyleField<Style>, of style: Style, to target: String, at path: String
  ) {
    let place = "\(target).\(field.name == "font" ? "keyboardFont" : field.name)"
    switch field.slot {
    case .color(let slot): write(style[keyPath: slot], to: place, at: path)
    case .length(let slot, _):
      write(style[keyPath: slot].map { SwiftLiteral.number($0) }, to: place, at: path)
    case .number(let slot, _):
      write(style[keyPath: slot].map { SwiftLiteral.number($0) }, to: place, at: path)
    case .size(let slot):
      write(style[keyPath: slot].map { SwiftLiteral.size($0) }, to: place, at: path)
    case .point(let slot):
      write(style[keyPath: slot].map { SwiftLiteral.point($0) }, to: place, at: path)
    case .insets(let slot):
      write(style[keyPath: slot].map { SwiftLiteral.insets($0) }, to: place, at: path)
    case .weight(let slot):
      write(style[keyPath: slot].map { ".\($0.rawValue)" }, to: place, at: path)
    case .corners(let radius, let radii, _):
      if style[keyPath: radii] != nil {
        report.omit(path, "KeyboardKit has one radius in points for all corners")
      } else {
        write(style[keyPath: radius].map { SwiftLiteral.number($0) }, to: place, at: path)
      }
    case .font(let slot):
      guard let font = style[keyPath: slot] else { return }
      write(font, to: place, at: path)
    case .background(let slot):
      if let background = style[keyPath: slot] { write(background, to: place, at: path) }
    case .toolbarItem(let slot):
      write(
        fieldsOf: style[keyPath: slot], to: place, of: "Autocomplete.ToolbarItemStyle", at: path)
    case .toolbarSeparator(let slot):
      write(
        fieldsOf: style[keyPath: slot], to: place, of: "Autocomplete.ToolbarSeparatorStyle",
        at: path)
    case .families, .choice, .label, .gradient, .shadows, .signal, .widths, .icon, .stickers,
      .transition, .animation:
      report.omit(path, "KeyboardKit has no such property")
    }
  }

  private static func missingPartners<Style: LayeredStyle>(of style: Style) -> [String] {
    guard style is Keyboard.ButtonStyle else { return [] }
    let set = Set(Style.fields.filter { $0.isSet(in: style) }.map(\.name))
    return [("borderColor", "borderSize"), ("shadowColor", "shadowSize")].compactMap {
      color, size in
      set.contains(color) == set.contains(size) ? nil : set.contains(color) ? size : color
    }
  }
}

// Values.
extension SwiftThemeWriter {

  private mutating func write(_ expression: String?, to place: String, at path: String) {
    guard let expression else { return }
    lines.append("\(place) = \(expression)")
    report.carry(path, as: place)
  }

  private mutating func write(_ color: Color?, to place: String, at path: String) {
    guard let color else { return }
    lines.append("\(place) = \(SwiftLiteral.color(color.resolved(isDark: isDark)))")
    note(path, as: place, dependsOnScheme: color.light != color.dark)
  }

  private mutating func write(_ font: KeyboardFont, to place: String, at path: String) {
    lines.append("\(place) = \(SwiftLiteral.font(font))")
    if case .families(let families, _) = font.type, families.first?.files.isEmpty == false {
      report.adapt(path, "\(place), by its name; the app brings the file")
    } else if case .families(let families, _) = font.type, families.count > 1 {
      report.adapt(path, "\(place), with the first family only")
    } else {
      report.carry(path, as: place)
    }
  }

  private mutating func write(
    _ background: Keyboard.Background, to place: String, at path: String
  ) {
    guard !background.isEmpty else { return }
    let gradients = [background.gradient, background.overlay].compactMap { $0 }
    let colors =
      [background.backgroundColor, background.overlayColor].compactMap { $0 }
      + gradients.flatMap(\.colors)
    guard !colors.isEmpty else {
      return report.omit(
        path,
        background.imageData != nil
          ? "pictures stay in their files"
          : "KeyboardKit has no \(background.material == nil ? "noise" : "materials")")
    }
    lines.append("\(place) = \(SwiftLiteral.background(background, isDark: isDark))")
    var differences: [String] = []
    if gradients.contains(where: { !$0.isPlain }) {
      differences.append("with even gradients from top to bottom")
    }
    if background.material != nil { differences.append("without the material") }
    if background.imageData != nil { differences.append("without the picture") }
    if background.noise != nil { differences.append("without the noise") }
    if !background.blendModes.isEmpty { differences.append("without blend modes") }
    let dependsOnScheme = colors.contains { $0.light != $0.dark }
    note(path, as: place, dependsOnScheme: dependsOnScheme, differences: differences)
  }

  private mutating func note(
    _ path: String, as place: String, dependsOnScheme: Bool, differences: [String] = []
  ) {
    var differences = differences
    if dependsOnScheme {
      hasSchemes = true
      differences.append("light in \(name) and dark in \(name)Dark")
    }
    guard !differences.isEmpty else { return report.carry(path, as: place) }
    report.adapt(path, "\(place), \(differences.joined(separator: ", "))")
  }
}
