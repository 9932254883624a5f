import SourceText
import ThemeTools

/// A variable that is replaced by its value: at one use, or everywhere, in which case it is removed.
struct Inlining {

  let variables: VariableAnswers
  let offset: Int

  private var text: OpenText { variables.text }
  private var chain: ThemeChain { variables.chain }

  var actions: [CodeActionAnswers.Action] {
    guard let own = chain.links.first?.variables else { return [] }
    if let use = own.references.first(where: { $0.spanWithBraces.touches(offset) }) {
      return [inlined(use)].compactMap(\.self)
    }
    guard let definition = own.definitions.first(where: { $0.key.touches(offset) }) else {
      return []
    }
    return [inlinedEverywhere(definition)].compactMap(\.self)
  }

  private func inlined(_ use: VariableIndex.Reference) -> CodeActionAnswers.Action? {
    let keys = CursorContext(use.span.lowerBound, in: text.syntax, replacing: false).keys
    guard let own = chain.links.first, let (link, value) = value(of: use.path, at: keys),
      let (span, new) = Self.replacement(of: use, in: own, by: value, of: link)
    else { return nil }
    var changes = TextEdits()
    changes.add(new, replacing: span, at: text.address, lines: text.lines)
    return CodeActionAnswers.Action(
      title: "Replace {\(use.path)} by its value", kind: .inline, changes: changes)
  }

  /// Nil if the value depends on the look, or on the theme that extends this one.
  private func value(of path: String, at keys: [String]) -> (ThemeChain.Link, JSONValue)? {
    let found = chain.definitions(of: path)
    let choice = ThemeChain.choice(of: keys)
    let own = found.first {
      !choice.isEmpty && $0.link.source.name == text.source.name && $0.definition.choice == choice
    }
    let isSure = own != nil || found.allSatisfy(\.definition.isDefault)
    guard isSure, let (link, definition) = own ?? found.first, !definition.isGroup,
      let value = definition.value, !isRedefined(path)
    else { return nil }
    return (link, value["$value"] ?? value)
  }

  private func isRedefined(_ path: String) -> Bool {
    let related = variables.related(to: path)
    return !related.isComplete
      || related.links.contains { link in
        related.derived.contains(link.source.name)
          && link.variables.definitions.contains { $0.path == path }
      }
  }

  private func inlinedEverywhere(
    _ definition: VariableIndex.Definition
  ) -> CodeActionAnswers.Action? {
    guard !definition.isGroup, let value = definition.value, let own = chain.links.first,
      let root = own.syntax.root,
      let removal = text.source.removal(ofPartAt: definition.key.lowerBound, in: root)
    else { return nil }
    let related = variables.related(to: definition.path)
    let definitions = related.links.flatMap { link in
      link.variables.definitions.filter { $0.path == definition.path }
    }
    // Another definition makes the value depend on the look or the file.
    guard related.isComplete, definitions.count == 1,
      chain.definitions(of: definition.path).count == 1
    else { return nil }
    var changes = TextEdits()
    for link in related.links {
      for use in link.variables.references where use.path == definition.path {
        guard
          let (span, new) = Self.replacement(
            of: use, in: link, by: value["$value"] ?? value, of: own)
        else { return nil }
        changes.add(
          new, replacing: span, at: variables.address(of: link), lines: variables.lines(of: link))
      }
    }
    for edit in removal {
      changes.add(edit.text, replacing: edit.span, at: text.address, lines: text.lines)
    }
    return CodeActionAnswers.Action(
      title: "Replace all {\(definition.path)} by the value, and remove the variable",
      kind: .inline, changes: changes)
  }

  /// Within a call, a value is written without quotes, and a pair of colors as a call.
  private static func replacement(
    of use: VariableIndex.Reference, in link: ThemeChain.Link, by value: JSONValue,
    of definer: ThemeChain.Link
  ) -> (Range<Int>, String)? {
    let bytes = link.source.bytes
    let part = use.spanWithBraces
    let quote = UInt8(ascii: "\"")
    let isWhole =
      part.lowerBound > 0 && bytes[part.lowerBound - 1] == quote
      && part.upperBound < bytes.count && bytes[part.upperBound] == quote
    let written = definer.syntax.text(value.span)
    if isWhole { return (part.lowerBound - 1..<part.upperBound + 1, written) }
    func inner(_ value: JSONValue?) -> String? {
      value.flatMap { $0.string == nil ? nil : $0 }.map {
        String(definer.syntax.text($0.span).dropFirst().dropLast())
      }
    }
    if value.number != nil { return (part, written) }
    if let text = inner(value) { return (part, text) }
    guard let light = inner(value["light"]), let dark = inner(value["dark"]) else { return nil }
    return (part, "light-dark(\(light), \(dark))")
  }
}
