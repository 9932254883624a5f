import Foundation
import KeyboardCore
import SourceText

// What authors write who know style sheets or other themes, and what they probably mean.
extension ThemeReader {

  mutating func reportOtherName(
    _ text: String, at value: JSONValue, named name: String, among names: [String]
  ) -> Bool {
    guard !names.contains(text), let meant = KnownMistakes.all.value(text, among: names) else {
      return false
    }
    let other = meant.drop { $0 == "~" }
    var change = respelled(text, as: String(other), at: value).map {
      Diagnostic.Fix("Replace by \($0)", value.span, $0)
    }
    change?.isSafe = other.count == meant.count
    report(
      .invalidValue, "\(name) can't be \(text.quoted)", at: value,
      hint: "Did you mean \(other.quoted)?", change: change)
    return true
  }

  /// Reports a value in the notation of style sheets or of other programs, and returns whether it was one.
  mutating func reportOtherNotation(
    _ value: JSONValue, named name: String, as kind: String? = nil
  ) -> Bool {
    let words = value.array?.map { $0.string ?? $0.number?.plainText ?? "?" }
    let key = name.split(separator: ".").last.map(String.init) ?? ""
    guard let text = value.string ?? value.number?.plainText ?? words?.joined(separator: " "),
      let meaning = KnownMistakes.all.notation(text, of: [key, kind ?? key])
    else { return false }
    var json = String(meaning.drop { "~?".contains($0) })
    var (written, change) = (json, Diagnostic.Fix?.none)
    if meaning.hasPrefix("@"), let colon = meaning.firstRange(of: ": ") {
      let other = String(meaning[..<colon.lowerBound].dropFirst())
      json = String(meaning[colon.upperBound...])
      written = "\"\(other)\": \(json)"
      change = self.change(value, to: other, json)
    } else if reader.isLiteral(value), !meaning.hasPrefix("?") {
      change = Diagnostic.Fix("Replace by \(json)", value.span, json)
    }
    change?.isSafe = !meaning.hasPrefix("~")
    report(
      kind == "color" ? .invalidColor : .invalidValue,
      "\(name) can't be \(value.string?.quoted ?? (value.number == nil ? value.kind : text))",
      at: value, hint: meaning.hasPrefix("?") ? json : "Write \(written).", change: change)
    return true
  }

  /// Returns a fix that moves a value to another key of the object.
  func change(_ value: JSONValue, to key: String, _ json: String) -> Diagnostic.Fix? {
    guard reader.isLiteral(value),
      let parent = reader.roots[value.file]?.parent(ofPartAt: value.span.lowerBound),
      parent[key] == nil,
      let member = parent.object?.members.first(where: { $0.value.span == value.span })
    else { return nil }
    var change = Diagnostic.Fix(
      "Replace by \(key.quoted)", member.keySpan, JSONText.string(key).text)
    change.edits.append(TextEdit(value.span, json))
    return change
  }

  /// Reports a variable in another notation, such as `var(--accent)`, `$accent` or its name alone, and returns
  /// whether it was one.
  mutating func reportOtherVariable(in value: JSONValue, _ code: DiagnosticCode) -> Bool {
    guard let text = value.string, text.utf8.count <= ColorParser.maximumLength,
      let (written, name) = otherVariable(in: text)
    else { return false }
    let path = variablePath(named: name)
    let start = text[..<written.startIndex].utf8.count
    let span = Self.span(of: start..<(start + written.utf8.count), in: value)
    report(
      code, "A variable is written in braces", at: span, file: value.file,
      hint: "Write \("{\(path ?? name)}".quoted).",
      fix: path.flatMap {
        respelled(String(written), as: "{\($0)}", at: span, file: value.file)
          ?? (written == text ? respelled(text, as: "{\($0)}", at: value) : nil)
      })
    return true
  }

  func variablePath(named name: String) -> String? {
    let names = [name, name.replacing("-", with: ".")]
    let paths =
      names
      + ["variables.", "colors.", "theme."].compactMap { prefix in
        name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
      }
    let letters = NearestNames.letters(of: name)
    return paths.lazy.compactMap { NearestNames.match(for: $0, among: variables.paths) }.first
      ?? variables.paths.first { path in
        NearestNames.letters(of: path.split(separator: ".").last.map(String.init) ?? "") == letters
      }
      ?? variables.paths.first { $0 == name + ".value" }
      ?? NearestNames.misspelled(name, among: variables.paths)
  }

