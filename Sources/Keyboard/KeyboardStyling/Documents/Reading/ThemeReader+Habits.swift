import Foundation
import KeyboardCore
import KeyboardDrawing
import SourceText

// What authors write who know style sheets or other themes, and what they probably mean.
extension ThemeReader {

  /// Names from elsewhere, with those of themes; the name has to be one of those that are possible.
  private static let otherNames = [
    "night": "dark", "day": "light", "tablet": "pad", "ipad": "pad", "iphone": "phone",
    "mobile": "phone", "vertical": "portrait", "horizontal": "landscape", "active": "pressed",
    "down": "pressed", "focus": "selected", "on": "selected", "caps": "capsLocked",
    "upper": "uppercased", "uppercase": "uppercased", "lower": "lowercased",
    "lowercase": "lowercased", "left": "leading", "right": "trailing", "start": "first",
    "end": "last", "cover": "fill", "contain": "fit", "repeat": "tile", "normal": "regular",
    "function": "system", "letter": "input",
  ]

  mutating func reportOtherName(
    _ text: String, at value: JSONValue, named name: String, among names: [String]
  ) -> Bool {
    guard let meant = Self.otherNames[text.lowercased()], names.contains(meant),
      !names.contains(text)
    else { return false }
    report(
      .invalidValue, "\(name) can't be \(text.quoted)", at: value,
      hint: "Did you mean \(meant.quoted)?",
      fix: respelled(text, as: meant, at: value))
    return true
  }

  /// Report a variable of a style sheet, `var(--accent)` or `$accent`, and return whether it was one.
  mutating func reportOtherVariable(in value: JSONValue, _ code: DiagnosticCode) -> Bool {
    guard let text = value.string, text.utf8.count <= ColorParser.maximumLength,
      let (range, name) = Self.otherVariable(in: Array(text.utf8))
    else { return false }
    let path =
      NearestNames.match(for: name, among: variables.paths)
      ?? NearestNames.match(for: name.replacing("-", with: "."), among: variables.paths)
      ?? variables.paths.first { path in
        NearestNames.letters(of: path.split(separator: ".").last.map(String.init) ?? "")
          == NearestNames.letters(of: name)
      }
      ?? NearestNames.suggestions(for: name, among: variables.paths, limit: 1).first
    let span = Self.span(of: range, in: value)
    let written = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    report(
      code, "A variable is written in braces", at: span, file: value.file,
      hint: "Write \("{\(path ?? name)}".quoted).",
      fix: path.flatMap { respelled(written, as: "{\($0)}", at: span, file: value.file) }
        ?? path.flatMap {
          range.count == text.utf8.count ? respelled(text, as: "{\($0)}", at: value) : nil
        })
    return true
  }

  private static func otherVariable(in bytes: [UInt8]) -> (range: Range<Int>, name: String)? {
    func isName(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
        || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
    }
    for start in bytes.indices {
      let isCall = bytes[start...].starts(with: "var(".utf8)
      guard isCall || bytes[start] == UInt8(ascii: "$") else { continue }
      let first = start + (isCall ? 4 : 1)
      let dashes = bytes[first...].prefix { $0 == UInt8(ascii: "-") }.count
      let name = bytes[(first + dashes)...].prefix(while: isName)
      guard !name.isEmpty else { continue }
      var end = name.endIndex
      if isCall {
        guard let close = bytes[end...].firstIndex(of: UInt8(ascii: ")")) else { continue }
        end = close + 1
      }
      return (start..<end, String(decoding: name, as: UTF8.self))
    }
    return nil
  }

  func otherColor(_ value: JSONValue) -> String? {
    guard let parts = value.array, 3...4 ~= parts.count, reader.isLiteral(value) else { return nil }
    let numbers = parts.compactMap(\.number)
    guard numbers.count == parts.count, numbers.prefix(3).allSatisfy({ 0...255 ~= $0 }),
      numbers.dropFirst(3).allSatisfy({ 0...1 ~= $0 })
    else { return nil }
    let opacity = numbers.count == 4 ? " / \(numbers[3].plainText)" : ""
    return JSONText.string(
      "rgb(\(numbers.prefix(3).map(\.plainText).joined(separator: " "))\(opacity))"
    ).text
  }

  mutating func reportOtherGradient(_ value: JSONValue, named name: String) -> Bool {
    guard let text = value.string, let gradient = StyleSheetGradient(text) else { return false }
    let fix =
      reader.isLiteral(value)
      ? gradient.json.map { Diagnostic.Fix("Replace by stops", value.span, $0) } : nil
    report(
      .invalidValue, "\(name) must be a list of colors or an object with stops", at: value,
      hint: "Write it as {\"angle\": 180, \"stops\": […]}.", change: fix)
    return true
  }

  /// Report a gradient where a color is expected, beside which there may be a key for one.
  mutating func reportGradientForColor(_ value: JSONValue, named name: String) -> Bool {
    guard let text = value.string, let parsed = StyleSheetGradient(text) else { return false }
    let key = name.split(separator: ".").last.map(String.init) ?? ""
    let isOfKey = name.hasPrefix("buttons.") || name.hasPrefix("A rule.")
    let gradient =
      key == "backgroundColor" ? "background" : key.replacing("Color", with: "Gradient")
    let other =
      isOfKey && key != gradient && Keyboard.ButtonStyle.fields.contains { $0.name == gradient }
      ? gradient : nil
    var change: Diagnostic.Fix?
    if let other, let json = parsed.json, reader.isLiteral(value),
      let parent = reader.roots[value.file]?.parent(ofPartAt: value.span.lowerBound),
      parent[other] == nil,
      let member = parent.object?.members.first(where: { $0.value.span == value.span })
    {
      change = Diagnostic.Fix(
        "Replace by \(other.quoted)", member.keySpan, JSONText.string(other).text)
      change?.edits.append(TextEdit(value.span, json))
    }
    report(
      .invalidColor, "A gradient is no color", at: value,
      hint: other.map { "Write it as \($0.quoted)." }, change: change)
    return true
  }

