import KeyboardDrawing
import KeyboardStyling
import SourceText

/// The named colors of a file of another program, and what they are for there.
struct ImportedPalette {

  let title: String
  var contents = "its colors"
  var identifier: String?
  var name: String?
  var about: String?
  var author: String?
  private(set) var colors: [PaletteTheme.Entry] = []
  private var places: [String: Int] = [:]
  var roles: [PaletteRole: [String]] = [:]

  /// Whether names that suggest a role are looked for, since the format has none of its own.
  var isGuessed = false

  var texts: [String] = []

  /// The name of the color for text on vivid faces, or the board.
  var vividText: String?

  /// Names of vivid faces, or the accents' names if it is nil.
  var vividFaces: Set<String>?

  /// The corner radius of keys in points.
  var radius: Double?

  /// The families of the texts of keys.
  var families: [String] = []

  /// The gradient of the board from the first color to the last, by an angle of style sheets.
  var gradient: (angle: Double, names: [String])?
  var report = ConversionReport()

  /// A palette with the roles that colors of a format have by their names.
  init(_ title: String, format: String = "", roles: [PaletteRole: [String]] = [:]) {
    self.title = title
    self.roles = roles
    for role in PaletteRole.allCases {
      if let names = NameWords.lists["\(format).\(role)"] { self.roles[role] = names }
    }
  }

  mutating func add(_ name: String, _ light: Color.Resolved, dark: Color.Resolved? = nil) {
    let color = PaletteTheme.Entry(name: name, reference: "", light: light, dark: dark ?? light)
    if let place = places[name] {
      colors[place] = color
    } else if colors.count < ThemeLimits.variables {
      places[name] = colors.count
      colors.append(color)
    } else {
      report.omit(name, "a theme has at most \(ThemeLimits.variables) variables")
    }
  }

  /// Sets the dark color of a name, which is the only one if there is no light one.
  mutating func addDark(_ name: String, _ color: Color.Resolved) {
    if let place = places[name] { colors[place].dark = color } else { add(name, color) }
  }

  /// Sets the light color of a name, which is the only one if there is no dark one.
  mutating func addLight(_ name: String, _ color: Color.Resolved) {
    if let place = places[name] { colors[place].light = color } else { add(name, color) }
  }

  /// Adds the color of a place in the file, which has another name in the theme, or none.
  mutating func add(_ place: String, as name: String?, text: String) {
    report.account(place)
    guard let name else { return report.omit(place, "themes have nothing of this kind") }
    guard let color = Self.color(text)?.light else {
      return report.omit(place, "\(text.shortened.quoted) isn't a color")
    }
    add(name, color)
  }

  mutating func addFacts(of root: JSONValue) {
    (name, author) = (root["name"]?.string, root["author"]?.string)
    for key in ["name", "author"] where root[key]?.string != nil { report.carry(key, as: key) }
  }

  /// A color of a file of another program: also the three numbers of `hsl()` alone, as in older style
  /// sheets, and the opacity of another color, as in Tokens Studio.
  static func color(_ text: String) -> Color? {
    guard text.utf8.count <= InputBudget.color.text else { return nil }
    if let color = try? Color(parsing: text) { return color }
    if text.hasPrefix("rgba("), let comma = text.lastIndex(of: ",") {
      let (base, opacity) = (text[..<comma].dropFirst(5), text[comma...].dropFirst())
      return try? Color(parsing: "rgb(from \(base) r g b / \(opacity)")
    }
    let isTriplet = text.contains("%") && text.allSatisfy { $0.isNumber || ".%-/, ".contains($0) }
    return isTriplet ? try? Color(parsing: "hsl(\(text))") : nil
  }

  subscript(name: String) -> PaletteTheme.Entry? { places[name].map { colors[$0] } }
}

extension Conversion {

  /// - Throws: If the file has no color, or the map of people names something else.
  static func theme(
    of palette: ImportedPalette, from source: ImportSource
  ) throws(Diagnostics) -> Conversion {
    guard !palette.colors.isEmpty else {
      throw source.file.problem(.missingKey, "The file has no color of \(palette.title)")
    }
    let members = try palette.members(mapping: source.map)
    return ThemeFileText(
      comments: [
        "Imported from \(palette.title) in \(source.name).",
        "The palette has \(palette.contents); the styles use them by their roles.",
      ], members: members.members
    ).conversion(members.report)
  }
}

extension ImportedPalette {

