/// A printer of diagnostics, for people, scripts and services.
public struct DiagnosticPrinter: Hashable, Sendable {
  /// The output formats, as in the option `--output-format`.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// The human-readable format: message, source line, caret, hints.
    case human
    /// One line each: `file:line:column: error: message [code]`.
    case short
    /// A JSON object with a version, and a list of diagnostics.
    case json
    /// SARIF 2.1.0, read by code scanning services.
    case sarif
    /// Workflow commands that GitHub shows beside the lines of a change.
    case github
  }

  /// The output format.
  public var format: Format
  /// Whether the human form is colored for a terminal.
  public var usesColor: Bool
  /// The name of the program, used where a diagnostic has no file and in SARIF.
  public var tool: String

  /// Absolute paths of the working directory and of the repository around it; paths of annotations
  /// are relative to them.
  package var folders: [String] = []

  /// A printer with a format.
  public init(format: Format = .human, usesColor: Bool = false, tool: String = "kbrender") {
    self.format = format
    self.usesColor = usesColor
    self.tool = tool
  }

  /// Returns the text of diagnostics, ending with a line break unless it is empty.
  public func text(for diagnostics: [Diagnostic]) -> String {
    switch format {
    case .human: diagnostics.map(human).joined()
    case .short: diagnostics.map { "\(heading(of: $0))\n" }.joined()
    case .json: (["version": 1, "diagnostics": json(diagnostics)] as JSONText).text + "\n"
    case .sarif: sarif(diagnostics).text + "\n"
    case .github: diagnostics.map { "\(github($0))\n" }.joined()
    }
  }

  func heading(of diagnostic: Diagnostic) -> String {
    let place = placeText(diagnostic.place)
    return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message.withoutControls) "
      + "[\(diagnostic.code)]"
  }

  package func placeText(_ place: Diagnostic.Place?) -> String {
    guard let place else { return tool }
    guard let start = place.range?.start else { return place.file.withoutControls }
    return "\(place.file.withoutControls):\(start.line):\(start.column)"
  }

  func human(_ diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity
    let label = colored("\(severity.rawValue):", color(of: severity))
    var text = "\(colored("\(placeText(diagnostic.place)):", "1")) \(label) "
    text += "\(colored(diagnostic.message.withoutControls, "1")) [\(diagnostic.code)]\n"
    text += excerpt(of: diagnostic.place, color: color(of: severity))
    for related in diagnostic.related {
      let label = colored("note:", color(of: .note))
      text += "\(placeText(related.place)): \(label) \(related.message.withoutControls)\n"
      text += excerpt(of: related.place, color: color(of: .note))
    }
    for hint in diagnostic.hints { text += "  \(colored("hint:", "36")) \(hint.withoutControls)\n" }
    return text
  }

  private func excerpt(of place: Diagnostic.Place?, color: String) -> String {
    guard let range = place?.range, let line = place?.line else { return "" }
    let characters = Array(line)
    let column = max(0, range.start.column - 1)
    guard column <= characters.count else { return "" }
    let first = column > 100 ? column - 40 : 0
    let last = min(characters.count, first + 140)
    let shown = String(characters[first..<last]).shortened(to: 140).replacing("\t", with: " ")
      .withoutControls
    let end = range.end.line == range.start.line ? range.end.column - 1 : last
    let width = max(1, min(end, last) - column)
    let caret = "^" + String(repeating: "~", count: width - 1)
    // A wide character takes up two terminal cells, which shifts the caret.
    let indent = characters[first..<column].reduce(into: "") { $0 += isWide($1) ? "  " : " " }
    let (before, after) = (first > 0 ? "…" : "", last < characters.count ? "…" : "")
    return
      "  \(before)\(shown)\(after)\n  \(first > 0 ? " " : "")\(indent)\(colored(caret, color))\n"
  }

  private func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || 0x1100...0x115F ~= $0.value
        || 0x2E80...0xA4CF ~= $0.value || 0xAC00...0xD7A3 ~= $0.value
        || 0xFF00...0xFF60 ~= $0.value || 0x20000...0x3FFFD ~= $0.value
    }
  }

  private func color(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;34"
    }
  }

  private func colored(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  package func json(_ diagnostics: [Diagnostic]) -> JSONText {
    .array(
      diagnostics.map { diagnostic in
        let related = diagnostic.related.map { related in
          JSONText.object([("message", .string(related.message))] + placeMembers(related.place))
        }
        let fixes = diagnostic.fixes.map { fixMembers($0, in: diagnostic.place?.source) }
        let head: JSONText = [
          "severity": .string(diagnostic.severity.rawValue),
          "code": .string(diagnostic.code.name), "message": .string(diagnostic.message),
        ]
        let rest: JSONText = [
          "hints": .array(diagnostic.hints.map { .string($0) }), "related": .array(related),
          "measured": diagnostic.measurement.map { .number($0.value) },
          "bound": diagnostic.measurement.map { .number($0.bound) },
          "fixes": fixes.isEmpty ? nil : .array(fixes),
        ]
        let place = JSONText.object(placeMembers(diagnostic.place))
        return .object(head.members + place.members + rest.members)
      })
  }

  private func fixMembers(_ fix: Diagnostic.Fix, in source: SourceFile?) -> JSONText {
    let edits = fix.edits.map { edit in
      JSONText.object(placeMembers(source?.place(of: edit.span)) + [("text", .string(edit.text))])
    }
    return [
      "title": .string(fix.title), "isSafe": fix.isSafe ? nil : .boolean(false),
      "edits": .array(edits),
    ]
  }

  private func placeMembers(_ place: Diagnostic.Place?) -> [(String, JSONText)] {
    guard let place else { return [] }
    let file = ("file", JSONText.string(place.file))
    guard let range = place.range else { return [file] }
    return [file] + members(of: range, line: "line", column: "column")
  }

  private func members(
    of range: SourceRange, line: String, column: String
  ) -> [(String, JSONText)] {
    [
      (line, .integer(range.start.line)), (column, .integer(range.start.column)),
      ("endLine", .integer(range.end.line)), ("endColumn", .integer(range.end.column)),
    ]
  }

  func sarif(_ diagnostics: [Diagnostic]) -> JSONText {
    let rules = Set(diagnostics.map(\.code.name)).sorted().map { ["id": .string($0)] as JSONText }
    let run: JSONText = [
      "tool": ["driver": ["name": .string(tool), "rules": .array(rules)]],
      "columnKind": "unicodeCodePoints", "results": .array(diagnostics.map(sarifResult)),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
  }

  private func sarifResult(_ diagnostic: Diagnostic) -> JSONText {
    let text = ([diagnostic.message] + diagnostic.hints).joined(separator: "\n")
    let related = diagnostic.related.map { related in
      [
        "physicalLocation": sarifLocation(related.place),
        "message": ["text": .string(related.message)],
      ] as JSONText
    }
    return [
      "ruleId": .string(diagnostic.code.name), "level": .string(diagnostic.severity.rawValue),
      "message": ["text": .string(text)],
      "locations": diagnostic.place.map { [["physicalLocation": sarifLocation($0)]] },
      "relatedLocations": related.isEmpty ? nil : .array(related),
    ]
  }

  private func sarifLocation(_ place: Diagnostic.Place) -> JSONText {
    // Services count code points, where a letter with a separate accent is two.
    let region = place.range(in: \.codePoints).map { range in
      JSONText.object(members(of: range, line: "startLine", column: "startColumn"))
    }
    return ["artifactLocation": ["uri": .string(uri(annotatedPath(place.file)))], "region": region]
  }

  /// Returns the path in the repository if the file is in it, without `./` in any case.
  private func annotatedPath(_ file: String) -> String {
    guard !file.hasPrefix("<") else { return file }
    let path = FilePath(file).withoutDetours
    guard folders.count == 2 else { return path }
    let whole = FilePath(FilePath(path).isAbsolute ? path : "\(folders[0])/\(path)").withoutDetours
    return FilePath(whole).isWithin(folders[1])
      ? String(whole.dropFirst(folders[1].count + 1)) : path
  }

  /// Returns a path as a relative URI reference, percent-encoded except for plain path characters.
  private func uri(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || "-._~/".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  func github(_ diagnostic: Diagnostic) -> String {
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    var properties: [String] = []
    if let place = diagnostic.place {
      properties.append("file=\(githubProperty(annotatedPath(place.file)))")
      if let range = place.range {
        properties.append("line=\(range.start.line),col=\(range.start.column)")
        properties.append("endLine=\(range.end.line)")
      }
    }
    properties.append("title=\(githubProperty(diagnostic.code.name))")
    let message = ([diagnostic.message] + diagnostic.hints).joined(separator: "\n")
    return "::\(command) \(properties.joined(separator: ","))::\(githubText(message))"
  }

  private func githubText(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func githubProperty(_ text: String) -> String {
    githubText(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
