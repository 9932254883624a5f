import KeyboardDocuments
import LanguageServer
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
        document, to: document.source.applying(fix.edits),
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
