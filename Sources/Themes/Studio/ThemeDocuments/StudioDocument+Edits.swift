import KeyboardStyling
import SourceText
import ThemeTools

/// A change of one value of a theme.
struct ValueEdit {

  var path: ThemePath

  /// JSON; nil removes the value.
  var value: String?

  init(path: ThemePath, value: String?) throws(Diagnostics) {
    (self.path, self.value) = (path, value)
    if let value {
      _ = try JSONDocument(
        parsing: SourceFile(name: "value", text: value), options: ThemeLimits.json)
    }
  }
}

extension StudioDocument {

  func delta(
    of parts: [(span: Range<Int>, text: String)], in version: Int
  ) throws(StudioError) -> TextDelta {
    let changes = try changes(since: version)
    let bytes = changes.isEmpty ? source.bytes : self.bytes(before: changes)
    let map = changes.isEmpty ? source.map : TextMap(bytes)
    var (end, replaced): (Int, [TextDelta.Part]) = (0, [])
    for part in parts {
      guard let start = map.offset(ofUTF16: part.span.lowerBound),
        let stop = map.offset(ofUTF16: part.span.upperBound), start >= end
      else {
        throw StudioError(
          .form, "Changes must be in ascending order, within the text, and between its characters")
      }
      end = stop
      replaced.append(
        TextDelta.Part(
          span: start..<stop, old: Array(bytes[start..<stop]), new: Array(part.text.utf8)))
    }
    var delta = TextDelta(replaced)
    for change in changes {
      guard let moved = delta.rebased(over: change) else {
        throw StudioError(.conflict, "The same place was changed since version \(version)")
      }
      delta = moved
    }
    return delta
  }

  /// A gesture goes on from the value that it began with.
  func change(
    by edits: [ValueEdit], in version: Int, joining join: History.Join? = nil
  ) throws -> (delta: TextDelta, result: SourceFile, name: String) {
    let changes = try changes(since: version)
    var name = ""
    var file = source
    var delta = TextDelta()
    let isJoining = join != nil && history.current?.join == join && history.next == nil
    for (index, edit) in edits.enumerated() {
      let path = try rebased(edit.path, over: changes, version: version)
      let editor = try Self.editor(of: file)
      if index == 0 {
        let start = isJoining ? try Self.editor(of: stepStart) : editor
        name = StepName.edit(path, from: try? start.text(at: path), to: edit.value)
      }
      let changed = try edit.value.map { try editor.setting($0, at: path) } ?? editor.removing(path)
      delta.append(TextDelta(from: file.bytes, to: changed.bytes))
      file = changed
    }
    if edits.count > 1 { name += " and \(edits.count - 1) more" }
    return (delta, file, name)
  }

  static func editor(of file: SourceFile) throws(StudioError) -> ThemeTextEditor {
    do throws(Diagnostics) {
      return try ThemeTextEditor(file)
    } catch {
      throw StudioError(
        .broken, "The text can't be read: " + (error.list.first?.message ?? "it isn't JSON"))
    }
  }

  private func rebased(
    _ path: ThemePath, over changes: ArraySlice<TextDelta>, version: Int
  ) throws(StudioError) -> ThemePath {
    guard !changes.isEmpty, path.keys.contains(where: { Int($0) != nil }) else { return path }
    let gone = StudioError(
      .conflict, "\(path.description.quoted) was changed since version \(version)")
    let old = SourceFile(name: source.name, bytes: bytes(before: changes))
    guard let root = Self.root(of: old), let now = Self.root(of: source) else { throw gone }
    var (value, keys) = (root, [String]())
    var current = now
    for (depth, key) in path.keys.enumerated() {
      guard let index = Int(key), let elements = value.array else {
        keys.append(key)
        guard let inner = value[key], let innerNow = current[key] else {
          return ThemePath(keys: keys + path.keys[(depth + 1)...])
        }
        (value, current) = (inner, innerNow)
        continue
      }
      guard let list = current.array else { throw gone }
      // A new element is added at the end.
      if index == elements.count {
        return ThemePath(keys: keys + ["\(list.count)"] + path.keys[(depth + 1)...])
      }
      guard elements.indices.contains(index),
        let found = Self.index(of: elements[index], in: old, among: list, in: source)
          ?? (list.count == elements.count && elements[index]["match"] == nil ? index : nil)
      else { throw gone }
      keys.append("\(found)")
      (value, current) = (elements[index], list[found])
    }
    return ThemePath(keys: keys)
  }

  private static func index(
    of element: JSONValue, in old: SourceFile, among list: [JSONValue],
    in new: SourceFile
  ) -> Int? {
    func same(_ part: (JSONValue) -> JSONValue?) -> Int? {
      guard let own = part(element) else { return nil }
      let found = list.indices.filter { index in
        part(list[index]).map { new.bytes[$0.span] == old.bytes[own.span] } ?? false
      }
      return found.count == 1 ? found[0] : nil
    }
    return same { $0 } ?? same { $0["match"] }
  }

  static func root(of file: SourceFile) -> JSONValue? {
    (try? JSONDocument(parsing: file, options: ThemeLimits.json))?.root
  }
}

/// Merge of two texts with a common origin.
struct TextMerge {

  let base: [UInt8]
  let own: [UInt8]
  let other: [UInt8]
  let file: String

  /// Change of a value on one side of a merge.
  private struct Edit {
    let keys: [String]
    let value: JSONValue?

    func says(_ other: Edit) -> Bool {
      guard let value, let otherValue = other.value else { return value == other.value }
      return value.says(otherValue)
    }
  }

  /// Returns nil if both have changed the same, unless the own text is preferred.
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
