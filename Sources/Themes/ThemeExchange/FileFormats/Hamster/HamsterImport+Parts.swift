import KeyboardDrawing
import KeyboardStyling
import SourceText

extension HamsterSkin {

  /// The members of a theme, or none without a key of a letter.
  mutating func members() -> JSONMembers {
    let letter = look { $0.key(.letter) }
    guard !letter.isMissing else { return [] }
    var members = board()
    members.add("buttons", buttons())
    members.add("labels", labels())
    let rules = rules(beside: letter)
    if !rules.isEmpty { members.append(("rules", .array(rules))) }
    members.add("callouts", callouts(of: letter))
    members += toolbar()
    omitParts()
    return members
  }

  private mutating func boardLook() -> Look {
    let rows = look { keyboard in
      keyboard["keyboardStyle"].map { HamsterStyle(name: "keyboardStyle", value: $0) }
    }
    let named = look(rows, "backgroundStyle")
    if !named.isMissing { return named }
    return look { $0.styles(.init(.string("keyboardBackgroundStyle"), span: 0..<0)).first }
  }

  private mutating func board() -> JSONMembers {
    let look = boardLook()
    account("normalColor", of: look)
    guard let color = color(look, "normalColor") else { return [] }
    report.set("board", look.name)
    guard !color.light.isOpaque || !color.dark.isOpaque else {
      report.carry("\(look.name) normalColor", as: "background")
      return [("background", color.fileValue)]
    }
    // The app has the background of the system below its own.
    report.carry("\(look.name) normalColor", as: "background.overlayColor")
    let layers = [("color", "standard-keyboard"), ("overlayColor", color.fileValue)]
    return [("background", .object(layers))]
  }

  private mutating func buttons() -> JSONMembers {
    var members = [
      // Pressed keys of the app have no overlay.
      ("all", JSONText.object([("pressedOverlayColor", "transparent")]))
    ]
    for (type, kind) in [("input", HamsterKey.letter), ("system", .system), ("primary", .primary)] {
      let key = look { $0.key(kind) }
      let style = style(of: key, kind, at: "buttons.\(type)")
      if !style.isEmpty {
        members.append((type, .object(style)))
        report.set(type == "input" ? "keys" : type == "primary" ? "return" : type, key.name)
      }
    }
    return members
  }

  private mutating func style(of key: Look, _ kind: HamsterKey, at path: String) -> JSONMembers {
    guard !key.isMissing else { return [] }
    for key in key.styles { report.account("\(key.name).action") }
    var face = look(key, "backgroundStyle")
    var text = look(key, "foregroundStyle")
    if kind == .primary {
      let system = look { $0.key(.system) }
      for field in ["backgroundStyle", "foregroundStyle"] where look(key, field).isMissing {
        report.adapt("\(key.name) \(field)", "as of \(system.name): scripts aren't run")
      }
      if face.isMissing { face = look(system, "backgroundStyle") }
      if text.isMissing { text = look(system, "foregroundStyle") }
    }
    var members = colors(
      face,
      [
        ("normalColor", "backgroundColor"), ("normalLowerEdgeColor", "shadowColor"),
        ("normalBorderColor", "borderColor"), ("borderColor", "borderColor"),
      ].filter { $0.0 != "borderColor" || color(face, "normalBorderColor") == nil }, at: path)
    if !face.isMissing, color(face, "normalLowerEdgeColor") == nil {
      members.append(("shadowSize", .integer(0)))
    }
    members += length(face, "borderSize", as: "borderSize", 0...50, at: path)
    members += length(face, "cornerRadius", as: "cornerRadius", 0...100, at: path)
    members += colors(text, [("normalColor", "foregroundColor")], at: path)
    members += length(text, "fontSize", as: "font", 1...200, at: path)
    let pressed =
      colors(
        face,
        [
          ("highlightColor", "backgroundColor"), ("highlightLowerEdgeColor", "shadowColor"),
          ("highlightBorderColor", "borderColor"),
        ], at: "\(path).pressed")
      + colors(text, [("highlightColor", "foregroundColor")], at: "\(path).pressed")
    members.add("pressed", pressed)
    return members
  }

  private mutating func rules(beside letter: Look) -> [JSONText] {
    var rules: [JSONText] = []
    var others = self
    let usual = others.style(of: letter, .letter, at: "")
    let space = look { $0.key(.space) }
    let report = report
    let own = style(of: space, .space, at: "rules[0]").filter { field in
      !usual.contains { $0 == field }
    }
    if own.isEmpty {
      self.report = report
      for key in space.styles { self.report.account(key.name) }
    } else {
      rules.append(.object([("match", "space")] + own))
    }
    let badge = look(letter, "foregroundStyle", at: 1)
    let hint = colors(badge, [("normalColor", "foregroundColor")], at: "rules[\(rules.count)]")
    if !hint.isEmpty { rules.append(.object([("match", ["element": "hint"])] + hint)) }
    return rules
  }

