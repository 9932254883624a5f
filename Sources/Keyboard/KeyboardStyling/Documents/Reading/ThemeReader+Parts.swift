import SourceText

extension ThemeReader {

  /// Bases come before what extends them, and count once.
  mutating func parts(of file: SourceFile) -> [ThemePart]? {
    var chain = ThemePartChain()
    // The lack of a suffix distinguishes a built-in theme from a file of the same name.
    let trail = ["./" + FilePath(file.name).name]
    guard read(file, path: nil, isBuiltIn: false, trail: trail, into: &chain) != nil
    else { return nil }
    return chain.parts
  }

  private mutating func read(
    _ file: SourceFile, path: String?, isBuiltIn: Bool, trail: [String],
    into chain: inout ThemePartChain
  ) -> [Int]? {
    guard let root = root(of: file, path: path, isBuiltIn: isBuiltIn) else { return nil }
    checkVersion(root)
    if let schema = root["$schema"] { _ = reader.string(schema, named: "$schema") }
    var part = ThemePart(root: root, axes: axes(of: root))
    var places: [Int] = []
    for value in bases(of: root) {
      guard let base = base(value, trail: trail, into: &chain) else {
        // Its variables and variations are unknown, but all other errors are found.
        (lacksBase, part.lacksBase) = (true, true)
        continue
      }
      part.bases.append(base)
      places += base.places.filter { !places.contains($0) }
    }
    chain.parts.append(part)
    return places + [chain.parts.count - 1]
  }

  private mutating func bases(of root: JSONValue) -> [JSONValue] {
    guard let value = root["extends"] else { return [] }
    guard let values = value.array else { return [value] }
    if 1...ThemeLimits.bases ~= values.count { return values }
    report(
      .invalidValue, "extends must have 1 to \(ThemeLimits.bases) bases", at: value,
      change: values.isEmpty ? removal(of: value, "Remove the key")?.unsafe : nil)
    lacksBase = true
    return []
  }

  private mutating func root(of file: SourceFile, path: String?, isBuiltIn: Bool) -> JSONValue? {
    let number = open(file, path: path)
    if isBuiltIn { builtInFiles.insert(number) }
    do {
      let document = try JSONDocument(parsing: file, number: number, options: ThemeLimits.json)
      reader.add(document.warnings, file: number)
      reader.roots[number] = document.root
      if document.root["kbtheme"] != nil {
        return fail(
          .wrongType, "This is a compiled theme", at: document.root,
          hint: "Apps read it with KeyboardThemeFile; name the theme that it was exported from.")
      }
      if let (format, option) = Self.otherFormat(document.root) {
        return fail(
          .missingKey, "\(format), not a theme", at: document.root,
          hint: "Convert it by kbrender theme import \(option)\(FilePath(file.name).name).")
      }
      reportMisplacedKeys(of: document.root, named: "A theme", among: ThemeFormat.theme.names)
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
      return report(
        .missingKey, "A theme needs a key “formatVersion”", at: root,
        hint: "Add \"formatVersion\": 1.",
        change: insertion(of: "formatVersion", Self.requiredValues["formatVersion"], into: root))
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
      change: Self.requiredValues["formatVersion"].map {
        let fix = Diagnostic.Fix("Replace by \($0)", version.span, $0)
        return isQuoted ? fix : fix.unsafe
      })
  }

  private mutating func base(
    _ value: JSONValue, trail: [String], into chain: inout ThemePartChain
  ) -> ThemePart.Base? {
    // Variables are those of all files, so they can't name one.
    guard let text = reader.string(value, named: "extends") else { return nil }
    let name = ThemeName(text)
    let choices = name.variation.map { RequestedChoices(text: $0, place: value, isOfBase: true) }
    guard trail.count <= ThemeLimits.extensions else {
      return fail(
        .chainDepth, "Themes extend each other more than \(ThemeLimits.extensions) levels deep",
        at: value)
    }
    guard let file = name.isFile ? file(name.theme, at: value) : builtInFile(name.theme, at: value)
    else { return nil }
    let path = name.isFile ? path(of: name.theme, from: value.file) : nil
    let key = path ?? EmbeddedThemes.identifier(for: name.theme) ?? name.theme
    guard !trail.contains(key) else {
      let cycle = (trail + [key]).map(\.shortened).joined(separator: " → ")
      return fail(.extendsCycle, "Themes extend each other in a cycle: \(cycle)", at: value)
    }
    if let known = chain.places[key] { return ThemePart.Base(choices: choices, places: known) }
    guard chain.places.count < ThemeLimits.extendedFiles else {
      reportExcess(of: "bases in total", over: ThemeLimits.extendedFiles, at: value)
      return nil
    }
    let places = read(file, path: path, isBuiltIn: path == nil, trail: trail + [key], into: &chain)
    chain.places[key] = places
    return places.map { ThemePart.Base(choices: choices, places: $0) }
  }

  private mutating func builtInFile(_ name: String, at value: JSONValue) -> SourceFile? {
    if let identifier = EmbeddedThemes.identifier(for: name) { return builtIn(identifier) }
    let near = NearestNames.misspelled(name, among: EmbeddedThemes.identifiers)
    let variation = value.string.flatMap { ThemeName($0).variation }
    return fail(
      .unknownThemeName, "There is no built-in theme \(name.quoted)", at: value,
      hint: NearestNames.hint(for: name, among: EmbeddedThemes.identifiers)
        ?? "A file is named by a path such as “./\(name.shortened).json”.",
      fix: near.flatMap {
        respelled(
          value.string ?? "", as: ThemeName(theme: $0, variation: variation).description, at: value)
      })
  }
}

/// Files of a theme and its bases in order of application, and their indices by file.
struct ThemePartChain {

  var parts: [ThemePart] = []

  var places: [String: [Int]] = [:]
}

/// One file among a theme and its bases, with the choices made in it.
struct ThemePart {

  /// Base of a file by the indices of its parts, with the choices that the file requests.
  struct Base {
    var choices: RequestedChoices?
    var places: [Int]
  }

  var root: JSONValue
  var axes: [ThemeAxis]
  var bases: [Base] = []

  var lacksBase = false
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