  private func otherVariable(in text: String) -> (written: Substring, name: String)? {
    if let path = NearestNames.match(for: text, among: variables.paths) { return (text[...], path) }
    let notations = [
      #/(?:[@?](?:\w+:)?(?:color|attr)\/|(?:variables|colors|theme)\.)([\p{L}\p{N}_][\p{L}\p{N}_.\-]*)/#,
      #/[<%]([\p{L}\p{N}_][\p{L}\p{N}_.\-]*)[>%]/#,
      #/var\(\s*-*([\p{L}\p{N}_][\p{L}\p{N}_.\-]*)[^)]*\)/#,
      #/[$#@]?\{\{?[\s$]*([\p{L}\p{N}_][\p{L}\p{N}_.\-]*)\s*\}\}?/#,
      #/[$@]-*([\p{L}\p{N}_][\p{L}\p{N}_.\-]*)/#,
    ]
    return notations.lazy.compactMap { text.firstMatch(of: $0) }
      .first { $0.output.0 != "{\($0.output.1)}" }
      .map { ($0.output.0, String($0.output.1)) }
  }

  mutating func reportMisplacedKeys(of value: JSONValue, named name: String, among keys: [String]) {
    if name == "A rule", !keys.contains("style") { reportStyle(of: value) }
    // A hostile file may have any number.
    let others = (value.object?.members ?? []).prefix(1000).filter {
      !keys.contains($0.key) && !ThemeFormat.isReserved($0.key)
    }
    guard !others.isEmpty else { return }
    let isWhole = name == "A theme" || name == "A variation" || name == "A choice"
    let styles = isWhole || name == "buttons" ? Keyboard.ButtonStyle.fields.map(\.name) : []
    for member in others {
      let mistake = KnownMistakes.all.key(member.key, among: keys)
      if let mistake {
        report(
          .unknownKey, "\(name) has no key \(member.key.quoted)", at: member.keySpan,
          file: value.file, hint: mistake.hint, change: change(by: mistake, of: member, in: value))
      } else if let known = styles.first(where: { $0 == member.key })
        ?? KnownMistakes.all.key(member.key, among: styles)?.meant
      {
        let isOther = known != member.key
        report(
          .unknownKey, "\(name) has no key \(member.key.quoted)", at: member.keySpan,
          file: value.file,
          hint: "It belongs to “buttons.all”\(isOther ? " as \(known.quoted)" : "").",
          change: isOther ? nil : moved(member, toKeysIn: value, isButtons: !isWhole))
      } else if name == "buttons", let action = Self.action(named: member.key) {
        report(
          .unknownKey, "\(name) has no key \(member.key.quoted)", at: member.keySpan,
          file: value.file, hint: "Write a rule: {\"match\": \(JSONText.string(action).text), …}.",
          change: rule(for: action, from: member, of: value))
      }
    }
  }

  /// Whether a key that means a missing one is reported.
  func hasOtherName(of key: String, in value: JSONValue, among keys: [String]) -> Bool {
    (value.object?.members ?? []).prefix(1000).contains { member in
      !keys.contains(member.key) && KnownMistakes.all.key(member.key, among: keys)?.meant == key
    }
  }

  private func change(
    by mistake: KnownMistakes.Key, of member: JSONObject.Member, in parent: JSONValue
  ) -> Diagnostic.Fix? {
    guard let meant = mistake.meant, parent[meant] == nil,
      let written = reader.written(member.value), reader.isLiteral(member.value)
    else { return nil }
    let key = JSONText.string(meant).text
    var fix = Diagnostic.Fix("Replace by \(key)", member.keySpan, key)
    let number = member.value.string?.numberInUnits?.plainText
    let value = mistake.value?.replacing("$", with: number ?? written) ?? number
    if let value { fix.edits.append(TextEdit(member.value.span, value)) }
    fix.isSafe = mistake.isSafe
    return fix
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

  /// Returns the format of a file that is no theme, as `kbrender theme import` names it, if it isn't found by itself.
  static func otherFormat(_ root: JSONValue) -> (name: String, option: String)? {
    guard root["formatVersion"] == nil, root["variables"] == nil else { return nil }
    func hasValue(_ value: JSONValue, depth: Int) -> Bool {
      guard depth < 8, let members = value.object?.members else { return false }
      return members.contains { $0.key == "$value" || hasValue($0.value, depth: depth + 1) }
    }
    if hasValue(root, depth: 0) { return ("These are design tokens", "--from dtcg ") }
    return KnownMistakes.all.format(of: root).map { ("This is a \($0)", "") }
  }
}
