import KeyboardDocuments
import ThemeTools

extension MessageType {

  static let start: [MessageType] = [
    // → {version, folder, themes, files, documents, views, choices}
    MessageType("hello", []) { session, _, _ in session.welcome() }
  ]

  static let documents: [MessageType] = [
    // from: {"extends": theme}, {"installed": theme}, {"seed": color or colors, "kind"}, {"photo": base64, "kind"},
    // {"import": text, "name": of the file}, {"empty": true} or {"file": id}
    MessageType(
      "document.new", ["from"],
      long: { session, members, _ in
        try session.start(members.object("from", known: Session.ways + ["kind", "name"]))
      }),
    MessageType("document.close", ["document"]) { session, members, _ in
      try session.close(session.document(members))
      return [:]
    },
    // The name is that of a file in the folder, and is needed once.
    MessageType("document.save", ["document", "name"]) { session, members, _ in
      let name = try session.save(
        session.document(members), as: members.optionalText("name", upTo: 200))
      return ["name": .string(name)]
    },
    // What another program wrote counts.
    MessageType("document.revert", ["document"]) { session, members, client in
      let document = try session.document(members)
      try session.takeOutside(of: document, merging: false, from: client)
      return ["version": .integer(document.version)]
    },
    // What another program wrote counts where the document hasn't changed.
    MessageType("document.merge", ["document"]) { session, members, client in
      let document = try session.document(members)
      try session.takeOutside(of: document, merging: true, from: client)
      return ["version": .integer(document.version)]
    },
  ]

  static let texts: [MessageType] = [
    // edits: {"path", "value"} or {"path", "remove": true}; those of a gesture are one step
    MessageType("document.edit", ["document", "version", "edits", "name", "gesture"]) {
      session, members, client in
      let document = try session.document(members)
      let edits = try members.edits
      let join = try members.optionalText("gesture", upTo: 64).map {
        History.Join.gesture("\(client) \($0)")
      }
      let found = try document.delta(of: edits, in: members.integer("version"), joining: join)
      let name = try members.optionalText("name", upTo: 200) ?? found.name
      try session.change(document, found.delta, named: name, joining: join, from: client)
      return ["version": .integer(document.version)]
    },
    // changes: {"from", "to", "text"}
    MessageType("document.change", ["document", "version", "changes"]) {
      session, members, client in
      let document = try session.document(members)
      let changes = try members.list("changes").map { value in
        let change = try MessageMembers(value, of: "A change", known: ["from", "to", "text"])
        let (from, to) = (try change.integer("from"), try change.integer("to"))
        guard from <= to else { throw StudioError(.form, "A change must not end before it begins") }
        return (from..<to, try change.text("text", upTo: InputBudget.theme.bytes))
      }
      let delta = try document.delta(of: changes, in: members.integer("version"))
      try session.change(
        document, delta, named: StepName.typing, joining: .typing, from: client)
      return ["version": .integer(document.version)]
    },
    MessageType("document.undo", ["document"]) { session, members, client in
      let document = try session.document(members)
      let steps = document.history
      return try session.go(
        in: document, to: steps.position > 1 ? steps.steps[steps.position - 2].id : 0, from: client)
    },
    MessageType("document.redo", ["document"]) { session, members, client in
      let document = try session.document(members)
      return try session.go(
        in: document, to: document.history.next?.id ?? document.history.currentID, from: client)
    },
    MessageType("document.goto", ["document", "step"]) { session, members, client in
      try session.go(
        in: session.document(members), to: members.integer("step"), from: client)
    },
  ]
}

extension MessageMembers {

  /// Edits of values, of which there is at least one.
  var edits: [ValueEdit] {
    get throws {
      let edits = try list("edits").map { value in
        let edit = try MessageMembers(value, of: "An edit", known: ["path", "value", "remove"])
        let isRemoval = try edit.flag("remove", default: false)
        guard isRemoval != edit.has("value") else {
          throw StudioError(.form, "An edit has either a value or \"remove\": true")
        }
        return try ValueEdit(
          path: ThemePath(edit.text("path")),
          value: isRemoval ? nil : edit.text("value", upTo: InputBudget.theme.bytes))
      }
      guard !edits.isEmpty else { throw StudioError(.form, "There are no edits") }
      return edits
    }
  }
}