  mutating func reportMisplacedKeys(of value: JSONValue, named name: String, among keys: [String]) {
    if name == "A rule", !keys.contains("style") { reportStyle(of: value) }
    let isWhole = name == "A theme" || name == "A variation" || name == "A choice"
    guard isWhole || name == "buttons", let object = value.object else { return }
    for member in object.members
    where !keys.contains(member.key) && !ThemeFormat.isReserved(member.key) {
      let isStyle = Keyboard.ButtonStyle.fields.contains { $0.name == member.key }
      // That of the board is another one.
      if isStyle, !(isWhole && member.key == "backgroundColor") {
        report(
          .unknownKey, "\(name) has no key \(member.key.quoted)", at: member.keySpan,
          file: value.file, hint: "It belongs to “buttons.all”.",
          change: moved(member, toKeysIn: value, isButtons: !isWhole))
      } else if !isWhole, let action = Self.action(named: member.key) {
        report(
          .unknownKey, "\(name) has no key \(member.key.quoted)", at: member.keySpan,
          file: value.file, hint: "Write a rule: {\"match\": \(JSONText.string(action).text), …}.",
          change: rule(for: action, from: member, of: value))
      }
    }
  }

  private mutating func reportStyle(of rule: JSONValue) {
    guard let member = rule.object?.members.first(where: { $0.key == "style" }),
      let fields = member.value.object
    else { return }
    let inner = member.value.span.lowerBound + 1..<member.value.span.upperBound - 1
    let isFree = fields.members.allSatisfy { rule[$0.key] == nil }
    report(
      .unknownKey, "A rule has no key “style”", at: member.keySpan, file: rule.file,
      hint: "Fields of its style stand beside “match”.",
      change: fields.members.isEmpty || !isFree
        ? nil
        : Diagnostic.Fix(
          "Move them there", member.keySpan.lowerBound..<member.value.span.upperBound,
          trimmedText(inner, rule.file)))
  }

  private static func action(named key: String) -> String? {
    let name = KeyNames.others[key.lowercased()] ?? key
    return KeyboardTheme.ActionPattern(name: name) == nil ? nil : name
  }

  private func trimmedText(_ span: Range<Int>, _ file: Int) -> String {
    reader.files[file].text(span).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func removal(of member: JSONObject.Member, from parent: JSONValue) -> [TextEdit]? {
    reader.files[parent.file].removal(ofPartAt: member.keySpan.lowerBound, in: parent)
  }

  private func moved(
    _ member: JSONObject.Member, toKeysIn parent: JSONValue, isButtons: Bool
  ) -> Diagnostic.Fix? {
    let title = "Move to “buttons.all”"
    let span = member.keySpan.lowerBound..<member.value.span.upperBound
    let text = reader.files[parent.file].text(span)
    let buttons = isButtons ? parent : parent["buttons"]
    let content = reader.files[parent.file].text(member.value.span)
    guard let buttons else {
      return Diagnostic.Fix(title, span, "\"buttons\": {\"all\": {\(text)}}")
    }
    guard let all = buttons["all"] else {
      if isButtons { return Diagnostic.Fix(title, span, "\"all\": {\(text)}") }
      return insertion(of: "all", "{\(text)}", into: buttons).flatMap { fix in
        removal(of: member, from: parent).map { joined(title, fix.edits + $0) }
      }
    }
    guard all.object != nil, all[member.key] == nil,
      let insertion = insertion(of: member.key, content, into: all),
      let removal = removal(of: member, from: parent)
    else { return nil }
    return joined(title, insertion.edits + removal)
  }

  private func rule(
    for action: String, from member: JSONObject.Member, of buttons: JSONValue
  ) -> Diagnostic.Fix? {
    guard let fields = member.value.object, !fields.members.isEmpty,
      let parent = reader.roots[buttons.file]?.parent(ofPartAt: buttons.span.lowerBound),
      let removal = removal(of: member, from: buttons)
    else { return nil }
    let inner = member.value.span.lowerBound + 1..<member.value.span.upperBound - 1
    let rule = "{\"match\": \(JSONText.string(action).text), \(trimmedText(inner, buttons.file))}"
    let title = "Write a rule"
    guard let rules = parent["rules"] else {
      return insertion(of: "rules", "[\(rule)]", into: parent).map {
        joined(title, $0.edits + removal)
      }
    }
    guard let list = rules.array else { return nil }
    let edit =
      list.last.map { TextEdit(at: $0.span.upperBound, ", \(rule)") }
      ?? TextEdit(at: rules.span.lowerBound + 1, rule)
    return joined(title, [edit] + removal)
  }

  private func joined(_ title: String, _ edits: [TextEdit]) -> Diagnostic.Fix {
    Diagnostic.Fix(title, edits: edits.sorted { $0.span.lowerBound < $1.span.lowerBound })
  }

  static func holdsTokens(_ root: JSONValue) -> Bool {
    guard root["formatVersion"] == nil, root["variables"] == nil else { return false }
    func hasValue(_ value: JSONValue, depth: Int) -> Bool {
      guard depth < 8, let members = value.object?.members else { return false }
      return members.contains { $0.key == "$value" || hasValue($0.value, depth: depth + 1) }
    }
    return hasValue(root, depth: 0)
  }
}
