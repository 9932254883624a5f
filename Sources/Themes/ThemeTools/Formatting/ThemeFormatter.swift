import KeyboardStyling
package import SourceText

/// The canonical form of theme files: the order of the format's own model, and one layout.
///
/// Everything the author wrote stays as it is written: comments with their neighbors, colors,
/// numbers, single blank lines, and which objects and arrays begin with a line break, as long as
/// they fit. Lines end as the first one does.
package enum ThemeFormatter {

  /// In characters.
  package static let width = 120

  package static func formatted(_ file: SourceFile) throws(Diagnostics) -> SourceFile {
    _ = try JSONDocument(parsing: file, options: ThemeLimits.json)
    let writer = LayoutWriter(JSONSyntax(file, options: ThemeLimits.json))
    let endsLinesByCRLF = file.bytes.firstIndex(of: 0x0A).map {
      $0 > 0 && file.bytes[$0 - 1] == 0x0D
    }
    let text = writer.document
    return SourceFile(
      name: file.name, text: endsLinesByCRLF == true ? text.replacing("\n", with: "\r\n") : text)
  }

  /// Returns the result of a change, formatted if the file before it was.
  package static func keepingForm(of file: SourceFile, in result: SourceFile) -> SourceFile {
    guard (try? formatted(file))?.bytes == file.bytes,
      let formatted = try? formatted(result), formatted.bytes != result.bytes
    else { return result }
    return formatted
  }

  /// Returns a value as it is written on one line, or as it is if it doesn't fit.
  static func line(_ json: String, as forms: [ValueForm]) -> String {
    let syntax = JSONSyntax(SourceFile(name: "value", text: json), options: ThemeLimits.json)
    guard let root = syntax.root, root.isContainer else { return json }
    return LayoutWriter(syntax).line(root, as: forms.fitting(root).first, limit: width) ?? json
  }
}

/// Order of keys in formatted objects, as the format lists them.
struct KeyOrder {

  private let ranks: [String: Int]
  private let isOpen: Bool

  init(of form: ValueForm?) {
    let keys = form?.keys ?? []
    ranks = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    isOpen = form?.isOpen ?? false
  }

  /// Names that the author chose keep their order, behind the keys of the format; keys that are
  /// unknown or reserved for comments stay behind the key that they follow.
  func arranged(_ keys: [String]) -> [Int] {
    var groups: [(rank: Int, indices: [Int])] = [(-1, [])]
    for (index, key) in keys.enumerated() {
      if let rank = ranks[key] ?? (isOpen && !ThemeFormat.isReserved(key) ? ranks.count : nil) {
        groups.append((rank, [index]))
      } else {
        groups[groups.count - 1].indices.append(index)
      }
    }
    let sorted = groups.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element.indices)
    return keepingFileOrder(sorted, of: keys).flatMap(\.self)
  }

  private func keepingFileOrder(_ groups: [[Int]], of keys: [String]) -> [[Int]] {
    let places = groups.indices.filter { place in
      groups[place].first.map { ThemeFormat.keysInFileOrder.contains(keys[$0]) } ?? false
    }
    let inFileOrder = places.map { groups[$0] }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    var groups = groups
    for (place, group) in zip(places, inFileOrder) where !isOpen { groups[place] = group }
    return groups
  }
}

/// Writer of formatted JSON, with values on one line where they fit.
struct LayoutWriter {

  private let syntax: JSONSyntax
  private let places: CommentPlaces

  init(_ syntax: JSONSyntax) {
    self.syntax = syntax
    places = CommentPlaces(syntax: syntax)
  }

  var document: String {
    guard let root = syntax.root else { return "" }
    let before = places.comments(in: 0..<root.span.lowerBound)
    let after = places.comments(in: root.span.upperBound..<syntax.bytes.count)
    var text = ""
    for (index, comment) in before.enumerated() {
      if comment.followsBlank, index > 0 { text += "\n" }
      text += comment.text + (comment.breaksLine ? "\n" : " ")
    }
    if !before.isEmpty, places.lineBreaks(before: root.span.lowerBound) > 1 { text += "\n" }
    write(root, as: .theme, indent: 0, breaks: true, to: &text)
    var isBelow = places.lineBreaks(after: root.span.upperBound) > 0
    for comment in after {
      text += (isBelow ? (comment.followsBlank ? "\n\n" : "\n") : " ") + comment.text
      isBelow = comment.breaksLine
    }
    return text + "\n"
  }

