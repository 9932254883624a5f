import KeyboardDocuments
import KeyboardStyling

/// The changes of a fix as overrides of one look, so that looks without the finding stay.
struct LookOverride {

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
      let edits = changes(from: document.root, to: root, in: changed, at: look)?.edits,
      !edits.isEmpty
    else { return nil }
    return Diagnostic.Fix(fix.title, edits: edits)
  }

  /// Returns the edits of an object of the look, or the members that it needs if it isn't there.
  private func changes(
    from old: JSONValue, to new: JSONValue, in file: SourceFile, at place: JSONValue?
  ) -> (edits: [TextEdit], members: [String])? {
    var (edits, members): ([TextEdit], [String]) = ([], [])
    for member in new.object?.members ?? [] {
      let (before, known) = (old[member.key], place?[member.key])
      let text = file.text(member.value.span)
      if let before, document.file.text(before.span) == text { continue }
      let key = JSONText.string(member.key).text
      if let before, before.isObject, member.value.isObject, !Self.isColor(before) {
        guard known?.isObject != false,
          let inner = changes(from: before, to: member.value, in: file, at: known)
        else { return nil }
        edits += inner.edits
        if known == nil { members.append("\(key): { \(inner.members.joined(separator: ", ")) }") }
      } else if before != nil, member.key == "rules" || member.key == "variables" {
        return nil
      } else if let known {
        edits.append(TextEdit(known.span, text))
      } else {
        members.append("\(key): \(text)")
      }
    }
    guard let place, !members.isEmpty else { return (edits, members) }
    let text = members.joined(separator: ", ")
    edits.append(
      place.items.last.map { TextEdit(at: $0.span.upperBound, ", \(text)") }
        ?? TextEdit(at: place.span.lowerBound + 1, " \(text) "))
    return (edits, [])
  }

  private static func isColor(_ value: JSONValue) -> Bool {
    value["light"] != nil && value["dark"] != nil
  }
}
