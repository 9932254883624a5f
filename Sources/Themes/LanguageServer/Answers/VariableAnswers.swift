import KeyboardStyling
import SourceText
import ThemeTools

/// Definitions, references and renaming of variables, across related themes.
struct VariableAnswers {

  struct Target {
    var path: String
    var span: Range<Int>
  }

  let text: OpenText
  let chain: ThemeChain
  let texts: OpenTexts
  let workspace: Workspace

  func target(at offset: Int) -> Target? {
    guard let own = chain.links.first?.variables else { return nil }
    if let definition = own.definitions.first(where: { $0.key.touches(offset) }) {
      return Target(path: definition.path, span: definition.key.withinQuotes)
    }
    guard let reference = own.references.first(where: { $0.span.touches(offset) }) else {
      return nil
    }
    let bytes = text.source.bytes
    let dot = UInt8(ascii: ".")
    let start = bytes[reference.span.lowerBound..<offset].lastIndex(of: dot).map { $0 + 1 }
    let end =
      bytes[offset..<reference.span.upperBound].firstIndex(of: dot) ?? reference.span.upperBound
    return Target(
      path: text.syntax.text(reference.span.lowerBound..<end),
      span: (start ?? reference.span.lowerBound)..<end)
  }

  // MARK: Places

  func definitions(of path: String) -> JSONText {
    .array(
      chain.definitions(of: path).filter { !$0.link.isBuiltIn }.map { link, definition in
        location(definition.key, in: link)
      })
  }

  func references(to path: String, withDefinitions: Bool) -> JSONText {
    .array(
      related(to: path).links.flatMap { link in
        let uses = link.variables.references.filter { $0.path.isWithin(path) }.map(\.span)
        let definitions = link.variables.definitions.filter { $0.path == path }.map(\.key)
        return (withDefinitions ? definitions : []).map { location($0, in: link) }
          + uses.map { location($0, in: link) }
      })
  }

  func highlights(of path: String) -> JSONText {
    guard let own = chain.links.first else { return [] }
    func highlight(_ span: Range<Int>, kind: JSONText) -> JSONText {
      ["range": lines(of: own).range(of: span), "kind": kind]
    }
    let variables = own.variables
    return .array(
      variables.definitions.filter { $0.path == path }.map { highlight($0.key, kind: 3) }
        + variables.references.filter { $0.path.isWithin(path) }.map {
          highlight($0.span, kind: 2)
        })
  }

  func related(to path: String) -> RelatedThemes {
    RelatedThemes(to: path, in: chain, texts: texts, workspace: workspace)
  }

  func lines(of link: ThemeChain.Link) -> LinePositions { text.lines(of: link.source) }

  func address(of link: ThemeChain.Link) -> String {
    link.source.name == text.source.name ? text.address : texts.address(of: link.source.name)
  }

  private func location(_ span: Range<Int>, in link: ThemeChain.Link) -> JSONText {
    ["uri": .string(address(of: link)), "range": lines(of: link).range(of: span)]
  }

  // MARK: Renaming

  func edits(renaming path: String, to name: String) throws(ServerError) -> JSONText {
    guard ColorText.isVariableName(name) else {
      throw ServerError(
        .invalidParameters, "The name of a variable has only letters, digits, “-” and “_”")
    }
    let found = chain.definitions(of: path)
    guard found.contains(where: { !$0.link.isBuiltIn }) else {
      throw ServerError(
        .failed,
        found.isEmpty
          ? "There is no variable \(path.quoted)"
          : "The variable \(path.quoted) belongs to a built-in theme")
    }
    let parts = path.split(separator: ".").map(String.init)
    let new = (parts.dropLast() + [name]).joined(separator: ".")
    let related = related(to: path)
    let isTaken = related.links.contains { link in
      link.variables.definitions.contains { $0.path == new }
    }
    guard new == path || chain.definitions(of: new).isEmpty && !isTaken else {
      throw ServerError(.failed, "There is already a variable \(new.quoted)")
    }
    if !related.isComplete {
      workspace.warning =
        "The workspace is too large to be searched as a whole: further files may use the old name."
    }
    var changes = TextEdits()
    for link in related.links {
      for definition in link.variables.definitions where definition.path == path {
        changes.add(
          JSONText.string(name).text, replacing: definition.key, at: address(of: link),
          lines: lines(of: link))
      }
      for reference in link.variables.references where reference.path.isWithin(path) {
        let start = reference.span.lowerBound
        changes.add(
          new, replacing: start..<start + path.utf8.count, at: address(of: link),
          lines: lines(of: link))
      }
    }
    return changes.json
  }
}

extension Range<Int> {

  func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }

  /// The place of a text without the quotes around it, the second of which may be missing.
  var withinQuotes: Self { lowerBound + 1..<Swift.max(lowerBound + 1, upperBound - 1) }
}

extension String {

  fileprivate func isWithin(_ path: String) -> Bool { self == path || hasPrefix(path + ".") }
}
