import KeyboardDocuments

extension ThemeReader {

  /// The keys of a theme.
  static let rootKeys =
    [
      "$schema", "formatVersion", "id", "name", "collection", "author", "license", "extends",
      "variables", "variations",
    ] + layerKeys

  /// The keys of a variation.
  static let variationKeys = ["name", "variables"] + layerKeys

  /// The requested variation, and where it is requested.
  struct RequestedVariation {
    var name: String

    /// The place of the request, or else of the variations in the first file.
    var place: JSONValue?

    /// Whether `extends` names it rather than the user.
    var isOfBase = false

    /// The variations of the files that lack it.
    var others: [String] = []
  }

  /// Return the files of a theme, extended ones first, or `nil` if one can't be read.
  mutating func parts(
    of file: SourceFile, named key: String? = nil, path: String? = nil,
    variation: RequestedVariation?, trail: [String] = []
  ) -> [ThemePart]? {
    // The lack of a suffix distinguishes a built-in theme from a file of the same name.
    let trail = trail + [key ?? "./" + (file.name.split(separator: "/").last ?? "")]
    guard let root = root(of: file, path: path, isBuiltIn: key != nil && path == nil)
    else { return nil }
    checkVersion(root)
    if let schema = root["$schema"] { _ = reader.string(schema, named: "$schema") }
    let names = variationNames(of: root)
    var part = ThemePart(root: root, otherVariations: [])
    for (name, value) in names {
      if let variation, NearestNames.match(for: name, among: [variation.name]) != nil {
        part.variation = (name, value)
        part.isRequested = !variation.isOfBase
      } else {
        part.otherVariations.append(value)
      }
    }
    // A variation missing from this file may be one of the theme it extends.
    var inherited = part.variation == nil ? variation : nil
    inherited?.others += names.map(\.name)
    if inherited?.place == nil { inherited?.place = root["variations"] ?? root }
    guard let base = root["extends"] else {
      if let inherited { reportUnknown(inherited, root: root) }
      return [part]
    }
    guard let baseParts = parts(extendedBy: base, inherited: inherited, trail: trail)
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
      let isTheme = reader.object(document.root, named: "A theme", keys: Self.rootKeys) != nil
      return isTheme ? document.root : nil
    } catch {
      reader.add(error.list, file: number)
      return nil
    }
  }

  private mutating func checkVersion(_ root: JSONValue) {
    guard let version = root["formatVersion"] else {
      report(
        .missingKey, "A theme needs a key “formatVersion”", at: root,
        hint: "Add \"formatVersion\": 1.")
      return
    }
    guard version.integer != 1 else { return }
    let isQuoted = version.string?.numberInUnits == 1
    report(
      .unsupportedVersion,
      isQuoted
        ? "The version of the format is a number, not a string"
        : "This version of the format is not supported", at: version,
      hint: isQuoted
        ? "Write \"formatVersion\": 1 without the quotes around 1." : "The only version is 1.")
  }

  private mutating func variationNames(
    of root: JSONValue
  ) -> [(name: String, value: JSONValue)] {
    guard let value = root["variations"], let all = members(value, named: "variations") else {
      return []
    }
    guard all.count <= ThemeLimits.variations else {
      reportExcess(of: "variations", over: ThemeLimits.variations, at: value)
      return []
    }
    for member in value.object?.members ?? [] where !Self.isComment(member.key) {
      let key = JSONValue(.string(member.key), span: member.keySpan, file: value.file)
      _ = reader.string(key, named: "The name of a variation")
    }
    return all.filter { members($0.value, named: "A variation", keys: Self.variationKeys) != nil }
      .map { (name: $0.key, value: $0.value) }
  }

  /// Return the files of the theme that an `extends` value references.
  private mutating func parts(
    extendedBy value: JSONValue, inherited: RequestedVariation?, trail: [String]
  ) -> [ThemePart]? {
    // Variables are those of all files, so they can't name one.
    guard let text = reader.string(value, named: "extends") else { return nil }
    let name = ThemeName(text)
    let variation =
      name.variation.map { RequestedVariation(name: $0, place: value, isOfBase: true) }
      ?? inherited
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
      variation: variation,
      trail: trail)
  }

  private mutating func builtInFile(_ name: String, at value: JSONValue) -> SourceFile? {
    if let identifier = EmbeddedThemes.identifier(for: name) {
      return EmbeddedThemes.file(identifier)
    }
    return fail(
      .unknownTheme, "There is no built-in theme \(name.quoted)", at: value,
      hint: NearestNames.hint(for: name, among: EmbeddedThemes.identifiers)
        ?? "A file is named by a path such as “./\(name.shortened).json”.")
  }

  private mutating func reportUnknown(_ variation: RequestedVariation, root: JSONValue) {
    let names = variation.others
    report(
      .unknownVariation, "There is no variation \(variation.name.quoted)",
      at: variation.place ?? root,
      hint: NearestNames.hint(for: variation.name, among: names)
        ?? (names.isEmpty
          ? nil : "Available variations: \(names.map(\.shortened).joined(separator: ", "))."))
  }
}

/// A file of a theme, with the variation selected from it.
struct ThemePart {

  /// The root object of the file.
  var root: JSONValue

  /// The selected variation, as spelled in the file.
  var variation: (name: String, value: JSONValue)?

  /// Whether the user has chosen the variation, so that it names the theme.
  var isRequested = false

  /// The other variations of the file.
  var otherVariations: [JSONValue]

  /// The objects with styles, in ascending order of precedence.
  var layers: [JSONValue] { [root] + (variation.map { [$0.value] } ?? []) }
}
