import KeyboardDocuments

extension Conversion {

  /// Write design tokens as a resolver: a set for both color schemes, and a modifier with those that differ.
  ///
  /// Source: Design Tokens Resolver Module 2025.10, sections 4 and 5.
  static func resolver(of export: ThemeExport) -> Conversion {
    let tokens = TokenWriter.tokens(of: export)
    let (both, light, dark) = (
      tokens.json.tokens(for: nil), tokens.json.tokens(for: .light), tokens.json.tokens(for: .dark)
    )
    func sources(_ tokens: JSONText?) -> JSONText { .array(tokens.map { [$0] } ?? []) }
    let modifier = JSONText.object([
      ("contexts", .object([("light", sources(light)), ("dark", sources(dark))])),
      ("default", "light"),
    ])
    let resolver = JSONText.object([
      ("$schema", "https://www.designtokens.org/schemas/2025.10/resolver.json"),
      ("version", "2025.10"),
      ("sets", .object([("theme", .object([("sources", sources(both))]))])),
      ("modifiers", .object([("colorScheme", modifier)])),
      (
        "resolutionOrder",
        .array(
          ["#/sets/theme", "#/modifiers/colorScheme"].map { .object([("$ref", .string($0))]) })
      ),
    ])
    return Conversion(text: resolver.indentedText, report: tokens.report)
  }
}

extension JSONText {

  /// The tokens with their value in a color scheme, or those that are the same in both.
  fileprivate func tokens(for mode: TokenMode?) -> JSONText? {
    guard case .object(let members) = self else { return mode == nil ? self : nil }
    let value = members.first { $0.key == "$value" }
    guard value == nil else { return token(for: mode) }
    let kept = members.compactMap { member -> (String, JSONText)? in
      if member.key.hasPrefix("$"), member.key != "$root" {
        return mode == nil ? (member.key, member.value) : nil
      }
      return member.value.tokens(for: mode).map { (member.key, $0) }
    }
    return kept.isEmpty ? nil : .object(kept)
  }

  private func token(for mode: TokenMode?) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    let dark = self["$extensions"]?[TokenExtension.vendor]?[TokenExtension.dark]
    guard let dark else { return mode == nil ? self : nil }
    guard let mode else { return nil }
    return .object(
      members.compactMap { member -> (String, JSONText)? in
        switch member.key {
        case "$value" where mode == .dark: ("$value", dark)
        case "$extensions": member.value.withoutDark.map { ("$extensions", $0) }
        default: (member.key, member.value)
        }
      })
  }

  /// The extensions of a token without the value for dark colors.
  private var withoutDark: JSONText? {
    guard case .object(let vendors) = self else { return nil }
    let kept = vendors.compactMap { vendor -> (String, JSONText)? in
      guard case .object(let members) = vendor.value else { return (vendor.key, vendor.value) }
      let others = members.filter { $0.key != TokenExtension.dark }
      return others.isEmpty ? nil : (vendor.key, .object(others.map { ($0.key, $0.value) }))
    }
    return kept.isEmpty ? nil : .object(kept)
  }

  private subscript(key: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
