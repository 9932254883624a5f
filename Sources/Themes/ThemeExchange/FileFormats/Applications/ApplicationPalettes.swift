import KeyboardDrawing
import KeyboardStyling
import SourceText

extension Conversion {

  /// Source: the theme color reference of VS Code (July 2025), and the themes in
  /// github.com/microsoft/vscode, `extensions/theme-defaults`.
  static func theme(fromVSCode source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try source.root
    var palette = ImportedPalette("a color theme of VS Code", format: "vscode")
    palette.addFacts(of: root)
    try palette.addColors(ofVSCode: root, including: source, from: "", depth: 0)
    if let type = root["type"]?.string {
      palette.report.adapt("type", "the theme is \(type) in both color schemes")
    }
    for key in ["tokenColors", "semanticTokenColors"] where root[key] != nil {
      palette.report.omit(key, "keyboards have no code")
    }
    palette.report.omitRest(of: root)
    return try theme(of: palette, from: source)
  }

  /// Source: github.com/wasi-master/wmkeyboard-addon-repository at 05b73a1b,
  /// `docs/addons/REPO_FORMAT.md` and `themes/`.
  static func theme(fromWMKeyboard source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try source.root
    var palette = ImportedPalette("a theme of WM Keyboard", format: "wmkeyboard")
    palette.addFacts(of: root)
    if let id = root["id"]?.string {
      palette.identifier = id.asFact
      palette.report.carry("id", as: "id")
    }
    for member in root.members {
      switch (member.key, member.value.content) {
      case ("id", .string), ("name", .string), ("author", .string): continue
      case ("boardGradient", .object): palette.addGradient(member)
      case ("dark", _): palette.report.adapt("dark", "the theme is the same in both color schemes")
      case ("keyRadius", .number(let radius)), ("cornerRadius", .number(let radius)):
        palette.radius = radius
        palette.report.carry(member.key, as: "variables.radius")
      case (_, .number):
        guard let color = Color.Resolved(argb: member.value), color.opacity > 0,
          (member.value.number ?? 0).magnitude > 1_000
        else {
          palette.report.omit(member.key, "only the colors are carried over")
          continue
        }
        palette.add(member.key, color)
      default: palette.report.omit(member.key, "only the colors are carried over")
      }
    }
    return try theme(of: palette, from: source)
  }

  /// Source: the color roles of Material 3, and exported files of the tool.
  static func theme(fromMaterial source: ImportSource) throws(Diagnostics) -> Conversion {
    let root = try source.root
    var palette = ImportedPalette("a theme of Material Theme Builder", format: "material")
    palette.addFacts(of: root)
    for member in root["schemes"]?.members ?? [] {
      switch member.key {
      case "light":
        for color in member.value.members {
          palette.report.account("schemes.light.\(color.key)")
          palette.add(color.key, as: color.key, text: color.value.string ?? "")
        }
      case "dark": continue
      default:
        palette.report.omit("schemes.\(member.key)", "a theme has one look for each color scheme")
      }
    }
    for color in root["schemes"]?["dark"]?.members ?? [] {
      guard let dark = color.value.string.flatMap({ ImportedPalette.color($0) }) else { continue }
      palette.report.account("schemes.dark.\(color.key)")
      palette.addDark(color.key, dark.light)
    }
    for key in ["palettes", "extendedColors", "coreColors"] where root[key] != nil {
      palette.report.omit(key, "the schemes have the colors that are made of it")
    }
    palette.report.omitRest(of: root)
    return try theme(of: palette, from: source)
  }
}

extension ImportedPalette {

  /// Adds the colors of a theme over the colors of its included file, and so on.
  fileprivate mutating func addColors(
    ofVSCode root: JSONValue, including source: ImportSource, from folder: String, depth: Int
  ) throws(Diagnostics) {
    if let path = root["include"]?.string {
      let place = FilePath(folder).resolving(path)
      if depth < 8, let file = try? source.companion(place) {
        try addColors(
          ofVSCode: ImportSource(file).root, including: source, from: FilePath(place).prefix,
          depth: depth + 1)
        report.carry("include", as: path)
      } else {
        report.omit("include", "the file \(path.shortened.quoted) can't be read")
      }
    }
    let colors = root["colors"] ?? root["workbench.colorCustomizations"]
    for member in (colors ?? root).members {
      switch member.value.content {
      case .string(let text) where colors != nil || text.hasPrefix("#"):
        add(member.key, as: member.key, text: text)
      case .null: report.omit(member.key, "it is the editor's own")
      default: break
      }
    }
    if let colors { report.omitRest(of: colors) }
    for key in ["colors", "workbench.colorCustomizations"] { report.account(key) }
  }

  /// Adds the gradient of a board, whose middle is the color that other colors are chosen for.
  fileprivate mutating func addGradient(_ member: JSONObject.Member) {
    let list = member.value["colors"]?.array ?? []
    let stops = list.compactMap { Color.Resolved(argb: $0) }.filter { $0.opacity > 0 }
    guard stops.count == list.count, 2...ThemeLimits.stops ~= stops.count else {
      return report.omit(member.key, "it has no colors from one end to the other")
    }
    let angle = member.value["angleDeg"]?.number ?? 0
    let names = stops.indices.map { "\(member.key) \($0 + 1)" }
    for (name, stop) in zip(names, stops) { add(name, stop) }
    add("\(member.key) middle", changing(stops.mean) { $0.opacity = 1 })
    gradient = (min(max(angle, -360), 360), names)
    roles[.board] = ["\(member.key) middle"]
    report.adapt(member.key, "a straight gradient, at \(angle.plainText)° as in style sheets")
  }
}
