import KeyboardDocuments
import KeyboardStyling
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
        throw StudioError(
          .conflict, "The same place was changed since version \(version)")
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

  /// An element of a list may have another index now.
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

  /// Return the index of the only element of the same text or, for a rule, of the same conditions.
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
