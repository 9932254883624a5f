import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

extension Conversion {

  static func tokens(of export: ThemeExport) -> Conversion {
    var writer = TokenWriter()
    writer.write(export)
    return Conversion(text: writer.json(of: export.theme).indentedText, report: writer.report)
  }
}

struct TokenWriter {

  var report = ConversionReport()
  private var tokens = NestedObject(rootKey: "$root")

  fileprivate func json(of theme: KeyboardTheme) -> JSONText {
    let header: [(String, String?)] = [
      ("id", theme.identifier), ("name", theme.name), ("collection", theme.collectionName),
      ("author", theme.author?.name), ("license", theme.license),
    ]
    let facts = header.compactMap { key, text -> (String, JSONText)? in
      guard let text, !text.isEmpty else { return nil }
      return (key, .string(text))
    }
    var members: [(String, JSONText)] = [
      ("$schema", "https://www.designtokens.org/schemas/2025.10/format.json")
    ]
    if let about = theme.about { members.append(("$description", .string(about))) }
    members.append(("$extensions", [TokenExtension.vendor: .object(facts)]))
    return .object(members + tokens.members)
  }

  mutating func write(_ export: ThemeExport) {
    for key in ["id", "name", "collection", "description", "author", "license"] {
      if export.theme.has(key) {
        report.carry(key, as: key == "description" ? "$description" : "$extensions")
      }
    }
    for variable in export.variables { write(variable) }
    let theme = export.theme
    if let background = theme.backgroundStyle { write(background: background, at: "background") }
    if let color = theme.foregroundColor { write(.color(color), at: "foregroundColor") }
    if let color = theme.buttonPressedOverlayColor {
      write(.color(color), at: "pressedOverlayColor")
    }
    for type in KeyboardTheme.ButtonType.allCases {
      if let style = theme.buttonStyles[type] { write(style, at: "buttons.\(type.rawValue)") }
      if let style = theme.pressedButtonStyles[type] {
        write(style, at: "buttons.\(type.rawValue).pressed")
      }
    }
    if let style = theme.calloutStyle { write(style, at: "callouts") }
    if let style = theme.autocompleteToolbarStyle { write(style, at: "toolbar") }
    export.omitConditions(in: &report)
  }

  mutating func write(_ token: TokenText, at path: String) {
    insert(token.json, at: path)
    report.carry(path, as: path)
  }

  private mutating func insert(_ token: JSONText, at path: String) {
    tokens.insert(token, at: path)
  }

  private mutating func write(_ variable: ThemeVariable) {
    let path = "variables.\(variable.path)"
    guard let token = TokenText(variable.value) else {
      return report.omit(path, "design tokens have no values of this type")
    }
    if let alias = variable.alias {
      insert(token.aliased(to: "variables.\(alias)"), at: path)
      return report.carry(path, as: path)
    }
    insert(token.json, at: path)
    if let source = variable.source, source.contains("{") {
      report.adapt(path, "the color without its formula \(source)")
    } else {
      report.carry(path, as: path)
    }
  }
}

extension TokenWriter {

  /// Write the layers of a background: one as the value of the key, several in a group.
  mutating func write(background: Keyboard.Background, at path: String) {
    if background.imageData != nil {
      report.omit("\(path).image", "design tokens have no pictures")
    }
    if background.material != nil {
      report.omit("\(path).material", "design tokens have no materials")
    }
    if background.noise != nil { report.omit("\(path).noise", "design tokens have no noise") }
    if !background.blendModes.isEmpty {
      report.omit("\(path).blend", "design tokens have no blend modes")
    }
    let layers: [(String, TokenText?)] = [
      ("color", background.backgroundColor.map { .color($0) }),
      ("gradient", background.gradient.map { .gradient($0) }),
      ("overlay", background.overlay.map { .gradient($0) }),
      ("overlayColor", background.overlayColor.map { .color($0) }),
    ]
    let set = layers.filter { $0.1 != nil }
    if set.count == 1, background.imageData == nil, background.material == nil,
      let token = layers[0].1 ?? layers[1].1
    {
      return write(token, at: path)
    }
    for case (let key, let token?) in set { write(token, at: "\(path).\(key)") }
  }

  mutating func write<Style: LayeredStyle>(_ style: Style, at prefix: String) {
    for field in Style.fields { write(field, of: style, at: "\(prefix).\(field.name)") }
  }

  private mutating func write<Style: LayeredStyle>(
    _ field: StyleField<Style>, of style: Style, at path: String
  ) {
    switch field.slot {
    case .background(let slot):
      if let background = style[keyPath: slot] { write(background: background, at: path) }
    case .toolbarItem(let slot): write(style[keyPath: slot], at: path)
    case .toolbarSeparator(let slot): write(style[keyPath: slot], at: path)
    case .size(let slot):
      guard let size = style[keyPath: slot] else { return }
      write(.points(size.width), at: "\(path).width")
      write(.points(size.height), at: "\(path).height")
    case .point(let slot):
      guard let point = style[keyPath: slot] else { return }
      write(.points(point.x), at: "\(path).x")
      write(.points(point.y), at: "\(path).y")
    case .insets(let slot), .widths(let slot, _):
      if let insets = style[keyPath: slot] { write(insets: insets, at: path) }
    case .corners(let radius, let radii, _):
      if let radii = style[keyPath: radii] {
        write(radii: radii, over: style[keyPath: radius], at: path)
      } else if let radius = style[keyPath: radius] {
        write(.points(radius), at: path)
      }
    case .choice(_, let get, _):
      if get(style) != nil { report.omit(path, "design tokens have no names as values") }
    default:
      if let token = TokenText(field, of: style) {
        write(token, at: path)
      } else if field.isSet(in: style) {
        report.omit(path, "design tokens have no values of this type")
      }
    }
  }

  private mutating func write(insets: EdgeInsets, at path: String) {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    if edges.allSatisfy({ $0.1 == insets.top }) { return write(.points(insets.top), at: path) }
    for (edge, inset) in edges { write(.points(inset), at: "\(path).\(edge)") }
  }

  private mutating func write(
    radii: Keyboard.CornerRadii, over radius: CGFloat?, at path: String
  ) {
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

extension KeyboardTheme {

  fileprivate func has(_ key: String) -> Bool {
    switch key {
    case "id": identifier != nil
    case "name": !name.isEmpty
    case "collection": !collectionName.isEmpty
    case "description": about != nil
    case "author": author != nil
    default: license != nil
    }
  }
}
