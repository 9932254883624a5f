import KeyboardDrawing
import KeyboardStyling
import SourceText
import ThemeTools

/// Documentation, colors, contrast and matched keys at a position.
struct HoverAnswers {

  let text: OpenText
  let chain: ThemeChain
  let pictures: RulePictures?
  let rules: RuleAnswers

  func hover(at offset: Int) -> JSONText? {
    let place = CursorContext(offset, in: text.syntax, replacing: false)
    guard let item = place.item else { return nil }
    switch place.part {
    case .key:
      guard let key = item.key else { return nil }
      let isRule = place.keys.first == "rules"
      let rule = isRule && (pictures != nil || key.text == "match") ? rules.rule(at: offset) : nil
      let matched = rule.flatMap(rules.keys)
      let picture = pictures?.markdown(
        of: text, keys: place.keys, rule: rule?.rule, matched: matched, files: rules.files)
      return answer(
        [
          documentation(of: key.text, item: item, in: place),
          key.text == "match" ? rule.flatMap { rules.explanation(of: $0, matching: matched) } : nil,
          item.value.flatMap { $0.string == nil ? nil : contrast(at: $0.span, in: place) },
          picture,
        ], at: key.span)
    case .value:
      guard let value = item.value, !value.isContainer else { return nil }
      let reference = VariableIndex.references(in: value, of: text.source).first {
        $0.spanWithBraces.touches(offset)
      }
      let span = reference?.spanWithBraces ?? value.span
      let meaning =
        reference.map { documentation(ofVariable: $0.path, in: place) }
        ?? documentation(of: value, in: place)
      return answer([meaning, contrast(at: span, in: place)], at: span)
    }
  }

  private func answer(_ parts: [String?], at span: Range<Int>) -> JSONText? {
    parts.paragraphs.map {
      [
        "contents": ["kind": "markdown", "value": .string($0)],
        "range": text.lines.range(of: span),
      ]
    }
  }

  private func contrast(at span: Range<Int>, in place: CursorContext) -> String? {
    // What no color of the file sets is found where the file inherits it.
    guard place.keys.last != "extends" else { return nil }
    return text.contrast(at: span).map {
      "Contrast \($0.value.roundedDown):1, needs \($0.bound.plainText):1"
    }
  }

  private func documentation(of key: String, item: JSONItem, in place: CursorContext) -> String? {
    let forms = place.containerForms.forms(of: item)
    let path = place.keys.drop { $0 != "variables" }.dropFirst().joined(separator: ".")
    if !path.isEmpty, !chain.definitions(of: path).isEmpty {
      return documentation(ofVariable: path, in: place)
    }
    guard let meaning = KeyDocumentation.text(of: key, forms: forms) else { return nil }
    let color = item.value?.string.flatMap { colors(of: $0, in: place) }
    return [meaning, color.map { "Resolved: \($0)" }].paragraphs
  }

  private func documentation(of value: JSONValue, in place: CursorContext) -> String? {
    let string = place.acceptsColor ? value.string : nil
    let color = string.flatMap { colors(of: $0, in: place) }
    let meaning = place.keys.last.flatMap { KeyDocumentation.text(of: $0, forms: place.valueForms) }
    return [color.map { "Resolved: \($0)" }, meaning].paragraphs
  }

  private func documentation(ofVariable path: String, in place: CursorContext) -> String? {
    let found = chain.definitions(of: path)
    guard !found.isEmpty else { return nil }
    var lines = ["**{\(path)}**"]
    if let description = found.lazy.compactMap({ $0.definition.value?["$description"]?.string })
      .first
    {
      lines.append(description)
    }
    if let colors = colors(of: "{\(path)}", in: place) { lines.append("Resolved: \(colors)") }
    for (link, definition) in found.prefix(6) {
      guard let value = definition.value else { continue }
      let place = link.isBuiltIn ? "built-in theme" : "file"
      let file = FilePath(link.source.name).name
      let line = link.source.map.position(at: definition.key.lowerBound).line
      let written = link.syntax.text(value.span).shortened(to: 200)
      lines.append("\(place) \(file), line \(line + 1):\n```json\n\(written)\n```")
    }
    return lines.joined(separator: "\n\n")
  }

  private func colors(of text: String, in place: CursorContext) -> String? {
    var scope = chain.colors(at: place.keys)
    guard let color = scope.color(text) else { return nil }
    let (light, dark) = (
      ColorNotation.hex.text(of: color.light), ColorNotation.hex.text(of: color.dark)
    )
    guard let light, let dark else { return nil }
    return light == dark ? "`\(light)`" : "`\(light)` in light, `\(dark)` in dark"
  }
}

extension OpenText {

  func contrast(at span: Range<Int>) -> Diagnostic.Measurement? {
    let found = diagnostics.filter { finding in
      guard [LintRule.textContrast, .iconContrast].contains(where: { $0.code == finding.code }),
        finding.file == source.name, let own = finding.place?.span
      else { return false }
      return own.lowerBound <= span.lowerBound && span.upperBound <= own.upperBound
    }
    return found.compactMap(\.measurement).min { $0.value / $0.bound < $1.value / $1.bound }
  }
}

/// Documentation of a key in Markdown.
enum KeyDocumentation {

  static func text(of key: String, forms: [ValueForm]) -> String? {
    guard let meaning = forms.lazy.compactMap(\.meaning).first else { return nil }
    return [
      "**\(key)** — \(meaning.summary)", names(of: forms).map { "Values: \($0)" },
      meaning.standard.map { "Default: `\($0.text)`" },
      meaning.example.map { "```json\n\(JSONText.string(key).text): \($0.text)\n```" },
    ].paragraphs
  }

  private static let listedNames = 20

  private static func names(of forms: [ValueForm]) -> String? {
    let names = forms.flatMap(\.choices)
    guard 1...listedNames ~= names.count else { return range(of: forms) }
    return names.map { "`\($0.content ?? $0.text)`" }.joined(separator: ", ")
  }

  private static func range(of forms: [ValueForm]) -> String? {
    forms.lazy.compactMap(\.shape.range).first.map {
      "\($0.lowerBound.plainText) to \($0.upperBound.plainText)"
    }
  }
}

extension [String?] {

  var paragraphs: String? {
    let texts = compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }
}
