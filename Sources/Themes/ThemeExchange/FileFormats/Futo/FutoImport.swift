import KeyboardDrawing
import KeyboardStyling
import SourceText

extension Conversion {

  /// Source: github.com/futo-org/android-keyboard at 8a099cf2, `uix/theme/serialization/Toml.kt`,
  /// `ZipThemes.kt`, `AdvancedThemeCustomizer.kt`, `uix/BasicThemeProvider.kt`, `UixManager.kt` and
  /// `ActionBar.kt`.
  static func theme(fromFuto source: ImportSource) throws(Diagnostics) -> Conversion {
    var writer = FutoThemeWriter(try TOMLDocument(source.file).root, files: CarriedFiles(source))
    guard !writer.colors.isEmpty else {
      throw source.file.problem(.missingKey, "The theme has no “colors”")
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
      guard let text = member.value.string, let color = ImportedPalette.color(text)?.light else {
        report.omit("colors.\(member.key)", "it isn't a color")
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
    for part in ["auto_borders", "background.opacity", "background.cropping"] {
      report.account("options.\(part)")
    }
    for part in ["matchrules", "asset"] { report.account(part) }
    report.omitRest(of: root)
    return header + files.members(beside: [("variables", variables)] + styles)
  }

  private mutating func header() -> JSONMembers {
    var members: JSONMembers = []
    for key in ["name", "author", "description"] {
      guard let text = root[key]?.string, !text.isEmpty else { continue }
      guard text.asFact != nil else {
        report.omit(key, "it isn't a short text")
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

  mutating func buttons() -> JSONMembers {
    let roundness = option("roundedness", 0...10) ?? 1
    var all: JSONMembers = [
      ("pressedOverlayColor", "transparent"), ("shadowSize", .integer(0)),
      ("borderSize", .integer(0)),
      ("cornerRadius", .number(Self.rounded(min(9 * roundness, 100)))),
    ]
    all += texts()
    report.set("keys", hasBorders ? "keyboard_container" : "on_background, without faces")
    if root["options"]?["roundedness"] != nil {
      report.carry("options.roundedness", as: "buttons.all.cornerRadius")
    }
    let text = hasBorders ? "on_keyboard_container" : "on_background"
    func style(_ face: String) -> JSONText {
      let base = hasBorders ? face : nil
      let pressed: JSONText = [
        "backgroundColor": reference("keyboard_container_pressed", over: base),
        "foregroundColor": reference("on_keyboard_container_pressed", over: text),
      ]
      return [
        "backgroundColor": hasBorders ? reference(face) : "transparent",
        "foregroundColor": reference(text), "pressed": pressed.members.isEmpty ? nil : pressed,
      ]
    }
    let action = min(128 * roundness, 100)
    let primary: JSONText = [
      "backgroundColor": reference("primary"), "foregroundColor": reference("on_primary"),
      "cornerRadius": action > 24 ? "50%" : .number(action),
      "pressed": [
        "backgroundColor": reference("secondary_container"),
        "foregroundColor": reference("on_secondary_container"),
      ],
    ]
    if color("primary") != nil { report.set("return", "primary") }
    return [
      ("all", .object(all)), ("input", style("keyboard_container")),
      ("system", style("keyboard_container_variant")), ("primary", primary),
    ]
  }

  private mutating func texts() -> JSONMembers {
    var members: JSONMembers = []
    if let path = root["options"]?["font"]?["font"]?.string {
      do throws(CarriedFiles.Reason) {
        members.append(("fontFamily", .string(try files.font(path))))
        report.carry("options.font.font", as: "fonts")
      } catch {
        report.omit("options.font.font", error.text)
      }
    }
    if let weight = option("weight_text", 100...900) {
      let rounded = (weight / 100).rounded() * 100
      members.append(("fontWeight", .integer(Int(rounded))))
      report.carry(
        "options.weight_text", as: "buttons.all.fontWeight",
        weight == rounded ? [] : ["as \(rounded.plainText)"])
    }
    if let scale = option("scale_text", 0.1...4) {
      members.append(("fontScale", .number(scale)))
      report.carry("options.scale_text", as: "buttons.all.fontScale")
    }
    for name in ["scale_hints", "weight_hints"] where root["options"]?[name] != nil {
      report.omit("options.\(name)", "hints have the size of iOS")
    }
    return members
  }

  mutating func callouts() -> JSONMembers {
    let radius = Self.rounded(min(9 * (option("roundedness", 0...10) ?? 1), 100))
    let callouts: JSONText = [
      "backgroundColor": reference("keyboard_press"),
      "foregroundColor": reference("on_keyboard_container"),
      "selectedBackgroundColor": reference("primary"),
      "selectedForegroundColor": reference("on_primary"), "cornerRadius": .number(radius),
    ]
    if color("keyboard_press") != nil { report.set("callouts", "keyboard_press") }
    return [("callouts", callouts)]
  }

  mutating func toolbar() -> JSONMembers {
    let hasPicture = root["options"]?["background"]?["image"] != nil
    let toolbar: JSONText = [
      "item": reference("on_background").map { ["titleColor": $0] },
      "background": hasPicture ? veil(0.5) : hasBorders ? nil : reference("keyboard_surface_dim"),
    ]
    return toolbar.members.isEmpty ? [] : [("toolbar", toolbar)]
  }

  mutating func rules() -> [JSONText] {
    var rules: [JSONText] = []
    func add(_ match: JSONMembers, _ fields: JSONMembers) {
      if !fields.isEmpty { rules.append(.object([("match", .object(match))] + fields)) }
    }
    let secondary = JSONMembers(present: [
      ("backgroundColor", reference("secondary")), ("foregroundColor", reference("on_secondary")),
    ])
    add([("shift", "capsLocked")], secondary)
    if !hasBorders {
      let radius = min(48 * (option("roundedness", 0...10) ?? 1), 100)
      add(
        [("action", "space")],
        JSONMembers(present: [
          ("backgroundColor", reference("keyboard_container_pressed")),
          ("cornerRadius", radius > 24 ? "50%" : .number(radius)),
        ]))
    }
    if let hint = reference("on_surface_variant") {
      let isCentered = root["options"]?["center_hints"]?.bool == true
      add(
        [("element", "hint")],
        [("foregroundColor", hint)] + (isCentered ? [("place", "top")] : []))
      if isCentered { report.carry("options.center_hints", as: "rules") }
    }
    var pictures = FutoPictures(root, colors: colors)
    rules += pictures.rules(with: &files).prefix(ThemeLimits.rules - rules.count)
    report.join(pictures.report)
    return rules
  }
}
