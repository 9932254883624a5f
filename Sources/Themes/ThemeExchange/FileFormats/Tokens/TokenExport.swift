import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

extension Conversion {

  static func tokens(of export: ThemeExport) -> Conversion {
    var writer = TokenWriter()
    let facts = writer.facts(of: export.theme)
    writer.write(export)
    return Conversion(
      text: JSONText.object(facts + writer.tokens.members).indentedText, report: writer.report)
  }
}

/// Writes the values of a theme as tokens at the paths that they have in its file.
private struct TokenWriter {

  var report = ConversionReport()
  private(set) var tokens = NestedObject(rootKey: TokenFile.rootName)

  mutating func facts(of theme: KeyboardTheme) -> JSONMembers {
    let facts = [
      ("id", theme.identifier), ("name", theme.name), ("collection", theme.collectionName),
      ("description", theme.about), ("author", theme.author?.name), ("license", theme.license),
    ]
    var members: JSONMembers = [
      ("$schema", "https://www.designtokens.org/schemas/2025.10/format.json")
    ]
    var others: JSONMembers = []
    for case (let key, let text?) in facts where !text.isEmpty {
      if key == "description" {
        members.append(("$description", .string(text)))
      } else {
        others.append((key, .string(text)))
      }
      report.carry(key, as: key == "description" ? "$description" : "$extensions")
    }
    return members + [("$extensions", [TokenExtension.vendor: .object(others)])]
  }

  mutating func write(_ export: ThemeExport) {
    for variable in export.variables { write(variable) }
    let theme = export.theme
    write(background: theme.backgroundStyle, at: "background")
    write(theme.foregroundColor.map { .color($0) }, at: "foregroundColor")
    write(theme.buttonPressedOverlayColor.map { .color($0) }, at: "pressedOverlayColor")
    for type in KeyboardTheme.ButtonType.allCases {
      write(theme.buttonStyles[type], at: "buttons.\(type.rawValue)")
      write(theme.pressedButtonStyles[type], at: "buttons.\(type.rawValue).pressed")
    }
    write(theme.calloutStyle, at: "callouts")
    write(theme.autocompleteToolbarStyle, at: "toolbar")
    export.omitConditions(in: &report)
  }

  private mutating func write(_ token: TokenText?, at path: String) {
    guard let token else { return }
    tokens.insert(token.json, at: path)
    report.carry(path, as: path)
  }

  private mutating func write(_ variable: ThemeVariable) {
    let path = "variables.\(variable.path)"
    guard let token = TokenText(variable.value) else {
      return report.omit(path, "design tokens have no values of this type")
    }
    if let alias = variable.alias {
      let value: JSONText = .string("{variables.\(alias)}")
      tokens.insert(["$type": .string(token.type.rawValue), "$value": value], at: path)
      report.carry(path, as: path)
    } else if let source = variable.source, source.contains("{") {
      tokens.insert(token.json, at: path)
      report.adapt(path, "the color without its formula \(source)")
    } else {
      write(token, at: path)
    }
  }

  /// Writes the layers of a background: one as the value of the key, several in a group.
  private mutating func write(background: Keyboard.Background?, at path: String) {
    guard let background else { return }
    for (key, isSet, content) in [
      ("image", background.imageData != nil, "pictures"),
      ("material", background.material != nil, "materials"),
      ("noise", background.noise != nil, "noise"),
      ("blend", !background.blendModes.isEmpty, "blend modes"),
    ] where isSet {
      report.omit("\(path).\(key)", "design tokens have no \(content)")
    }
    let layers: [(String, TokenText?)] = [
      ("color", background.backgroundColor.map { .color($0) }),
      ("gradient", background.gradient.map { .gradient($0) }),
      ("overlay", background.overlay.map { .gradient($0) }),
      ("overlayColor", background.overlayColor.map { .color($0) }),
    ]
    if layers.count(where: { $0.1 != nil }) == 1, background.imageData == nil,
      background.material == nil, let token = layers[0].1 ?? layers[1].1
    {
      return write(token, at: path)
    }
    for (key, token) in layers { write(token, at: "\(path).\(key)") }
  }

  private mutating func write<Style: LayeredStyle>(_ style: Style?, at prefix: String) {
    guard let style else { return }
    for field in Style.fields { write(field, of: style, at: "\(prefix).\(field.name)") }
  }

  private mutating func write<Style: LayeredStyle>(
    _ field: StyleField<Style>, of style: Style, at path: String
  ) {
    switch field.value(in: style) {
    case let color as Color: write(.color(color), at: path)
    case let points as CGFloat: write(.points(points), at: path)
    case let number as Double: write(TokenText(.number, .number(number)), at: path)
    case let font as KeyboardFont: write(.font(font), at: path)
    // An empty list can be cast to a list of any type.
    case let families as [FontFamily] where !families.isEmpty:
      write(.families(families.map(\.name)), at: path)
    case let weight as KeyboardFont.FontWeight:
      write(TokenText(.fontWeight, .integer(weight.fontWeight.rawValue)), at: path)
    case let gradient as KeyboardGradient: write(.gradient(gradient), at: path)
    case let shadows as [Keyboard.KeyShadow] where field.type is [Keyboard.KeyShadow].Type:
      write(.shadows(shadows), at: path)
    case let background as Keyboard.Background: write(background: background, at: path)
    case let part as any LayeredStyle: write(part, at: path)
    case let size as CGSize:
      write(points: [("width", size.width), ("height", size.height)], at: path)
    case let point as CGPoint: write(points: [("x", point.x), ("y", point.y)], at: path)
    case let insets as EdgeInsets:
      let edges = [
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ]
      let isOne = edges.allSatisfy { $0.1 == insets.top }
      if isOne { write(.points(insets.top), at: path) } else { write(points: edges, at: path) }
    case let corners as Keyboard.Corners:
      if let radii = corners.radii {
        write(radii: radii, over: corners.radius, at: path)
      } else {
        write(corners.radius.map { .points($0) }, at: path)
      }
    default:
      guard field.isSet(in: style) else { return }
      let isName = field.type is String.Type && !field.bounds.isOpen
      report.omit(
        path, "design tokens have no \(isName ? "names as values" : "values of this type")")
    }
  }

  private mutating func write(points: [(String, Double)], at path: String) {
    for (part, number) in points { write(.points(number), at: "\(path).\(part)") }
  }

  private mutating func write(radii: Keyboard.CornerRadii, over radius: CGFloat?, at path: String) {
    let corners = [
      ("topLeading", radii.topLeading), ("topTrailing", radii.topTrailing),
      ("bottomLeading", radii.bottomLeading), ("bottomTrailing", radii.bottomTrailing),
    ]
    for (corner, own) in corners {
      switch own ?? radius.map({ .points($0) }) {
      case .points(let points): write(.points(points), at: "\(path).\(corner)")
      case .percent: report.omit("\(path).\(corner)", "design tokens have no percentages")
      case nil: break
      }
    }
  }
}
