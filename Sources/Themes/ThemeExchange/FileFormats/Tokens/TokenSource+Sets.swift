import SourceText

/// The sets of Tokens Studio, in one file or in a file each, and the themes that choose among them.
extension TokenSource {

  /// A theme of Tokens Studio: sets that apply together, as one choice of its group.
  private struct SetTheme {
    var name: String
    var group: String?
    var sets: Set<String>

    init(_ value: JSONValue) {
      name = value["name"]?.string ?? ""
      group = value["group"]?.string
      sets = Set(
        (value["selectedTokenSets"]?.members ?? [])
          .filter { $0.value.string != "disabled" }.map(\.key))
    }
  }

  /// Joins the files of a folder to one with a set for each, if another file lists them.
  mutating func joined(_ files: [SourceFile]) throws(Diagnostics) -> JSONValue? {
    guard let index = files.first(where: { ImportSource.isIndex($0.name) }) else { return nil }
    let folder = FilePath(index.name).prefix
    var members: [JSONObject.Member] = []
    for file in files {
      let path = file.name.hasPrefix(folder) ? String(file.name.dropFirst(folder.count)) : file.name
      if FileWords(path: file.name).isSpecial {
        omit(file.name, "only the usual light and dark colors are read")
      } else {
        let root = try open(file)
        let key = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
        members.append(.init(key: key, keySpan: root.span, value: root))
        if key.hasPrefix("$"), !ImportSource.isIndex(file.name) {
          omit(file.name, "it has no tokens")
        } else {
          note(file.name, key.hasPrefix("$") ? "for the choice of sets" : "as a set")
        }
      }
    }
    return JSONValue(.object(JSONObject(members: members)), span: 0..<0)
  }

  /// Leaves out the sets that the chosen themes don't have.
  mutating func choosingSets(of root: JSONValue) -> JSONValue {
    let themes = (root["$themes"]?.array ?? []).prefix(1000).map { SetTheme($0) }
    guard var object = root.object, !themes.isEmpty else { return root }
    let chosen = Self.chosen(among: themes)
    let used = chosen.reduce(into: Set<String>()) { $0.formUnion($1.sets) }
    guard object.members.contains(where: { used.contains($0.key) }) else { return root }
    let names = chosen.prefix(8).map(\.name.quoted).joined(separator: ", ")
    object.members.removeAll { set in
      guard !set.key.hasPrefix("$"), !used.contains(set.key) else { return false }
      omit(set.key, "of the themes, only \(names) are used")
      return true
    }
    return changing(root) { $0.content = .object(object) }
  }

  /// Returns the light and the dark theme of each group, or its first one.
  private static func chosen(among themes: [SetTheme]) -> [SetTheme] {
    var groups: [String?] = []
    for theme in themes where !groups.contains(theme.group) { groups.append(theme.group) }
    return groups.flatMap { group in
      let all = themes.filter { $0.group == group }
      let pair = TokenMode.allCases.compactMap { mode in
        all.first { TokenMode.named($0.name).map { $0.mode == mode && $0.rest.isEmpty } ?? false }
      }
      var result = pair.count == 2 ? pair : Array(all.prefix(1))
      // Without a group, themes are alternatives if they share a set.
      for theme in all where group == nil {
        if result.allSatisfy({ $0.sets.isDisjoint(with: theme.sets) }) { result.append(theme) }
      }
      return result
    }
  }
}

extension ImportSource {

  /// Whether a file says how the sets in the files of its folder belong together.
  static func isIndex(_ path: String) -> Bool {
    ["$themes.json", "$metadata.json"].contains(FilePath(path).name)
  }
}
