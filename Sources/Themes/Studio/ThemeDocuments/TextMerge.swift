import KeyboardDocuments
import KeyboardStyling
import ThemeTools

/// The merge of two texts that have the same origin.
struct TextMerge {

  let base: [UInt8]
  let own: [UInt8]
  let other: [UInt8]
  let file: String

  private struct Edit {
    let keys: [String]

    /// Nil for a value that was removed.
    let value: JSONValue?

    func says(_ other: Edit) -> Bool {
      guard let value, let otherValue = other.value else { return value == other.value }
      return value.says(otherValue)
    }
  }

  /// Return nil if both have changed the same, unless the own text is preferred.
  func text(preferringOwn: Bool) -> [UInt8]? {
    if let text = mergedTexts { return text }
    guard let roots = roots else { return nil }
    let (ours, theirs) = (
      Self.edits(from: roots.base, to: roots.own), Self.edits(from: roots.base, to: roots.other)
    )
    var result = SourceFile(name: file, bytes: own)
    for edit in theirs {
      let isContested = ours.contains { mine in
        let count = min(mine.keys.count, edit.keys.count)
        return mine.keys.prefix(count) == edit.keys.prefix(count)
          && !(mine.keys == edit.keys && mine.says(edit))
      }
      if isContested {
        if preferringOwn { continue }
        return nil
      }
      guard let changed = try? applying(edit, to: result) else { return nil }
      result = changed
    }
    return result.bytes
  }

  private var mergedTexts: [UInt8]? {
    let ours = TextDelta(from: base, to: own)
    guard let moved = TextDelta(from: base, to: other).rebased(over: ours) else { return nil }
    let text = moved.applied(to: own)
    return StudioDocument.root(of: SourceFile(name: file, bytes: text)).map { _ in text }
  }

  private var roots: (base: JSONValue, own: JSONValue, other: JSONValue)? {
    let roots = [base, own, other].compactMap {
      StudioDocument.root(of: SourceFile(name: file, bytes: $0))
    }
    return roots.count == 3 ? (roots[0], roots[1], roots[2]) : nil
  }

  private func applying(_ edit: Edit, to source: SourceFile) throws -> SourceFile {
    let (editor, path) = (try ThemeTextEditor(source), ThemePath(keys: edit.keys))
    guard let value = edit.value else {
      // Both have removed it.
      return (try? editor.removing(path)) ?? source
    }
    return try editor.setting(String(decoding: other[value.span], as: UTF8.self), at: path)
  }

  /// Objects are compared key by key, and lists as a whole, since elements have no names.
  private static func edits(from old: JSONValue, to new: JSONValue, in keys: [String] = [])
    -> [Edit]
  {
    guard let before = old.object, let after = new.object else {
      return old.says(new) ? [] : [Edit(keys: keys, value: new)]
    }
    let changed = after.members.flatMap { member in
      before[member.key].map { edits(from: $0, to: member.value, in: keys + [member.key]) }
        ?? [Edit(keys: keys + [member.key], value: member.value)]
    }
    let removed = before.members.filter { after[$0.key] == nil }
    return changed + removed.map { Edit(keys: keys + [$0.key], value: nil) }
  }
}
