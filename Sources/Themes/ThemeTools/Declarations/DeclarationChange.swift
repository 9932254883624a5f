package import KeyboardDocuments
import KeyboardStyling

/// A declaration of a theme file that another version of the file has not, or otherwise.
package struct DeclarationChange: Sendable {

  package let path: DeclarationPath

  /// The values as they are written; nil where the declaration isn't there.
  package let before: String?
  package let after: String?

  /// The place in the later version, of a removed declaration that of the object or list around it.
  package let place: Diagnostic.Place

  /// Whether the values are shown, as those of lists and objects aren't that appear or go away.
  private let isPlain: Bool

  private let file: SourceFile
  private let edits: [SourceEdit]

  /// The later version without this change.
  package var reverted: SourceFile { file.applying(edits) }

  /// The change in words: `weight 400 → 500`, `rule 3 added`.
  package var text: String {
    guard isPlain || before != nil && after != nil else {
      return "\(path.name) \(after == nil ? "removed" : "added")"
    }
    return "\(path.name) \(before ?? "none") → \(after ?? "none")"
  }
}

extension DeclarationChange {

  /// Return the changes from a version of a theme file to a later one, from top to bottom; nil unless
  /// both are JSON.
  package static func all(from old: SourceFile, to new: SourceFile) -> [DeclarationChange]? {
    guard let before = try? JSONDocument(parsing: old, options: ThemeLimits.json).root,
      let after = try? JSONDocument(parsing: new, options: ThemeLimits.json).root
    else { return nil }
    var comparison = DeclarationComparison(old: old, editor: SyntaxEditor(new))
    comparison.compare(before, after, at: DeclarationPath())
    return comparison.changes
  }

  fileprivate init(
    _ path: DeclarationPath, _ before: JSONValue?, _ after: JSONValue?,
    in files: DeclarationComparison,
    place: JSONValue, edits: [SourceEdit]
  ) {
    let file = files.editor.file
    self.file = file
    self.path = path
    self.before = before.map { $0.shown(in: files.old) }
    self.after = after.map { $0.shown(in: file) }
    isPlain = ![before, after].contains { $0?.isContainer == true }
    let start = place.span.lowerBound
    self.place = file.place(of: after == nil ? start..<start : place.span)
    self.edits = edits
  }
}

private struct DeclarationComparison {

  let old: SourceFile
  let editor: SyntaxEditor
  private(set) var changes: [DeclarationChange] = []

  init(old: SourceFile, editor: SyntaxEditor) {
    self.old = old
    self.editor = editor
  }

  mutating func compare(_ before: JSONValue, _ after: JSONValue, at path: DeclarationPath) {
    guard !before.says(after) else { return }
    switch (before.content, after.content) {
    case (.object(let old), .object(let new)): compare(old, new, in: after, at: path)
    case (.array(let old), .array(let new)): compare(old, new, in: after, at: path)
    default:
      add(
        path, before, after, place: after,
        [SourceEdit(after.span, of: editor.file, with: before.written(in: old))])
    }
  }

  private mutating func add(
    _ path: DeclarationPath, _ before: JSONValue?, _ after: JSONValue?, place: JSONValue,
    _ edits: [SourceEdit]
  ) {
    changes.append(
      DeclarationChange(path, before, after, in: self, place: place, edits: edits))
  }

  private mutating func compare(
    _ before: JSONObject, _ after: JSONObject, in object: JSONValue, at path: DeclarationPath
  ) {
    let former = Dictionary(before.members.map { ($0.key, $0.value) }) { first, _ in first }
    let now = Set(after.members.map(\.key))
    for (index, member) in after.members.enumerated() {
      let inner = path.appending(.key(member.key))
      if let value = former[member.key] {
        compare(value, member.value, at: inner)
      } else {
        add(
          inner, nil, member.value, place: member.value,
          editor.removing(itemAt: index, of: object))
      }
    }
    for member in before.members where !now.contains(member.key) {
      let text = "\(JSONText.string(member.key).text): \(member.value.written(in: old))"
      add(
        path.appending(.key(member.key)), member.value, nil, place: object,
        editor.inserting(text, behind: after.members.count - 1, of: object))
    }
  }

  /// Elements have no names: those at both ends that are the same stay, and of the others those with
  /// the same conditions belong together.
  private mutating func compare(
    _ before: [JSONValue], _ after: [JSONValue], in list: JSONValue, at path: DeclarationPath
  ) {
    let start = zip(before, after).prefix { $0.says($1) }.count
    let most = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0.says($1) }.count
    let rest = (start..<before.count - end, start..<after.count - end)
    var places = Array(rest.0)
    guard rest.0.count != rest.1.count else {
      for (old, new) in zip(rest.0, rest.1) {
        compare(before[old], after[new], at: path.appending(.element(new)))
      }
      return
    }
    for index in rest.1 {
      let value = after[index]
      let inner = path.appending(.element(index))
      let place =
        places.firstIndex { before[$0].says(value) }
        ?? places.firstIndex {
          before[$0]["match"].map { value["match"]?.says($0) == true } ?? false
        }
      if let place {
        compare(before[places.remove(at: place)], value, at: inner)
      } else {
        add(inner, nil, value, place: value, editor.removing(itemAt: index, of: list))
      }
    }
    for index in places {
      add(
        path.appending(.element(index)), before[index], nil, place: list,
        editor.inserting(
          before[index].written(in: old), behind: index > 0 ? min(index, after.count) - 1 : nil,
          of: list))
    }
  }
}

extension JSONValue {

  func written(in file: SourceFile) -> String {
    String(decoding: file.bytes[span], as: UTF8.self)
  }

  /// The value for a line: a string without quotes, colors in capitals, lists and objects in one line.
  fileprivate func shown(in file: SourceFile) -> String {
    let text = (string ?? written(in: file).joinedLines).withoutControls.shortened(to: 120)
    return text.hasPrefix("#") ? text.uppercased() : text
  }
}
