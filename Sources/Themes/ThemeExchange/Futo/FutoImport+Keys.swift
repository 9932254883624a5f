import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

// Keys, callouts and the toolbar.
extension FutoThemeWriter {

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
      "background": hasPicture
        ? veil(0.5) : hasBorders ? nil : reference("keyboard_surface_dim"),
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
