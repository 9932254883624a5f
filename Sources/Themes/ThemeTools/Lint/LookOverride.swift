import KeyboardDocuments
import KeyboardStyling

/// The changes of a fix as overrides of one look, so that looks without the finding stay.
struct LookOverride {

  private indirect enum Node {
    case text(String)
    case members([(key: String, node: Node)])

    var text: String {
      switch self {
      case .text(let text): text
      case .members(let members):
        "{ "
          + members.map { "\(JSONText.string($0.key).text): \($0.node.text)" }
          .joined(separator: ", ") + " }"
      }
    }
  }

  private let document: JSONDocument
  private let look: JSONValue

  /// Create overrides of a variation or a choice of an axis; nil if it isn't in the file itself.
  init?(_ name: String, in document: JSONDocument) {
    let root = document.root
    let axes = root["axes"]?.object?.members.map(\.value) ?? []
    let lists = [root["variations"]].compactMap { $0 } + axes
    guard let look = lists.lazy.compactMap({ $0[name] }).first, look.object != nil else {
      return nil
    }
    (self.document, self.look) = (document, look)
  }

  /// Return the fix with its changes in the look; nil if they are in rules, which lists have.
  func moved(_ fix: Diagnostic.Fix) -> Diagnostic.Fix? {
    if fix.edits.allSatisfy({ look.span.contains($0.span.lowerBound) }) { return fix }
    let changed = document.file.applying(fix.edits)
    guard let root = try? JSONDocument(parsing: changed, options: ThemeLimits.json).root,
      let changes = changes(from: document.root, to: root, in: changed), !changes.isEmpty,
      let edits = edits(adding: changes, to: look)
    else { return nil }
    return Diagnostic.Fix(fix.title, edits: edits)
  }

  private func changes(
    from old: JSONValue, to new: JSONValue, in file: SourceFile
  ) -> [(key: String, node: Node)]? {
    var changes: [(key: String, node: Node)] = []
    for member in new.object?.members ?? [] {
      guard let before = old[member.key] else {
        changes.append((member.key, .text(file.text(member.value.span))))
        continue
      }
      let text = file.text(member.value.span)
      guard document.file.text(before.span) != text else { continue }
      if before.object != nil, member.value.object != nil, !Self.isColor(before) {
        guard let inner = self.changes(from: before, to: member.value, in: file) else { return nil }
        changes.append((member.key, .members(inner)))
      } else if member.key == "rules" || member.key == "variables" {
        return nil
      } else {
        changes.append((member.key, .text(text)))
      }
    }
    return changes
  }

  private static func isColor(_ value: JSONValue) -> Bool {
    value["light"] != nil && value["dark"] != nil
  }

  private func edits(
    adding changes: [(key: String, node: Node)], to value: JSONValue
  ) -> [TextEdit]? {
    var edits: [TextEdit] = []
    var added: [String] = []
    for (key, node) in changes {
      switch (node, value[key]) {
      case (_, nil): added.append("\(JSONText.string(key).text): \(node.text)")
      case (.text(let text), let known?):
        edits.append(TextEdit(known.span, text))
      case (.members(let members), let known?):
        guard known.object != nil, let inner = self.edits(adding: members, to: known) else {
          return nil
        }
        edits += inner
      }
    }
    guard !added.isEmpty else { return edits }
    let text = added.joined(separator: ", ")
    guard let last = value.object?.members.last else {
      return edits + [TextEdit(at: value.span.lowerBound + 1, " \(text) ")]
    }
    return edits + [TextEdit(at: last.value.span.upperBound, ", \(text)")]
  }
}
