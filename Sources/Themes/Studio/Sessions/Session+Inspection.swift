import KeyboardPipeline
import SourceText
import ThemeTools

extension MessageType {

  static let inspection: [MessageType] = [
    // part: an id of the last picture, or null for the board; also: other keys that are changed with it
    MessageType("view.inspect", ["view", "part", "also"]) { session, members, _ in
      let view = try session.view(members)
      let drawing = try session.tracedDrawing(of: view)
      let also = try members.has("also") ? members.list("also").compactMap(\.string) : []
      let all = try ViewPart.all(in: drawing)
      let parts = try ([members.optionalText("part")].compactMap(\.self) + also).map { id in
        guard let part = all.first(where: { $0.id == id }) else {
          throw StudioError(.unknownThing, "The view has no part \(id.quoted)")
        }
        return part
      }
      let found = try Inspection(drawing, of: view.document.source)
        .json(of: parts.first, with: Array(parts.dropFirst()))
      return .object(
        present: [("version", .integer(view.document.version))]
          + found.members.map { ($0.key, $0.value) })
    },
    // The keys of the view that a rule with these conditions would be for.
    MessageType("view.matches", ["view", "match"]) { session, members, _ in
      let view = try session.view(members)
      let conditions = try RuleConditions(members.text("match", upTo: 10_000))
      let drawing = try session.tracedDrawing(of: view)
      let explainer = try KeyboardExplainer(drawing)
      let keys = InspectedKey.all(in: try drawing.styled, explainer: explainer)
      let parts = explainer.keys(matchedBy: conditions.rule).map { JSONText.string(keys[$0].id) }
      return ["parts": .array(parts), "count": .integer(parts.count)]
    },
    // Keys for which a value at a target's path would decide; match: of a possible rule.
    MessageType("view.reach", ["view", "path", "match"]) { session, members, _ in
      let view = try session.view(members)
      let path = try ThemePath(members.text("path"))
      guard let name = path.keys.last,
        let example = PropertyForm.key.first(where: { $0.name == name })?.example
      else { throw StudioError(.form, "No value of \(path.description.quoted) can be tried") }
      let rule = try members.optionalText("match", upTo: 10_000).map { match in
        try ValueEdit(
          path: ThemePath(keys: Array(path.keys.prefix(2))),
          value: "{ \"match\": \(RuleConditions(match).json) }")
      }
      let edits = [rule, try ValueEdit(path: path, value: example.text)].compactMap(\.self)
      let keys = try session.keys(of: view, decidedBy: path, after: edits)
      return ["parts": .array(keys.map { .string($0.id) }), "count": .integer(keys.count)]
    },
    // values: {name: JSON text}; answers with the path of the new rule
    MessageType("document.rule", ["document", "match", "values"]) { session, members, client in
      let document = try session.document(members)
      let conditions = try RuleConditions(members.text("match", upTo: 10_000))
      let values = try members.pairs("values").map { member in
        guard let text = member.value.string else {
          throw StudioError(.form, "The values of a rule must be texts of JSON")
        }
        return (member.key, text)
      }
      let rules = StudioDocument.root(of: document.source)?["rules"]?.array?.count ?? 0
      let path = ThemePath(keys: ["rules", "\(rules)"])
      let style = values.map { ", \(JSONText.string($0).text): \($1)" }.joined()
      let edit = try ValueEdit(path: path, value: "{ \"match\": \(conditions.json)\(style) }")
      try session.change(
        document, to: document.change(by: [edit], in: document.version).result,
        named: "New rule: \(conditions.json.shortened(to: 80).withoutControls)", from: client)
      return ["version": .integer(document.version), "path": .string(path.description)]
    },
  ]
}

extension Session {

  func tracedDrawing(of view: StudioView) throws -> StagedDrawing {
    try view.drawing(by: pipeline, reading: reader, isTraced: true)
  }

  fileprivate func keys(
    of view: StudioView, decidedBy path: ThemePath, after edits: [ValueEdit]
  ) throws -> [InspectedKey] {
    let document = view.document
    let now = try document.theme(look: view.options.look, isTraced: false, reader)
    let trial = try document.change(by: edits, in: document.version).result
    let theme = try LoadedTheme(
      trial, variation: view.options.look, knowing: now.companions, files: reader.reader,
      isTraced: true)
    let drawing = pipeline.drawing(of: view.material(of: theme))
    let value = path.keys.reduce(StudioDocument.root(of: trial)) { value, key in
      value?[key]
        ?? Int(key).flatMap { index in
          value?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
    }
    guard let span = value?.span else { return [] }
    return InspectedKey.all(in: try drawing.styled, explainer: try KeyboardExplainer(drawing))
      .filter { $0.isSet(at: span, in: trial.name) }
  }
}
