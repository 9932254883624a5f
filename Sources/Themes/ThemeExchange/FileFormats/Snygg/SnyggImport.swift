import SourceText

extension Conversion {

  /// Source: github.com/florisboard/florisboard at e4a640ba, `lib/snygg`, `FlorisImeUi.kt` and the
  /// stylesheets in `assets/ime/theme`.
  static func theme(fromSnygg source: ImportSource) throws(Diagnostics) -> Conversion {
    let sheet = try SnyggSheet(source)
    guard source.map.isEmpty else {
      return try theme(of: SnyggValues(sheet).palette, from: source)
    }
    var writer = SnyggThemeWriter(sheet, files: CarriedFiles(source))
    let title = String(source.name.prefix { $0 != "." })
    let isTitle = !title.isEmpty && title.firstControl == nil
    let members = writer.members()
    return ThemeFileText(
      comments: ["Imported from the stylesheet of FlorisBoard in \(source.name)."],
      members: (isTitle ? [("name", .string(title))] : []) + writer.files.members(beside: members)
    ).conversion(writer.report, files: writer.files.files)
  }
}

/// Writes a stylesheet as the members of a theme, or of a variation.
struct SnyggThemeWriter {

  let sheet: SnyggSheet
  var report: ConversionReport
  var files: CarriedFiles
  var values: SnyggValues

  /// Remaining rules for keys and their codes; each rule is checked in all locales of its keys.
  var budget = InputBudget.stylesheet

  init(_ sheet: SnyggSheet, files: CarriedFiles) {
    (self.sheet, self.files) = (sheet, files)
    values = SnyggValues(sheet)
    report = sheet.report
    report.beginTheme()
    addFonts()
  }

  mutating func members() -> JSONMembers {
    var members: JSONMembers = []
    let variables = values.variables
    if !variables.isEmpty {
      let palette = [("$type", JSONText.string("color"))] + variables
      members.append(("variables", .object([("palette", .object(palette))])))
      for (name, _) in variables { report.carry("--\(name)", as: "variables.palette.\(name)") }
    }
    let window = merged(rules("window"))
    for (name, key) in [("background", "background"), ("foreground", "foregroundColor")] {
      guard let color = values.color(window[name]) else { continue }
      members.append((key, color))
      report.set(key == "background" ? "board" : "text", "window")
      report.carry("window \(name)", as: key)
    }
    if let image = image(of: window) {
      let color = members.firstIndex { $0.0 == "background" }
      let layers = (color.map { [("color", members[$0].1)] } ?? []) + [("image", image)]
      if let color { members.remove(at: color) }
      members.append(("background", .object(layers)))
    }
    members.add("buttons", buttons())
    let conditions = keyRules()
    if !conditions.isEmpty { members.append(("rules", .array(conditions))) }
    members.add("callouts", callouts())
    members.add("toolbar", toolbar())
    omitElements()
    omitRest()
    return members
  }

  private func rules(_ element: String, _ state: String = "") -> [SnyggSheet.Rule] {
    sheet.rules.filter { $0.element == element && $0.attributes.isEmpty && $0.state == state }
  }

  private func merged(_ rules: [SnyggSheet.Rule]) -> [String: String] {
    rules.flatMap(\.properties).reduce(into: [:]) { $0[$1.name] = $1.value }
  }

  private func returnRules(_ state: String) -> [SnyggSheet.Rule] {
    sheet.rules.filter {
      $0.element == "key" && $0.state == state && $0.onlyCodes == [SnyggKeys.returnCode]
    }
  }

  private mutating func buttons() -> JSONMembers {
    let (key, pressed) = (merged(rules("key")), merged(rules("key", "pressed")))
    let own = merged(returnRules(""))
    let ownPressed = pressed.merging(merged(returnRules("pressed"))) { $1 }
    // Pressed keys of FlorisBoard have no overlay.
    var all = [("pressedOverlayColor", JSONText.string("transparent"))]
    all += style(key, of: "key", at: "buttons.all")
    all.add("pressed", style(pressed, of: "key:pressed", at: "buttons.all.pressed"))
    report.set("keys", "key")
    guard !own.isEmpty || !returnRules("pressed").isEmpty else { return [("all", .object(all))] }
    var primary = style(own, of: "key[code=10]", at: "buttons.primary")
    primary.add(
      "pressed", style(ownPressed, of: "key[code=10]:pressed", at: "buttons.primary.pressed"))
    report.set("return", "key[code=10]")
    return [("all", .object(all)), ("primary", .object(primary))]
  }

  /// Rules of keys are more specific than the styles of pressed keys, which therefore follow each.
  private mutating func keyRules() -> [JSONText] {
    let pressed = merged(rules("key", "pressed"))
    var result: [JSONText] = []
    for rule in sheet.rules where rule.element == "key" {
      let isOfType = rule.attributes.isEmpty || rule.onlyCodes == [SnyggKeys.returnCode]
      if isOfType, ["", "pressed"].contains(rule.state) { continue }
      guard let match = match(of: rule) else { continue }
      guard budget.values > 0, budget.steps >= rule.codes?.count ?? 0 else {
        let (most, codes) = (InputBudget.stylesheet.values, InputBudget.stylesheet.steps)
        report.omit(
          rule.selector, "there are more than \(most) rules for keys, or \(codes) codes in them")
        continue
      }
      let properties: [String: String] = rule.properties.reduce(into: [:]) {
        $0[$1.name] = $1.value
      }
      let fields = style(properties, of: rule.selector, at: "rules[\(result.count)]")
      if fields.isEmpty { continue }
      budget.values -= 1
      budget.steps -= rule.codes?.count ?? 0
      result.append(.object([("match", .object(match))] + fields))
      let covered = pressed.keys.sorted().filter { rule.state.isEmpty && properties[$0] != nil }
      let shown = covered.flatMap { values.field($0, pressed[$0] ?? "").members }
      if !shown.isEmpty {
        result.append(.object([("match", .object(match + [("state", "pressed")]))] + shown))
      }
    }
    for hint in rules("key-hint") {
      guard let color = values.color(merged([hint])["foreground"]) else { continue }
      result.append(
        .object([("match", .object([("element", "hint")])), ("foregroundColor", color)]))
      report.carry("key-hint foreground", as: "rules[\(result.count - 1)]")
    }
    return result
  }

