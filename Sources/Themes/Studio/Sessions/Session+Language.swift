import KeyboardDocuments
import LanguageServer
import ThemeTools

extension MessageType {

  static let language: [MessageType] = [
    MessageType("language.complete", ["document", "offset"]) { session, members, _ in
      try session.ask(members) { text, offset throws(ServerError) in
        try text.answer(to: "completion", at: offset)
      }
    },
    MessageType("language.hover", ["document", "offset"]) { session, members, _ in
      try session.ask(members) { text, offset throws(ServerError) in
        try text.answer(to: "hover", at: offset)
      }
    },
    // → a list of {title, changes}
    MessageType("language.actions", ["document", "offset"]) { session, members, _ in
      try session.ask(members) { text, offset throws(ServerError) in
        try text.changes(offeredBy: "codeAction", at: offset)
      }
    },
    MessageType("language.format", ["document"]) { session, members, client in
      let document = try session.document(members)
      let formatted = try ThemeFormatter.formatted(document.source)
      try session.change(
        document, TextDelta(from: document.source.bytes, to: formatted.bytes), named: "Format",
        from: client)
      return ["version": .integer(document.version)]
    },
    MessageType("problem.fix", ["document", "problem"]) { session, members, client in
      let document = try session.document(members)
      let fix = try document.fix(named: members.text("problem"))
      let fixed = document.source.applying(fix.edits)
      try session.change(
        document, TextDelta(from: document.source.bytes, to: fixed.bytes),
        named: fix.title.shortened(to: 200), from: client)
      return ["version": .integer(document.version)]
    },
  ]
}

extension Session {

  fileprivate func ask(
    _ members: MessageMembers,
    _ answer: (SingleText, Int) throws(ServerError) -> JSONText
  ) throws -> JSONText {
    let document = try document(members)
    let map = document.source.map
    guard let offset = map.offset(ofUTF16: try members.integer("offset")) else {
      throw StudioError(.form, "The offset is beyond the text")
    }
    let text = SingleText(
      document.source, diagnostics: document.problems, files: reader.reader,
      unit: { map.position(at: $0).utf16Offset })
    do throws(ServerError) {
      return try answer(text, offset)
    } catch {
      throw StudioError(.form, error.message)
    }
  }
}
