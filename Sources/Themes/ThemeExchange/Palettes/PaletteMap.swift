import KeyboardDocuments

/// The colors that people name for roles, as `accent=color.indigo.600`, or for keys of a theme.
struct PaletteMap {

  private(set) var roles: [PaletteRole: String] = [:]

  /// Names of colors by the keys of a theme's file.
  private(set) var keys: [(key: String, name: String)] = []

  static let roleNames = PaletteRole.guessed.map(\.rawValue)

  /// Throw if there is no such role, key or color.
  init(
    _ map: [(target: String, name: String)], names: [String], keys known: [String] = []
  ) throws(Diagnostics) {
    var problems: [Diagnostic] = []
    let all = Set(names)
    for (target, name) in map {
      guard all.contains(name) else {
        problems.append(.unknownName(name, kind: "color", among: Array(names.prefix(1000))))
        continue
      }
      if let role = PaletteRole(rawValue: target) {
        roles[role] = name
      } else if known.contains(target) {
        keys.append((target, name))
      } else {
        problems.append(.unknownName(target, kind: "role", among: Self.roleNames))
      }
    }
    if !problems.isEmpty { throw Diagnostics(problems) }
  }
}

extension ImportSource {

  /// Names of roles in `map`.
  package static let roleNames = PaletteMap.roleNames.joinedAsAlternatives
}