  fileprivate func members(
    mapping map: [(target: String, name: String)]
  ) throws(Diagnostics) -> (members: JSONMembers, report: ConversionReport) {
    var report = report
    let paths = VariablePaths(colors.map { [$0.name] }).paths
    let chosen = try chosenRoles(mapping: map)
    var opaque: [String: PaletteTheme.Entry] = [:]
    if let board = chosen[.board].flatMap({ self[$0] }) {
      // A face or a text that lets the board through has another contrast on each of them.
      for name in Set(chosen.values).sorted() where !(self[name]?.isOpaque ?? true) {
        guard let color = self[name] else { continue }
        opaque[name] = color.over(board)
        report.adapt(name, "\(color.light.hexText), blended with the board")
      }
    }
    func entry(named name: String) -> PaletteTheme.Entry? {
      guard var color = opaque[name] ?? self[name], let path = paths[name] else { return nil }
      color.reference = "{palette.\(path)}"
      return color
    }
    let entries = chosen.compactMapValues { entry(named: $0) }
    var theme = PaletteTheme(roles: entries)
    theme.texts = texts.compactMap { entry(named: $0) }
    theme.vividText = vividText.flatMap { entry(named: $0) } ?? entries[.board]
    theme.vividFaces =
      vividFaces ?? Set([PaletteRole.accent, .pressedAccent].compactMap { entries[$0]?.name })
    let variables = colors.map { color -> (String, JSONText) in
      let own = opaque[color.name] ?? color
      let path = paths[color.name] ?? color.name
      if opaque[color.name] == nil { report.carry(color.name, as: "variables.palette.\(path)") }
      return (path, Color(light: own.light, dark: own.dark).fileValue)
    }
    var others: JSONMembers = []
    if let radius {
      others.append(("radius", .number(min(max(radius, 0), 24))))
      theme.radius = "{radius}"
    }
    if !families.isEmpty {
      others.append(("font", ["$value": .array(families.map { .string($0) })]))
      theme.families = "{font}"
    }
    var styles = theme.members()
    report.join(theme.report)
    if let gradient, let board = styles.firstIndex(where: { $0.0 == "background" }) {
      let stops = gradient.names.compactMap { entry(named: $0) }.map {
        JSONText.string($0.reference)
      }
      styles[board].1 = ["angle": .number(gradient.angle), "stops": .array(stops)]
    }
    if let radius, styles.contains(where: { $0.0 == "buttons" }) {
      report.set("cornerRadius", "\(radius.plainText) points")
    }
    let palette = [("$type", JSONText.string("color"))] + variables
    let facts = ThemeFileText.facts([
      ("id", identifier), ("name", name?.asFact), ("description", about),
      ("author", author?.asFact),
    ])
    let members = JSONText.object([("palette", .object(palette))] + others)
    return (facts + [("variables", members)] + styles, report)
  }

  private func chosenRoles(
    mapping map: [(target: String, name: String)]
  ) throws(Diagnostics) -> [PaletteRole: String] {
    let names = colors.map(\.name)
    let mapped = try PaletteMap(map, names: names).roles
    var chosen = mapped
    func isUsable(_ role: PaletteRole, _ name: String) -> Bool {
      guard let color = self[name], !color.light.isInvisible else { return false }
      guard role == .key, let board = chosen[.board].flatMap({ self[$0] }) else { return true }
      return color.over(board).isDistinct(from: board)
    }
    for role in PaletteRole.allCases where chosen[role] == nil {
      chosen[role] = roles[role]?.first { isUsable(role, $0) }
    }
    let paths = names.map { [$0] }
    if isGuessed {
      let guesses = PaletteRole.guesses(among: paths) { role, index, board in
        if chosen[.board] == nil { chosen[.board] = board.map { names[$0] } }
        return chosen[role] == nil && isUsable(role, names[index])
      }
      for (role, index, _) in guesses where chosen[role] == nil { chosen[role] = names[index] }
    }
    let faces = chosen.compactMapValues { names.firstIndex(of: $0) }
    for (role, index) in PaletteRole.texts(on: faces, among: paths) where mapped[role] == nil {
      chosen[role] = names[index]
    }
    return chosen
  }
}

extension PaletteTheme.Entry {

  fileprivate var isOpaque: Bool { light.isOpaque && dark.isOpaque }

  fileprivate func over(_ board: Self) -> Self {
    Self(
      name: name, reference: reference, light: light.over(board.light),
      dark: dark.over(board.dark))
  }
}
