extension DiagnosticPrinter {
  func json(_ diagnostics: [Diagnostic]) -> JSONText {
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
    return ["title": .string(fix.title), "edits": .array(edits)]
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
    return ["artifactLocation": ["uri": .string(uri(place.file))], "region": region]
  }

  /// Return a path as a relative URI reference, percent-encoded except for plain path characters.
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
      properties.append("file=\(githubProperty(place.file))")
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
