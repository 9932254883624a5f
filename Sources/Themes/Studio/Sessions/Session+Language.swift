import LanguageServer
import SourceText
import ThemeTools

extension MessageType {

  static let language: [MessageType] = [
    question("language.complete") { text, offset throws(ServerError) in
      try text.answer(to: "completion", at: offset)
    },
    question("language.hover") { text, offset throws(ServerError) in
      try text.answer(to: "hover", at: offset)
    },
    // → a list of {title, changes}
    question("language.actions") { text, offset throws(ServerError) in
      try text.changes(offeredBy: "codeAction", at: offset)
    },
    .change("language.format", []) { session, document, _, client in
      try session.change(
        document, to: ThemeFormatter.formatted(document.source), named: "Format", from: client)
    },
    .change("problem.fix", ["problem"]) { session, document, members, client in
      let fix = try document.fix(named: members.text("problem"))
      try session.change(
        document,
        to: ThemeFormatter.keepingForm(
          of: document.source, in: document.source.applying(fix.edits)),
        named: fix.title.shortened(to: 200), from: client)
    },
  ]

  private static func question(
    _ name: String,
    _ answer: @escaping @Sendable (SingleText, Int) throws(ServerError) -> JSONText
  ) -> MessageType {
    MessageType(name, ["document", "offset"]) { session, members, _ in
      let document = try session.document(members)
      let map = document.source.map
      guard let offset = map.offset(ofUTF16: try members.integer("offset")) else {
        throw StudioError(.form, "The offset is beyond the text")
      }
      let text = SingleText(
        document.source, diagnostics: document.problems, files: session.reader.reader,
        unit: { map.position(at: $0).utf16Offset })
      do throws(ServerError) {
        return try answer(text, offset)
      } catch {
        throw StudioError(.form, error.message)
      }
    }
  }
}

extension StudioDocument {

  var problemList: JSONText { .array(problems.indices.map(problem)) }

  private func problem(_ index: Int) -> JSONText {
    let problem = problems[index]
    let isOwn = problem.file.map { $0 == source.name } ?? true
    let span =
      (isOwn ? problem.place?.span : Self.root(of: source)?["extends"]?.span)
      ?? 0..<0
    let hints = problem.hints.joined(separator: " ")
    return [
      "id": .string("p\(problemsVersion).\(index)"), "severity": .string(problem.severity.rawValue),
      "code": .string(problem.code.name), "message": .string(problem.message),
      "from": .integer(source.map.position(at: span.lowerBound).utf16Offset),
      "to": .integer(source.map.position(at: span.upperBound).utf16Offset),
      "hint": hints.isEmpty ? nil : .string(hints), "hasFix": .boolean(fix(of: problem) != nil),
      "view": problemParts[index].map { .string($0.view) },
      "part": problemParts[index].map { .string($0.part) },
    ]
  }

  func fix(named id: String) throws(StudioError) -> Diagnostic.Fix {
    guard problemsVersion == version,
      let index = problems.indices.first(where: { id == "p\(version).\($0)" }),
      let fix = fix(of: problems[index])
    else {
      throw StudioError(.unknownThing, "The text has no problem \(id.quoted) with a fix")
    }
    return fix
  }

  func fix(of problem: Diagnostic) -> Diagnostic.Fix? {
    problem.file == source.name ? problem.fixes.first { !$0.edits.isEmpty } : nil
  }
}

extension Session {

  /// Reports a check; findings of lint stay until lint is done, so the list doesn't flicker.
  func check(_ document: StudioDocument) {
    document.isChecked = true
    let file = document.checked(reader)
    if document.hasFindings, file.theme != nil { return }
    document.hasFindings = false
    publish(file.diagnostics, of: document)
  }

  func publish(
    _ problems: [Diagnostic], of document: StudioDocument,
    parts: [Int: (view: String, part: String)] = [:]
  ) {
    document.problemParts = parts
    (document.problems, document.problemsVersion) = (problems, document.version)
    tell(
      "problems",
      [
        ("document", .string(document.id)), ("version", .integer(document.version)),
        ("problems", document.problemList),
      ])
  }
}