  private mutating func match(of rule: SnyggSheet.Rule) -> JSONMembers? {
    guard ["", "pressed", "disabled"].contains(rule.state) else {
      report.omit(rule.selector, "keys of iOS have no state \(rule.state.shortened.quoted)")
      return nil
    }
    var members: JSONMembers = []
    var reason: String?
    let isShift = rule.codes == [SnyggKeys.shiftCode]
    func add(_ key: String, _ values: [String], by names: [String: String]) {
      let known = Set(values.compactMap { names[$0] }).sorted()
      if known.isEmpty { reason = "keyboards of iOS have none of these states" }
      members.append((key, .array(known.map { .string($0) })))
    }
    for attribute in rule.attributes {
      switch attribute.name {
      case "code":
        let actions = actions(of: rule.codes ?? [])
        if actions.isEmpty { reason = "keyboards of iOS have no such key" }
        members.append(("action", actions.count == 1 ? actions[0] : .array(actions)))
      case "shiftstate":
        add(isShift ? "shift" : "case", attribute.values, by: SnyggKeys.cases)
      case "mode": add("keyboardType", attribute.values, by: SnyggKeys.keyboardTypes)
      default: reason = "keyboards of iOS have no \(attribute.name.shortened)"
      }
    }
    if members.contains(where: { $0.0 == "shift" }) { members.removeAll { $0.0 == "action" } }
    if !rule.state.isEmpty { members.append(("state", .string(rule.state))) }
    if let reason {
      report.omit(rule.selector, reason)
      return nil
    }
    return members
  }

  private func actions(of codes: [Int]) -> [JSONText] {
    var names: [JSONText] = []
    var characters: Set<String> = []
    for code in codes {
      if let function = SnyggKeys.functions.first(where: { $0.code == code }) {
        names.append(.string(function.name))
      } else if code > 32, let scalar = UInt32(exactly: code).flatMap({ Unicode.Scalar($0) }),
        !scalar.properties.isWhitespace, !scalar.isControl
      {
        let text = String(scalar).lowercased()
        if characters.insert(text).inserted { names.append(["character": .string(text)]) }
      }
    }
    return names
  }

  private mutating func style(
    _ properties: [String: String], of selector: String, at path: String
  ) -> JSONMembers {
    var members: JSONMembers = []
    for name in properties.keys.sorted() {
      let field = values.field(name, properties[name] ?? "")
      let place = "\(selector) \(name)"
      members += field.members
      if let member = field.members.first {
        report.carry(place, as: "\(path).\(member.0)", field.difference.map { [$0] } ?? [])
      } else {
        report.omit(place, field.difference ?? "themes have nothing of this kind")
      }
    }
    return members
  }

  private mutating func callouts() -> JSONMembers {
    let box = merged(rules("key-popup-box"))
    var kept = box.filter { ["background", "foreground"].contains($0.key) }
    // A callout has one radius in points.
    if let shape = box["shape"], case .number = values.field("shape", shape).members.first?.1 {
      kept["shape"] = shape
    }
    var members = style(kept, of: "key-popup-box", at: "callouts").filter { $0.0 != "cornerStyle" }
    members += colors(of: ["key-popup-element:focus"], in: "callouts")
    return members
  }

  private mutating func toolbar() -> JSONMembers {
    var members = colors(
      of: ["smartbar-candidate-word", "smartbar-candidate-spacer"], in: "toolbar")
    if let color = values.color(merged(rules("smartbar"))["background"]) {
      members.append(("background", color))
      report.carry("smartbar background", as: "toolbar.background")
    }
    return members
  }

  private mutating func colors(of selectors: [String], in part: String) -> JSONMembers {
    var members = NestedObject()
    for (selector, property, path) in SnyggKeys.parts where selectors.contains(selector) {
      let names = selector.split(separator: ":").map { String($0) } + [""]
      guard let color = values.color(merged(rules(names[0], names[1]))[property]) else { continue }
      members.insert(color, at: String(path.dropFirst(part.count + 1)))
      report.carry("\(selector) \(property)", as: path)
    }
    return members.members
  }

  private static let known: Set<String> = [
    "window", "key", "key-hint", "key-popup-box", "key-popup-element", "smartbar",
    "smartbar-candidate-word", "smartbar-candidate-spacer",
  ]

  /// Reports the values of known elements that have no part in a theme.
  private mutating func omitRest() {
    let known = report.names
    for (name, value) in sheet.variables where !known.contains("--\(name.drop { $0 == "-" })") {
      report.carry("--\(name.drop { $0 == "-" })", as: "\(value.shortened) where it is used")
    }
    for rule in sheet.rules where !known.contains(rule.element) && !known.contains(rule.selector) {
      for name in rule.properties.map(\.name) where !known.contains("\(rule.selector) \(name)") {
        report.omit("\(rule.selector) \(name)", "themes have nothing of this kind")
      }
    }
  }

  private mutating func omitElements() {
    for element in sheet.rules.map(\.element).uniqued(by: \.self)
    where !Self.known.contains(element) {
      report.omit(element, "keyboards of iOS have no such part")
    }
  }
}
