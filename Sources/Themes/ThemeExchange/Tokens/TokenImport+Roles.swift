import KeyboardDocuments

// Tokens whose names suggest a part of the keyboard, for files that don't name any.
extension TokenThemeWriter {

  /// A part of the keyboard, and the usual names of its color without case, `-` and `_`.
  private struct Role {
    var key: String
    var names: [String]
  }

  private static let roles = [
    Role(key: "background", names: ["background", "bg", "canvas", "board"]),
    Role(
      key: "foregroundColor", names: ["text", "foreground", "fg", "onbackground", "onsurface"]),
    Role(key: "buttons.input.backgroundColor", names: ["surface", "card", "key"]),
    Role(
      key: "buttons.system.backgroundColor",
      names: ["surfacevariant", "surfacesecondary", "secondary", "muted"]),
    Role(key: "buttons.primary.backgroundColor", names: ["accent", "primary", "brand"]),
    Role(key: "buttons.primary.foregroundColor", names: ["onaccent", "onprimary", "onbrand"]),
  ]

  /// The ends of paths that say nothing about the role.
  private static let structuralNames = ["root", "default", "base", "color", "value"]

  mutating func writeRoles() {
    let tokens = colors.compactMap { token in
      variablePath(of: token).map { (token: token, path: $0, role: Self.roleName(of: token)) }
    }
    var filled: [String: String] = [:]
    for role in Self.roles {
      // The first of the names, not of the tokens, is the most likely one.
      let found = role.names.lazy.compactMap { name in tokens.first { $0.role == name } }.first
      guard let (token, path, _) = found else { continue }
      filled[role.key] = path
      keys.insert(.string("{\(path)}"), at: role.key)
      report.adapt(role.key, "\(token.name), by its name")
      if role.key == "foregroundColor" {
        keys.insert(.string("{\(path)}"), at: "buttons.all.foregroundColor")
      }
    }
    guard let accent = filled["buttons.primary.backgroundColor"],
      filled["buttons.primary.foregroundColor"] == nil
    else { return }
    // The overlay of the standard covers the text as well, and would take contrast from it.
    let text = "readable-text-on({\(accent)})"
    let pressed = "color-mix(in srgb, {\(accent)} 85%, readable-text-on(\(text)))"
    for (key, value) in [
      ("foregroundColor", text), ("pressedOverlayColor", "transparent"),
      ("pressed.backgroundColor", pressed),
    ] {
      keys.insert(.string(value), at: "buttons.primary.\(key)")
    }
  }

  private static func roleName(of token: TokenFile.Token) -> String {
    let names = token.path.map { name in
      name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return names.last { !structuralNames.contains($0) } ?? ""
  }
}
