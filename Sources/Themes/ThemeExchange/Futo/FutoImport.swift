import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

extension Conversion {

  /// Convert a theme of FUTO Keyboard: its colors, font, picture of the board and pictures of keys.
  ///
  /// Source: github.com/futo-org/android-keyboard at 8a099cf2, `uix/theme/serialization/Toml.kt`,
  /// `ZipThemes.kt`, `AdvancedThemeCustomizer.kt`, `uix/BasicThemeProvider.kt`, `UixManager.kt` and
  /// `ActionBar.kt`.
  static func theme(fromFuto source: ImportSource) throws(Diagnostics) -> Conversion {
    var writer = FutoThemeWriter(
      try TOMLDocument(source.file).root, files: CarriedFiles(source))
    guard !writer.colors.isEmpty else {
      throw source.file.problem(
        .missingKey, "The theme has no “colors”")
    }
    let members = writer.members()
    return ThemeFileText(
      comments: ["Imported from a theme of FUTO Keyboard."], members: members
    ).conversion(writer.report, files: writer.files.files)
  }
}

/// Writes a theme of FUTO Keyboard as the members of a theme.
struct FutoThemeWriter {

  let colors: [(name: String, color: Color.Resolved)]
  var files: CarriedFiles
  var report = ConversionReport()
  let root: JSONValue

  init(_ root: JSONValue, files: CarriedFiles) {
    (self.root, self.files) = (root, files)
    report.beginTheme()
    var colors: [(name: String, color: Color.Resolved)] = []
    for member in root["colors"]?.members ?? [] {
      guard let text = member.value.string, let color = ImportedPalette.color(text) else {
        report.omit("colors.\(member.key)", "it is no color")
        continue
      }
      guard colors.count < 100 else {
        report.omit("colors.\(member.key)", "FUTO Keyboard has no color of this name")
        continue
      }
      colors.append((member.key, color))
    }
    self.colors = colors
  }

  mutating func members() -> JSONMembers {
    let header = header()
    let palette = colors.map { color -> (String, JSONText) in
      let name = VariablePaths.variableName(color.name)
      report.carry("colors.\(color.name)", as: "variables.palette.\(name)")
      return (name, .string(color.color.hexText))
    }
    let board = board()
    let buttons = buttons()
    let rules = rules()
    let variables = JSONText.object([("palette", .object([("$type", "color")] + palette))])
    let styles =
      board + [("buttons", .object(buttons)), ("rules", .array(rules))] + callouts() + toolbar()
    return header + files.members(beside: [("variables", variables)] + styles)
  }

  private mutating func header() -> JSONMembers {
    var members: JSONMembers = []
    for key in ["name", "author", "description"] {
      guard let text = root[key]?.string, !text.isEmpty else { continue }
      guard text.asFact != nil else {
        report.omit(key, "it is no short text")
        continue
      }
      members.append((key, .string(text)))
      report.carry(key, as: key)
    }
    if let version = root["version"]?.integer {
      members.append(("version", .string("\(version)")))
      report.carry("version", as: "version")
    }
    if root["id"] != nil { report.omit("id", "the name of the theme's file is its own") }
    return members
  }

  func color(_ name: String) -> Color.Resolved? { colors.first { $0.name == name }?.color }

  func reference(_ name: String) -> JSONText? {
    color(name).map { _ in .string("{palette.\(VariablePaths.variableName(name))}") }
  }

  func reference(_ name: String, over below: String?) -> JSONText? {
    guard let upper = color(name) else { return nil }
    guard !upper.isOpaque, let lower = below.flatMap({ color($0) }) else { return reference(name) }
    return .string(upper.composed(over: lower).hexText)
  }

  func option(_ name: String, _ range: ClosedRange<Double>) -> Double? {
    guard let options = root["options"], let number = options[name]?.number else { return nil }
    return min(max(number, range.lowerBound), range.upperBound)
  }

  var hasBorders: Bool { root["options"]?["auto_borders"]?.bool ?? true }

  private mutating func board() -> JSONMembers {
    var members: JSONMembers = []
    if let text = reference("on_background") {
      members.append(("foregroundColor", text))
      report.set("text", "on_background")
    }
    guard let surface = reference("keyboard_surface") else { return members }
    report.set("board", "keyboard_surface")
    var background = [("color", surface)]
    if let image = root["options"]?["background"], let path = image["image"]?.string {
      do throws(CarriedFiles.Reason) {
        background += picture(try files.picture(path), of: image)
        report.carry("options.background.image", as: "background.image")
      } catch {
        report.omit("options.background.image", error.text)
      }
      if image["action_bar_opacity"] != nil {
        report.omit("options.background.action_bar_opacity", "FUTO Keyboard has no use for it")
      }
    }
    members.append(("background", background.count == 1 ? surface : .object(background)))
    return members
  }

  /// The picture of the board, under the color of the board with the rest of the picture's opacity.
  private func picture(_ picture: CarriedFiles.Picture, of image: JSONValue) -> JSONMembers {
    var members = [("file", JSONText.string(picture.reference))]
    let cropping = (image["cropping"]?.array ?? []).compactMap(\.number)
    if cropping.count == 4 {
      let sizes = [picture.width, picture.height]
      let edges = cropping.enumerated().map { index, edge in
        Int((min(max(edge, 0), 1) * Double(sizes[index % 2])).rounded())
      }
      let (width, height) = (edges[2] - edges[0], edges[3] - edges[1])
      if width > 0, height > 0, [width, height] != sizes {
        let region = [edges[0], edges[1], width, height]
        members.append(("region", .array(region.map { .integer($0) })))
      }
    }
    let opacity = min(max(image["opacity"]?.number ?? 0.5, 0), 1)
    let veil = opacity < 1 ? veil(1 - opacity) : nil
    return [("image", .object(members))] + (veil.map { [("overlayColor", $0)] } ?? [])
  }

  static func rounded(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }

  func veil(_ opacity: Double) -> JSONText? {
    guard case .string(let name)? = reference("keyboard_surface") else { return nil }
    return .string("alpha(\(name), \(Self.rounded(opacity * 100).plainText)%)")
  }
}
