import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

extension ThemeReader {

  mutating func check(_ value: JSONValue, named name: String, is type: ThemeVariableType) {
    switch type {
    case .color: _ = color(value, named: name)
    case .number: _ = number(value, named: name, in: ThemeFormat.variableRange)
    case .font: _ = font(value, named: name)
    case .background: _ = background(value, named: name)
    case .insets: _ = insets(value, named: name)
    case .text: _ = text(value, named: name)
    }
  }

  mutating func size(_ value: JSONValue, named name: String) -> CGSize? {
    pair(value, named: name, as: ThemeFormat.size).map { CGSize(width: $0.0, height: $0.1) }
  }

  mutating func point(
    _ value: JSONValue, named name: String, as object: ThemeFormat.Object = ThemeFormat.point
  ) -> CGPoint? {
    pair(value, named: name, as: object).map { CGPoint(x: $0.0, y: $0.1) }
  }

  private mutating func pair(
    _ value: JSONValue, named name: String, as object: ThemeFormat.Object
  ) -> (Double, Double)? {
    guard let value = resolved(value) else { return nil }
    let keys = object.names
    var parts: [JSONValue] = []
    if let elements = value.array, elements.count == 2 {
      parts = elements
    } else if value.object != nil {
      guard members(value, named: name, keys: keys) != nil else { return nil }
      parts = keys.compactMap { value[$0] }
      guard parts.count == 2 else {
        let lacking = keys.filter { value[$0] == nil }
        return fail(
          .missingKey, "\(name) needs the keys \(keys[0].quoted) and \(keys[1].quoted)", at: value,
          change: lacking.count == 1
            ? insertion(of: lacking[0], Self.requiredValues[lacking[0]], into: value) : nil)
      }
    } else {
      if reportOtherNotation(value, named: name, as: "pair") { return nil }
      let both = reader.isLiteral(value) ? value.number?.plainText : nil
      return reader.wrongType(value, name, "two numbers", fix: both.map { "[\($0), \($0)]" })
    }
    guard let first = number(parts[0], named: name, in: object.range(of: keys[0])),
      let second = number(parts[1], named: name, in: object.range(of: keys[1]))
    else { return nil }
    return (first, second)
  }

  mutating func insets(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double> = ThemeFormat.insetRange
  ) -> EdgeInsets? {
    guard let value = calculated(value) else { return nil }
    if value.number != nil {
      return number(value, named: name, in: range).map { EdgeInsets(all: $0) }
    }
    guard value.object != nil else {
      if reportOtherNotation(value, named: name, as: "insets") { return nil }
      return reader.wrongType(
        value, name, "a number or an object", hint: value.numberHint,
        fix: value.string?.numberInUnits?.plainText)
    }
    guard let members = members(value, named: name, keys: ThemeFormat.edgeNames) else { return nil }
    var insets = EdgeInsets.zero
    let pairs = ["horizontal", "vertical"]
    // The pairs first, so that a single edge wins wherever it is written.
    let ordered =
      members.filter { pairs.contains($0.key) } + members.filter { !pairs.contains($0.key) }
    for (key, value) in ordered {
      guard let number = number(value, named: "\(name).\(key)", in: range) else { return nil }
      switch key {
      case "horizontal": (insets.leading, insets.trailing) = (number, number)
      case "vertical": (insets.top, insets.bottom) = (number, number)
      case "top": insets.top = number
      case "leading": insets.leading = number
      case "bottom": insets.bottom = number
      default: insets.trailing = number
      }
    }
    return insets
  }

  mutating func font(_ value: JSONValue, named name: String) -> KeyboardFont? {
    guard let value = calculated(value) else { return nil }
    switch value.content {
    case .number:
      return number(value, named: name, in: ThemeFormat.fontSizes).map { .system(size: $0) }
    case .string(let text) where value.numberHint == nil:
      let names = ThemeTextStyle.allCases.map(\.rawValue)
      if !names.contains(text), NearestNames.misspelled(text, among: names) == nil,
        reportOtherNotation(value, named: name, as: "font")
      {
        return nil
      }
      return choice(value, named: name, of: ThemeTextStyle.self).map { KeyboardFont($0.type) }
    case .object:
      guard let members = members(value, named: name, of: ThemeFormat.font) else { return nil }
      return font(members, of: value, named: name)
    default:
      return reader.wrongType(
        value, name, "a size, the name of a text style or an object", hint: value.numberHint,
        fix: value.string?.numberInUnits?.plainText)
    }
  }

  private mutating func font(
    _ members: [(key: String, value: JSONValue)], of value: JSONValue, named name: String
  ) -> KeyboardFont? {
    var (size, style): (KeyboardFont.FontType?, KeyboardFont.FontType?)
    var families: [FontFamily]?
    var weight: KeyboardFont.FontWeight?
    for (key, value) in members {
      let name = "\(name).\(key)"
      switch key {
      case "size":
        size = number(value, named: name, in: ThemeFormat.fontSizes).map { .system(size: $0) }
      case "style": style = choice(value, named: name, of: ThemeTextStyle.self)?.type
      case "family": families = self.families(value, named: name)
      default: weight = self.weight(value, named: name)
      }
    }
    guard let type = size ?? style else {
      let isOther = ["size", "style"].contains { key in
        value[key] != nil || hasOtherName(of: key, in: value, among: ThemeFormat.font.names)
      }
      if isOther { return nil }
      return fail(
        .missingKey, "\(name) needs a key “size” or “style”", at: value,
        hint: "Use fontFamily, fontWeight and fontScale to keep the sizes of keys.",
        change: insertion(of: "style", Self.requiredValues["style"], into: value))
    }
    guard let families else { return KeyboardFont(type, weight) }
    return KeyboardFont(.families(families, size: type.font.size), weight)
  }

  mutating func families(_ value: JSONValue, named name: String) -> [FontFamily]? {
    let names: [String] = list(value, named: name) { $0.text($1, named: name) }
    return names.isEmpty ? nil : names.map { fontFamilies[$0] ?? FontFamily($0) }
  }

  mutating func signal(_ value: JSONValue, named name: String, among known: [String]) -> String? {
    guard let text = text(value, named: name) else { return nil }
    let prefix = StyleSignals.custom
    if text.utf8.starts(with: prefix.utf8), text.utf8.count > prefix.utf8.count { return text }
    if reportOtherName(text, at: value, named: name, among: known) { return nil }
    return known.contains { $0.utf8.elementsEqual(text.utf8) }
      ? text : reader.invalid(text, at: value, named: name, among: known)
  }

  mutating func weight(_ value: JSONValue, named name: String) -> KeyboardFont.FontWeight? {
    guard let value = resolved(value) else { return nil }
    if let hint = value.numberHint {
      return reader.wrongType(
        value, name, "100, 200, … or 900, or a name", hint: hint,
        fix: value.string?.numberInUnits.map(Self.nearestWeight),
        isSafe: value.string?.numberInUnits.map { Self.nearestWeight($0) == $0.plainText } ?? true)
    }
    guard let number = value.number else { return choice(value, named: name) }
    if let weight = Int(exactly: number).flatMap({ Font.Weight(rawValue: $0) }) {
      return weight.keyboardWeight
    }
    return fail(
      .invalidValue, "\(name) must be 100, 200, … or 900, or a name", at: value,
      change: reader.isLiteral(value)
        ? Diagnostic.Fix("Take the nearest weight", value.span, Self.nearestWeight(number)).unsafe
        : nil)
  }

  private static func nearestWeight(_ number: Double) -> String {
    (min(max((number / 100).rounded(), 1), 9) * 100).plainText
  }
}
