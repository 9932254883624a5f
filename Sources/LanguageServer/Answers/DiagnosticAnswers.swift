import KeyboardDocuments

/// The diagnostics of an open text for its editor.
struct DiagnosticAnswers {

  let text: OpenText
  let texts: OpenTexts

  private let spans: DiagnosticSpans

  init(text: OpenText, texts: OpenTexts) {
    self.text = text
    self.texts = texts
    spans = DiagnosticSpans(text.source.bytes)
  }

  /// The parameters of `textDocument/publishDiagnostics`.
  var parameters: JSONText {
    [
      "uri": .string(text.address), "version": .integer(text.version),
      "diagnostics": .array(text.diagnostics.map(diagnostic)),
    ]
  }

  /// Return a diagnostic as JSON.
  func diagnostic(_ diagnostic: Diagnostic) -> JSONText {
    let severity =
      switch diagnostic.severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    let related = related(of: diagnostic)
    return .object(present: [
      ("range", text.lines.range(of: span(of: diagnostic))), ("severity", .integer(severity)),
      ("code", .string(diagnostic.code.name)), ("source", "kbrender"),
      ("message", .string(([diagnostic.message] + diagnostic.hints).joined(separator: "\n"))),
      ("relatedInformation", related.isEmpty ? nil : .array(related)),
    ])
  }

  /// Return the bytes that a diagnostic is about.
  ///
  /// One of another file is shown where the theme refers to it.
  func span(of diagnostic: Diagnostic) -> Range<Int> {
    guard isElsewhere(diagnostic) else { return spans.span(of: diagnostic.range) }
    return text.syntax.root?["extends"]?.span ?? 0..<0
  }

  private func isElsewhere(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.file.map { $0 != text.source.name } ?? false
  }

  private func related(of diagnostic: Diagnostic) -> [JSONText] {
    var places = diagnostic.related
    if isElsewhere(diagnostic), let place = diagnostic.place {
      places.insert(.init(message: diagnostic.message, place: place), at: 0)
    }
    return places.compactMap { related in
      location(of: related.place).map {
        ["location": $0, "message": .string(related.message)]
      }
    }
  }

  /// Return a place as JSON; nil for a file that has no address, such as a built-in theme.
  private func location(of place: Diagnostic.Place) -> JSONText? {
    if place.file == text.source.name {
      return [
        "uri": .string(text.address), "range": text.lines.range(of: spans.span(of: place.range)),
      ]
    }
    guard place.file.hasPrefix("/") else { return nil }
    if let other = texts.text(at: place.file) {
      let span = DiagnosticSpans(other.source.bytes).span(of: place.range)
      return ["uri": .string(other.address), "range": other.lines.range(of: span)]
    }
    let lines = [place.range?.start, place.range?.end].map { location -> JSONText in
      TextPosition(line: (location?.line ?? 1) - 1, character: (location?.column ?? 1) - 1).json
    }
    return [
      "uri": .string(FileAddress.address(of: place.file)),
      "range": ["start": lines[0], "end": lines[1]],
    ]
  }
}