  private mutating func callouts(of letter: Look) -> JSONMembers {
    let hint = look(letter, "hintStyle")
    let shown = look(hint, "foregroundStyle")
    var members = bubble(hint, at: "callouts")
    members += colors(shown, [("normalColor", "foregroundColor")], at: "callouts")
    members += length(shown, "fontSize", as: "inputItemFont", 1...200, at: "callouts")
    let hold = look(letter, "holdSymbolsStyle", or: "hintSymbolsStyle")
    let selected = look(hold, "selectedStyle", or: "selectedBackgroundStyle")
    var text = look(hold, "foregroundStyle")
    if text.isMissing { text = look(look(hold, "symbolStyles"), "foregroundStyle") }
    var action = bubble(hold, at: "callouts.action")
    action += colors(selected, [("normalColor", "selectedBackgroundColor")], at: "callouts.action")
    action += colors(
      text,
      [("normalColor", "foregroundColor"), ("highlightColor", "selectedForegroundColor")],
      at: "callouts.action")
    action += length(text, "fontSize", as: "actionItemFont", 1...200, at: "callouts.action")
    members.add("action", action)
    if !members.isEmpty { report.set("callouts", hint.isMissing ? hold.name : hint.name) }
    return members
  }

  private mutating func bubble(_ look: Look, at path: String) -> JSONMembers {
    let face = self.look(look, "backgroundStyle")
    var members = colors(
      face,
      [
        ("normalColor", "backgroundColor"), ("borderColor", "borderColor"),
        ("shadowColor", "shadowColor"),
      ], at: path)
    members += length(face, "borderSize", as: "borderSize", 0...20, at: path)
    let radius = length(face, "cornerRadius", as: "cornerRadius", 0...100, at: path)
    guard radius.isEmpty else { return members + radius }
    return members + length(face, "topCornerRadius", as: "cornerRadius", 0...100, at: path)
  }

  private mutating func toolbar() -> JSONMembers {
    func bar(_ names: [String], _ field: String) -> Look {
      for name in names {
        let bar = look { $0[name].map { HamsterStyle(name: name, value: $0) } }
        let found = look(bar, field)
        if !found.isMissing { return found }
      }
      return Look()
    }
    let words = bar(["toolbar", "horizontalCandidates"], "horizontalCandidateStyle")
    let own = words.isMissing ? bar(["horizontalCandidates"], "candidateStyle") : words
    var item = colors(
      own, [("textColor", "titleColor"), ("commentColor", "subtitleColor")], at: "toolbar.item")
    item += length(own, "textFontSize", as: "titleFont", 1...200, at: "toolbar.item")
    item += length(own, "commentFontSize", as: "subtitleFont", 1...200, at: "toolbar.item")
    let first = colors(
      own,
      [
        ("preferredBackgroundColor", "backgroundColor"), ("preferredTextColor", "titleColor"),
        ("preferredCommentColor", "subtitleColor"),
      ], at: "toolbar.autocorrectItem")
    var members: JSONMembers = []
    let root = look { HamsterStyle(name: "", value: $0.root) }
    members += length(root, "toolbarHeight", as: "height", 0...500, at: "toolbar")
    let background = bar(["toolbar", "toolbarStyle"], "backgroundStyle")
    let board = boardLook()
    if color(background, "normalColor") != color(board, "normalColor") {
      members += colors(background, [("normalColor", "background")], at: "toolbar")
    }
    members.add("item", item)
    members.add("autocorrectItem", first)
    if members.isEmpty { return [] }
    report.set("toolbar", own.isMissing ? "keyboard" : own.name)
    let text = color(own, "textColor").map { [("foregroundColor", $0.fileValue)] } ?? []
    return text + [("toolbar", .object(members))]
  }

  private static let unknown = WordFile("hamster")

  private mutating func omitParts() {
    let keyboards = [light, dark]
    for name in Self.unknown.keys where keyboards.contains(where: { $0.has(name) }) {
      report.omit(name, Self.unknown.lists[name, default: []].joined(separator: ", "))
      let owners = keyboards.flatMap(\.root.members).filter { $0.value[name] != nil }
      for owner in owners { report.account("\(owner.key).\(name)") }
    }
    let scripts = Set(keyboards.flatMap(\.scripts))
    if !scripts.isEmpty {
      for place in scripts { report.account(place) }
      report.omit("scripts", "scripts aren't run, and would compute \(scripts.count) values")
    }
    for keyboard in keyboards { omitRest(of: keyboard.root) }
  }

  /// Reports what nothing has read: other keys and pages, and styles that none of the keys above refers to.
  private mutating func omitRest(of root: JSONValue) {
    let read = Set(report.accounted.map { String($0.prefix { $0 != "." }) })
    let others = root.members.filter { !read.contains($0.key) }
    let count = others.reduce(0) { $0 + $1.value.leafCount }
    omit(others, "no key that a theme styles refers to them (\(count) values)")
    report.omitRest(of: root)
  }
}
