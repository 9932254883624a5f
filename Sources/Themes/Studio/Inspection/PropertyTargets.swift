import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText
import ThemeTools

/// Possible places of a changed property, the currently deciding one first.
struct PropertyTargets {

  typealias Selector = (title: String, match: JSONText, parts: [String])

  let inspection: Inspection
  let key: InspectedKey?
  let isAlone: Bool
  let selectors: [Selector]
  let places: [[String]]

  private var root: JSONValue? { inspection.root }

  func json(of name: String, _ property: ExplainedProperty?) -> [JSONText] {
    var found: [JSONText] = []
    if case .setting(let setting)? = property?.decision {
      if let target = declaration(setting, name) { found.append(target) }
      found += setting.variables.compactMap { variable($0, of: name) }
    }
    if let key {
      found += rules(for: key, name) + types(of: key, name)
    } else {
      found += places.map { keys in
        target("place", keys.joined(separator: "."), at: keys + [name], parts: [])
      }
    }
    var paths: Set<String> = []
    return found.filter { paths.insert($0["path"]?.content ?? "").inserted }
  }

  private func target(
    _ kind: String, _ title: String, at keys: [String], match: JSONText? = nil, parts: [String]
  ) -> JSONText {
    [
      "kind": .string(kind), "title": .string(title),
      "path": .string(ThemePath(keys: keys).description), "match": match.map { .string($0.text) },
      "parts": .array(parts.map { .string($0) }), "count": .integer(parts.count),
    ]
  }

  // MARK: What decides now

  private func declaration(_ setting: ExplainedProperty.Setting, _ name: String) -> JSONText? {
    guard inspection.isOwn(setting), let span = setting.place?.span,
      var keys = root?.keys(to: span)
    else { return nil }
    // The place is the value, or the object that leads to it in another way.
    if setting.text == nil { keys.append(name) }
    let parts = inspection.keys.filter { $0.setting(of: name)?.place == setting.place }.map(\.id)
    return target("declaration", setting.path, at: keys, parts: parts)
  }

  private func variable(_ step: ExplainedProperty.VariableStep, of name: String) -> JSONText? {
    guard step.place.file == inspection.source.name, let span = step.place.span,
      let keys = root?.keys(to: span)
    else { return nil }
    let parts = inspection.keys.filter { key in
      key.part.properties.contains { property in
        guard case .setting(let setting) = property.decision else { return false }
        return setting.variables.contains { $0.includes { $0.path == step.path } }
      }
    }
    return target("variable", "{\(step.path)}", at: keys, parts: parts.map(\.id))
  }

  // MARK: Where else it can go

  private func rules(for key: InspectedKey, _ name: String) -> [JSONText] {
    let kinds = selectors.filter { !$0.title.hasSuffix("pressed") && $0.match["type"] == nil }
    return kinds.enumerated().map { index, selector in
      let rules = root?["rules"]?.array ?? []
      let match = StudioDocument.root(of: SourceFile(name: "match", text: selector.match.text))
      let known = match.flatMap { match in
        rules.firstIndex { $0["match"]?.says(match) ?? false }
      }
      let keys = ["rules", "\(known ?? rules.count)"] + state(of: key) + [name]
      return target(
        index == 0 ? "key" : "action", selector.title, at: keys,
        match: known == nil ? selector.match : nil, parts: selector.parts)
    }
  }

  private func types(of key: InspectedKey, _ name: String) -> [JSONText] {
    let parts = [("type", key.type.rawValue), ("all", "all")]
    return parts.suffix(isAlone ? 2 : 1).map { kind, part in
      let parts = inspection.keys.filter {
        (part == "all" || $0.type == key.type) && $0.isPressed == key.isPressed
          && $0.follows(part, in: name)
      }
      return target(
        kind, part == "all" ? "All keys" : "All \(part) keys",
        at: ["buttons", part] + state(of: key) + [name], parts: parts.map(\.id))
    }
  }

  private func state(of key: InspectedKey) -> [String] { key.isPressed ? ["pressed"] : [] }
}

extension JSONValue {

  func keys(to wanted: Range<Int>) -> [String]? {
    if span == wanted { return [] }
    for (index, item) in items.enumerated() {
      guard let value = item.value, value.span.lowerBound <= wanted.lowerBound,
        wanted.upperBound <= value.span.upperBound
      else { continue }
      return value.keys(to: wanted).map { [item.key?.text ?? "\(index)"] + $0 }
    }
    return nil
  }
}

/// Control for a field of a style.
struct PropertyForm: Sendable {

  let name: String
  let summary: String

  /// The control for several kinds of fields, or the own kind, which the page shows as JSON.
  let kind: String

  private(set) var range: ClosedRange<Double>?
  private(set) var unit: String?
  private(set) var choices: [String] = []
  let example: JSONText?

  static let key = forms(of: Keyboard.ButtonStyle.self)
  static let board = forms(of: KeyboardViewStyle.self)
  static let toolbar = forms(of: Autocomplete.ToolbarStyle.self)
  static let suggestion = forms(of: Autocomplete.ToolbarItemStyle.self)
  static let separator = forms(of: Autocomplete.ToolbarSeparatorStyle.self)
  static let callout = forms(of: KeyboardCallout.CalloutStyle.self)

  private static func forms<Style: LayeredStyle>(of type: Style.Type) -> [PropertyForm] {
    Style.fields.compactMap { field in
      // Fields of parts have forms of their own.
      field.type is any LayeredStyle.Type ? nil : PropertyForm(field)
    }
  }

  private init<Style>(_ field: StyleField<Style>) {
    (name, summary, example) = (field.name, field.summary, field.meaning.example)
    range = field.bounds.range
    choices = field.bounds.names ?? []
    switch field.type {
    case is CGFloat.Type, is Keyboard.Corners.Type: (kind, unit) = ("number", "pt")
    case is Double.Type: kind = "number"
    case is EdgeInsets.Type: (kind, range, unit) = ("insets", range ?? -200...200, "pt")
    case is KeyboardFont.Type: kind = "font"
    case is [FontFamily].Type: kind = "text"
    case is KeyboardFont.FontWeight.Type:
      (kind, choices) = ("choice", KeyboardFont.FontWeight.allCases.map(\.rawValue))
    case is String.Type: kind = "choice"
    case is KeyboardGradient.Type: kind = "gradient"
    case is [Keyboard.KeyShadow].Type: kind = "shadows"
    // Such as "color" and "background".
    case let type: kind = "\(type)".prefix(1).lowercased() + "\(type)".dropFirst()
    }
  }

  var members: [(String, JSONText?)] {
    [
      ("name", .string(name)), ("title", .string(StepName.words(name))),
      ("summary", .string(summary)), ("kind", .string(kind)),
      ("unit", unit.map { .string($0) }), ("min", range.map { .number($0.lowerBound) }),
      ("max", range.map { .number($0.upperBound) }),
      ("step", range.map { .number($0.upperBound - $0.lowerBound <= 5 ? 0.01 : 0.5) }),
      ("choices", choices.isEmpty ? nil : .array(choices.map { .string($0) })),
    ]
  }

  func json(ofPrinted value: String) -> String? {
    switch kind {
    case "color", "background": value.hasPrefix("#") ? JSONText.string(value).text : nil
    case "number": Double(value).map { $0.plainText }
    case "choice": choices.contains(value) ? JSONText.string(value).text : nil
    default: nil
    }
  }
}
