import SourceText

/// Diagnostics of a text, as the protocol encodes them.
struct DiagnosticAnswers {

  let text: OpenText
  let texts: OpenTexts

  var notification: JSONText {
    [
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
      "params": .object(present: [
        ("uri", .string(text.address)), ("version", text.version.map { .integer($0) }),
        ("diagnostics", .array(text.diagnostics.map(diagnostic))),
      ]),
    ]
  }

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

  /// A diagnostic of another file is shown where the theme refers to it.
  func span(of diagnostic: Diagnostic) -> Range<Int> {
    guard isElsewhere(diagnostic) else { return diagnostic.place?.span ?? 0..<0 }
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

  private func location(of place: Diagnostic.Place) -> JSONText? {
    let isOwn = place.file == text.source.name
    guard isOwn || place.file.hasPrefix("/") else { return nil }
    let lines = text.lines(of: place.source ?? text.source)
    return [
      "uri": .string(isOwn ? text.address : texts.address(of: place.file)),
      "range": lines.range(of: place.span ?? 0..<0),
    ]
  }
}

/// Keys of `x-lint`; they are no part of the format of themes, since other linters may have others.
enum LintKeys {

  struct Key {
    let name: String
    let meaning: String
    let value: SnippetText
  }

  private static let root = "x-lint"
  private static let list = "allow"

  private static let text: SnippetText = [.text("\""), .place(), .text("\"")]
  static let code = [root, list, "code"]

  static func keys(in groups: some Collection<String>) -> [Key] {
    switch Array(groups) {
    case []:
      [
        Key(
          name: root, meaning: "The findings of `theme check` that are accepted.",
          value: [
            .text("{ \"allow\": [{ \"code\": \""), .place(), .text("\", \"reason\": \""), .place(),
            .text("\" }] }"),
          ])
      ]
    case [root]:
      [
        Key(
          name: list, meaning: "The accepted findings by code, with reasons.",
          value: [.text("["), .place(), .text("]")])
      ]
    case [root, list]:
      [
        Key(name: "code", meaning: "The code of a finding.", value: text),
        Key(name: "reason", meaning: "Why it is accepted.", value: text),
      ]
    default: []
    }
  }
}
