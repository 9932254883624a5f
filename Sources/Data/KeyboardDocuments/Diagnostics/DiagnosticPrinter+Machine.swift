extension DiagnosticPrinter {
  func json(_ diagnostics: [Diagnostic]) -> JSONText {
    .array(
      diagnostics.map { diagnostic in
        var members: [(String, JSONText)] = [
          ("severity", .string(diagnostic.severity.rawValue)),
          ("code", .string(diagnostic.code.name)),
          ("message", .string(diagnostic.message)),
        ]
        members += placeMembers(diagnostic.place)
        members.append(("hints", .array(diagnostic.hints.map { .string($0) })))
        let related = diagnostic.related.map { related in
          JSONText.object([("message", .string(related.message))] + placeMembers(related.place))
        }
        members.append(("related", .array(related)))
        if let measurement = diagnostic.measurement {
          members.append(("measured", .number(measurement.value)))
          members.append(("bound", .number(measurement.bound)))
        }
        if !diagnostic.fixes.isEmpty {
          let source = diagnostic.place?.source
          members.append(("fixes", .array(diagnostic.fixes.map { fixMembers($0, in: source) })))
        }
        return .object(members)
      })
  }

  private func fixMembers(_ fix: Diagnostic.Fix, in source: SourceFile?) -> JSONText {
    let edits = fix.edits.map { edit in
      JSONText.object(placeMembers(source?.place(of: edit.span)) + [("text", .string(edit.text))])
    }
    return .object([("title", .string(fix.title)), ("edits", .array(edits))])
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
    let rules = Set(diagnostics.map(\.code.name)).sorted().map {
      JSONText.object([("id", .string($0))])
    }
    let driver = JSONText.object([("name", .string(tool)), ("rules", .array(rules))])
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(diagnostics.map(sarifResult))),
          ])
        ])
      ),
    ])
  }

  private func sarifResult(_ diagnostic: Diagnostic) -> JSONText {
    let text = ([diagnostic.message] + diagnostic.hints).joined(separator: "\n")
    var members: [(String, JSONText)] = [
      ("ruleId", .string(diagnostic.code.name)), ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(text))])),
    ]
    if let place = diagnostic.place {
      members.append(("locations", .array([.object([sarifLocation(place)])])))
    }
    if !diagnostic.related.isEmpty {
      let places = diagnostic.related.map { related in
        JSONText.object([
          sarifLocation(related.place), ("message", .object([("text", .string(related.message))])),
        ])
      }
      members.append(("relatedLocations", .array(places)))
    }
    return .object(members)
  }

  private func sarifLocation(_ place: Diagnostic.Place) -> (String, JSONText) {
    let artifact = JSONText.object([("uri", .string(uri(place.file)))])
    // Services count code points, where a letter with a separate accent is two.
    let region = place.range(in: \.codePoints).map { range in
      JSONText.object(members(of: range, line: "startLine", column: "startColumn"))
    }
    return (
      "physicalLocation", .object(present: [("artifactLocation", artifact), ("region", region)])
    )
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