  private func write(
    _ value: JSONValue, as form: ValueForm?, indent: Int, breaks: Bool = false, column: Int = 0,
    to text: inout String
  ) {
    guard value.isContainer else {
      text += syntax.text(value.span)
      return
    }
    if !breaks, let line = line(value, as: form, limit: ThemeFormatter.width - column) {
      text += line
      return
    }
    let (items, end) = arranged(value, as: form)
    guard !items.isEmpty || !end.isEmpty else {
      text += value.isObject ? "{}" : "[]"
      return
    }
    text += value.isObject ? "{\n" : "[\n"
    let margin = String(repeating: " ", count: indent + 2)
    for (index, item) in items.enumerated() {
      write(
        item, of: value, as: form, margin: margin, isFirst: index == 0,
        isLast: index == items.count - 1, to: &text)
    }
    for (index, comment) in end.enumerated() {
      if comment.followsBlank, index > 0 || !items.isEmpty { text += "\n" }
      text += margin + comment.text + "\n"
    }
    text += String(repeating: " ", count: indent) + (value.isObject ? "}" : "]")
  }

  private func write(
    _ item: CommentedItem, of value: JSONValue, as form: ValueForm?, margin: String, isFirst: Bool,
    isLast: Bool, to text: inout String
  ) {
    var isFirst = isFirst
    var start = margin
    for comment in item.leading {
      if comment.followsBlank, !isFirst, start == margin { text += "\n" }
      isFirst = false
      text += start + comment.text
      start = comment.breaksLine ? margin : " "
      if comment.breaksLine { text += "\n" }
    }
    if item.followsBlank, !isFirst, start == margin { text += "\n" }
    text += start + label(of: item)
    if let value = item.item.value {
      let column = margin.count + label(of: item).count + (isLast ? 0 : 1)
      write(
        value, as: self.form(of: item.item, in: form), indent: margin.count,
        column: column, to: &text)
    }
    if !isLast { text += "," }
    for comment in item.trailing { text += " " + comment.text }
    text += "\n"
  }

  private func label(of item: CommentedItem) -> String {
    let comments = item.inner.map { $0.text + " " }.joined()
    return item.item.key.map { syntax.text($0.span) + ": " + comments } ?? comments
  }

  fileprivate func line(_ value: JSONValue, as form: ValueForm?, limit: Int) -> String? {
    guard value.isContainer else { return syntax.text(value.span) }
    guard value.items.isEmpty || places.lineBreaks(after: value.span.lowerBound + 1) == 0 else {
      return nil
    }
    let (items, end) = arranged(value, as: form)
    guard end.isEmpty || items.isEmpty && !end.contains(where: \.breaksLine) else { return nil }
    var parts: [String] = []
    var length = 4
    for item in items {
      let around = item.leading + item.trailing
      guard !around.contains(where: \.breaksLine), length <= limit else { return nil }
      let value = item.item.value.flatMap {
        line($0, as: self.form(of: item.item, in: form), limit: limit - length)
      }
      guard let value else { return nil }
      let before = item.leading.map { $0.text + " " }.joined() + label(of: item)
      let part = before + value + item.trailing.map { " " + $0.text }.joined()
      length += part.count + 2
      parts.append(part)
    }
    let isObject = value.isObject
    // Only a value without items has comments alone.
    let content =
      items.isEmpty
      ? end.map(\.text).joined(separator: " ") : parts.joined(separator: ", ")
    let whole = isObject ? (content.isEmpty ? "{}" : "{ \(content) }") : "[\(content)]"
    return whole.count <= limit ? whole : nil
  }

  private func arranged(
    _ value: JSONValue, as form: ValueForm?
  ) -> (items: [CommentedItem], end: [PlacedComment]) {
    let (items, end) = places.items(of: value)
    guard value.isObject else { return (items, end) }
    let order = KeyOrder(of: form)
    return (order.arranged(items.map { $0.item.key?.text ?? "" }).map { items[$0] }, end)
  }

  private func form(of item: JSONItem, in form: ValueForm?) -> ValueForm? {
    guard let form, let value = item.value, value.isContainer else { return nil }
    return form.forms(of: item).fitting(value).first
  }
}
