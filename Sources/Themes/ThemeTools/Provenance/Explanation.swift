package import KeyboardDrawing
import KeyboardStyling
package import SourceText

/// Parts of a keyboard with the origin of each property.
package struct Explanation: Sendable {

  package var title: String
  package var parts: [ExplainedPart]

  package init(title: String, parts: [ExplainedPart]) {
    self.title = title
    self.parts = parts
  }

  package func text(usesColor: Bool) -> String {
    parts.map { part in
      let heading = "\(part.title) in \(title.withoutControls)\n".printable
      let rules = part.unmatched.map(\.text).joined()
      if part.properties.isEmpty {
        return heading + "  All of its style is the standard.\n" + rules
      }
      return heading + part.properties.map { $0.text(usesColor: usesColor) }.joined() + rules
    }.joined(separator: "\n")
  }

  package var json: JSONText {
    [
      "situation": .string(title),
      "parts": .array(
        parts.map { part in
          [
            "name": .string(part.title), "properties": .array(part.properties.map(\.json)),
            "unmatched": .array(part.unmatched.map(\.json)),
          ]
        }),
    ]
  }
}

extension UnmatchedRule {

  fileprivate var text: String {
    let reason = conditions.joined(last: "and")
    let line = "\(place.text): \(path) \(match.shortened(to: 80))".withoutControls
    return "  A rule doesn't match by its \(reason):\n    \(line)\n"
  }

  fileprivate var json: JSONText {
    .object(
      present: [
        ("path", .string(path)), ("match", .string(match)),
        ("conditions", .array(conditions.map { .string($0) })),
      ] + place.members)
  }
}

extension ExplainedProperty {

  fileprivate func text(usesColor: Bool) -> String {
    let shown = value.shortened(to: 80) + (usesColor ? color?.swatch ?? "" : "")
    var text = "  \(name): \(shown)\n"
    switch decision {
    case .setting(let setting):
      text += setting.lines(indent: "    ", usesColor: usesColor)
    case .standard: text += "    standard\n"
    case .derived(let reason): text += "    follows from the face: \(reason)\n"
    case .accessibility: text += "    accessibility settings\n"
    }
    for other in overridden {
      text += "    not \(other.setting.value.shortened(to: 80)), \(other.reason.text)\n"
      text += other.setting.lines(indent: "      ", usesColor: usesColor)
    }
    return text
  }

  fileprivate var json: JSONText {
    var members: [(String, JSONText)] = [("name", .string(name)), ("value", .string(value))]
    if let color { members.append(("color", .string(color.hexText))) }
    switch decision {
    case .setting(let setting): members += [("by", .string("theme")), ("from", setting.json)]
    case .standard: members.append(("by", .string("standard")))
    case .derived(let reason):
      members += [("by", .string("derived")), ("reason", .string(reason))]
    case .accessibility: members.append(("by", .string("accessibility")))
    }
    let losers: [JSONText] = overridden.map { other in
      [
        "from": other.setting.json, "reason": .string(other.reason.code),
        "message": .string(other.reason.text),
      ]
    }
    return .object(members + [("overridden", .array(losers))])
  }
}

extension ExplainedProperty.Setting {

  fileprivate func lines(indent: String, usesColor: Bool) -> String {
    let base = isBuiltIn ? " (built-in)" : ""
    var line = indent + (place.map { "\($0.text)\(base): " } ?? "") + path
    if let match { line += " \(match.shortened(to: 80))" }
    if let text, path.isEmpty || !text.isEmpty { line += " → \(text.shortened(to: 80))" }
    return line.withoutControls + "\n"
      + variables.map { $0.lines(indent: indent + "  ", usesColor: usesColor) }.joined()
  }

  package var json: JSONText {
    .object(
      present: [
        ("path", .string(path)), ("match", match.map { .string($0) }),
        ("value", .string(value)), ("text", text.map { .string($0) }),
        ("isBuiltIn", isBuiltIn ? .boolean(true) : nil),
        ("variables", variables.isEmpty ? nil : .array(variables.map(\.json))),
      ] + (place?.members ?? []))
  }
}

extension ExplainedProperty.VariableStep {

  fileprivate func lines(indent: String, usesColor: Bool) -> String {
    let result = color.map { " → \($0.hexText)\(usesColor ? $0.swatch : "")" } ?? ""
    let line = "\(indent){\(path)} \(place.text): \(text.shortened(to: 80))".withoutControls
    return line + result + "\n"
      + variables.map { $0.lines(indent: indent + "  ", usesColor: usesColor) }.joined()
  }

  fileprivate var json: JSONText {
    .object(
      present: [
        ("path", .string(path)), ("text", .string(text)),
        ("color", color.map { .string($0.hexText) }),
        ("variables", variables.isEmpty ? nil : .array(variables.map(\.json))),
      ] + place.members)
  }
}

extension Diagnostic.Place {

  package var text: String { range.map { "\(file):\($0.start.line):\($0.start.column)" } ?? file }

  fileprivate var members: [(String, JSONText?)] {
    [
      ("file", .string(file)), ("line", range.map { .integer($0.start.line) }),
      ("column", range.map { .integer($0.start.column) }),
    ]
  }
}

extension Color.Resolved {

  fileprivate var swatch: String {
    let opaque = over(Color.Resolved(hex: 0))
    let levels = [opaque.red, opaque.green, opaque.blue].map {
      String(Int((min(max($0, 0), 1) * 255).rounded()))
    }
    return " \u{1B}[48;2;\(levels.joined(separator: ";"))m  \u{1B}[0m"
  }
}

/// Value of a property, with the setting that decided it and those it overrides.
package struct ExplainedProperty: Sendable {

  package var name: String
  package var value: String
  package var color: Color.Resolved?
  package var decision: Decision
  package var overridden: [Overridden]

  package enum Decision: Sendable {

    case setting(Setting)
    case standard
    case derived(String)
    case accessibility
  }

  package struct Setting: Sendable {

    /// The path in the file, such as `buttons.all` or `rules[2]`.
    package var path: String

    package var match: String?
    package var place: Diagnostic.Place?
    package var isBuiltIn: Bool
    package var text: String?
    package var value: String
    package var variables: [VariableStep]
  }

  package struct VariableStep: Sendable {

    package var path: String
    package var place: Diagnostic.Place
    package var text: String
    package var color: Color.Resolved?
    package var variables: [VariableStep]
  }

  package struct Overridden: Sendable {

    package var setting: Setting
    package var reason: OverridingReason
  }
}

/// Reason why another place has no effect.
package struct OverridingReason: Hashable, Sendable {

  package let code: String
  package let text: String

  private init(_ code: String, _ text: String) {
    (self.code, self.text) = (code, text)
  }

  /// Both are equally specific, and the winner comes later in the file.
  static let order = Self("order", "earlier in the file")

  /// The place is in a theme the winner's file extends.
  static let base = Self("base", "in a base theme")

  static let accessibility = Self("accessibility", "overridden by the accessibility settings")

  static func specificity(
    _ own: KeyboardTheme.ButtonMatch.Specificity, _ other: KeyboardTheme.ButtonMatch.Specificity
  ) -> Self {
    Self("specificity", "less specific: \(own.text) < \(other.text)")
  }

  static func choice(_ name: String) -> Self {
    Self("choice", "overridden by the choice \(name.quoted)")
  }

  /// Rules win over parts, and parts over those that are their base.
  static func general(_ winner: String) -> Self { Self("general", "overridden by \(winner)") }
}
