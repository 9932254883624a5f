import KeyboardDocuments

/// Variables in the form of Figma's REST API as groups of design tokens, for each color scheme.
///
/// Source: the documentation of `GET /v1/files/:key/variables/local`.
struct FigmaVariables {

  /// The tokens with the same value in both color schemes, and those of one.
  private(set) var trees: [(mode: TokenMode?, tree: JSONValue)] = []
  private(set) var notes: [(name: String, note: String)] = []
  private(set) var omissions: [(name: String, reason: String)] = []

  private let variables: [JSONObject.Member]
  private var paths: [String: [String]] = [:]
  private var tokens: [(mode: TokenMode?, path: [String], value: JSONValue)] = []

  /// Return nil if the file has another form.
  init?(_ root: JSONValue) {
    let content = root["meta"] ?? root
    guard let variables = content["variables"]?.object?.members,
      let collections = content["variableCollections"]?.object,
      variables.contains(where: { $0.value["valuesByMode"] != nil })
    else { return nil }
    self.variables = variables.prefix(InputBudget.tokenReferences.values).map { $0 }
    for variable in self.variables {
      let collection = variable.value["variableCollectionId"]?.string.flatMap { collections[$0] }
      paths[variable.key] = Self.path(of: variable.value, in: collection)
    }
    for collection in collections.members { add(collection) }
    let modes: [TokenMode?] = [nil, .light, .dark]
    trees = modes.map { mode -> (mode: TokenMode?, tree: JSONValue) in
      let own = tokens.filter { $0.mode == mode }.map { (path: $0.path[...], value: $0.value) }
      return (mode, Self.tree(own))
    }
  }

  /// Names have slashes; points would part the names in references.
  private static func path(of variable: JSONValue, in collection: JSONValue?) -> [String] {
    let name = variable["name"]?.string ?? ""
    let parts = [collection?["name"]?.string ?? ""] + name.split(separator: "/").map { String($0) }
    return parts.prefix(InputBudget.tokens.depth / 2).map { part in
      String(part.map { sign -> Character in ".{}$".contains(sign) ? "-" : sign })
    }.filter { !$0.isEmpty }
  }

  private mutating func add(_ collection: JSONObject.Member) {
    let modes = (collection.value["modes"]?.array ?? []).compactMap { mode in
      mode["modeId"]?.string.map { (id: $0, name: mode["name"]?.string ?? "") }
    }
    let usual = collection.value["defaultModeId"]?.string ?? modes.first?.id ?? ""
    let pair = TokenMode.allCases.compactMap { scheme in
      modes.first { TokenMode.named($0.name)?.mode == scheme }.map { (scheme, $0.id) }
    }
    let used: [(mode: TokenMode?, id: String)] =
      pair.count == 2 ? pair.map { ($0, $1) } : [(nil, usual)]
    let title = collection.value["name"]?.string ?? collection.key
    for mode in modes where !used.contains(where: { $0.id == mode.id }) {
      omissions.append(("\(title).\(mode.name)", "a theme has one look for each color scheme"))
    }
    if pair.count == 2 { notes.append((title, "light and dark together")) }
    for variable in variables
    where variable.value["variableCollectionId"]?.string == collection.key {
      for (mode, id) in used {
        guard let value = variable.value["valuesByMode"]?[id] else { continue }
        tokens.append((mode, paths[variable.key] ?? [], token(value, of: variable.value)))
      }
    }
  }

  private func token(_ value: JSONValue, of variable: JSONValue) -> JSONValue {
    var value = value
    if value["type"]?.string == "VARIABLE_ALIAS" {
      let target = value["id"]?.string.flatMap { paths[$0] } ?? ["?"]
      value.content = .string("{\(target.joined(separator: "."))}")
    }
    let types = ["COLOR": "color", "FLOAT": "number", "STRING": "string", "BOOLEAN": "boolean"]
    let type = types[variable["resolvedType"]?.string ?? ""] ?? "string"
    return Self.object([("$type", JSONValue(.string(type), span: value.span)), ("$value", value)])
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    let members = members.map { key, value in
      JSONObject.Member(key: key, keySpan: value.span, value: value)
    }
    return JSONValue(.object(JSONObject(members: members)), span: members.first?.keySpan ?? 0..<0)
  }

  /// Groups by the first names of paths, in the order of the file.
  private static func tree(_ tokens: [(path: ArraySlice<String>, value: JSONValue)]) -> JSONValue {
    var names: [String] = []
    var groups: [String: [(path: ArraySlice<String>, value: JSONValue)]] = [:]
    for token in tokens {
      guard let name = token.path.first else { continue }
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append((token.path.dropFirst(), token.value))
    }
    return object(
      names.map { name -> (String, JSONValue) in
        let members = groups[name] ?? []
        // A token whose name others continue comes first.
        if let own = members.first(where: { $0.path.isEmpty }), members.count == 1 {
          return (name, own.value)
        }
        let inner = members.map { member -> (path: ArraySlice<String>, value: JSONValue) in
          (member.path.isEmpty ? ["$root"] : member.path, member.value)
        }
        return (name, tree(inner))
      })
  }
}
