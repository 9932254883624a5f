import KeyboardDocuments

extension ThemeReader {

  mutating func parts(
    of file: SourceFile, named key: String? = nil, path: String? = nil, trail: [String] = []
  ) -> [ThemePart]? {
    // The lack of a suffix distinguishes a built-in theme from a file of the same name.
    let trail = trail + [key ?? "./" + FilePath(file.name).name]
    guard let root = root(of: file, path: path, isBuiltIn: key != nil && path == nil)
    else { return nil }
    checkVersion(root)
    if let schema = root["$schema"] { _ = reader.string(schema, named: "$schema") }
    var part = ThemePart(root: root, axes: axes(of: root))
    guard let base = root["extends"] else { return [part] }
    guard let baseParts = parts(extendedBy: base, choosing: &part.baseChoices, trail: trail)
    else { return nil }
    return baseParts + [part]
  }

  private mutating func root(
    of file: SourceFile, path: String?, isBuiltIn: Bool
  ) -> JSONValue? {
    let number = open(file, path: path)
    if isBuiltIn { builtInFiles.insert(number) }
    do {
      let document = try JSONDocument(
        parsing: file, number: number, options: ThemeLimits.json)
      reader.add(document.warnings, file: number)
      reader.roots[number] = document.root
      let isTheme =
        reader.object(document.root, named: "A theme", keys: ThemeFormat.theme.names) != nil
      return isTheme ? document.root : nil
    } catch {
      reader.add(error.list, file: number)
      return nil
    }
  }

  private mutating func checkVersion(_ root: JSONValue) {
    guard let version = root["formatVersion"] else {
      report(
        .missingKey, "A theme needs a key “formatVersion”", at: root.span, file: root.file,
        hint: "Add \"formatVersion\": 1.",
        change: insertion(
          of: "formatVersion", Self.requiredValues["formatVersion"], into: root))
      return
    }
    guard version.integer != KeyboardTheme.formatVersion else { return }
    let isQuoted = version.string?.numberInUnits == 1
    report(
      .unsupportedVersion,
      isQuoted
        ? "The version of the format is a number, not a string"
        : "This version of the format is not supported", at: version,
      hint: isQuoted
        ? "Write \"formatVersion\": 1 without the quotes around 1." : "The only version is 1.",
      fix: Self.requiredValues["formatVersion"])
  }

  private mutating func parts(
    extendedBy value: JSONValue, choosing choices: inout RequestedChoices?, trail: [String]
  ) -> [ThemePart]? {
    // Variables are those of all files, so they can't name one.
    guard let text = reader.string(value, named: "extends") else { return nil }
    let name = ThemeName(text)
    choices = name.variation.map { RequestedChoices(text: $0, place: value, isOfBase: true) }
    guard trail.count <= ThemeLimits.extensions else {
      return fail(
        .extendsDepth, "Themes extend each other more than \(ThemeLimits.extensions) levels deep",
        at: value)
    }
    guard let file = name.isFile ? file(name.theme, at: value) : builtInFile(name.theme, at: value)
    else { return nil }
    let key =
      name.isFile
      ? path(of: name.theme, from: value.file)
      : EmbeddedThemes.identifier(for: name.theme) ?? name.theme
    guard !trail.contains(key) else {
      let cycle = (trail + [key]).map(\.shortened).joined(separator: " → ")
      return fail(.extendsCycle, "Themes extend each other in a cycle: \(cycle)", at: value)
    }
    return parts(
      of: file, named: key, path: name.isFile ? path(of: name.theme, from: value.file) : nil,
      trail: trail)
  }

  private mutating func builtInFile(_ name: String, at value: JSONValue) -> SourceFile? {
    if let identifier = EmbeddedThemes.identifier(for: name) {
      return EmbeddedThemes.file(identifier)
    }
    let near = NearestNames.suggestions(for: name, among: EmbeddedThemes.identifiers, limit: 1)
      .first
    let variation = value.string.flatMap { ThemeName($0).variation }
    return fail(
      .unknownTheme, "There is no built-in theme \(name.quoted)", at: value,
      hint: NearestNames.hint(for: name, among: EmbeddedThemes.identifiers)
        ?? "A file is named by a path such as “./\(name.shortened).json”.",
      fix: near.flatMap {
        respelled(
          value.string ?? "", as: ThemeName(theme: $0, variation: variation).description,
          at: value.span, file: value.file)
      })
  }
}

struct ThemePart {

  var root: JSONValue
  var axes: [ThemeAxis]
  var baseChoices: RequestedChoices?
  var choices: [ThemeAxis.Choice] = []

  var otherChoices: [ThemeAxis.Choice] {
    axes.flatMap(\.choices).filter { other in
      !choices.contains { $0.value.span == other.value.span }
    }
  }

  var layers: [(value: JSONValue, choice: String?)] {
    [(root, nil)] + choices.map { ($0.value, $0.name) }
  }
}
