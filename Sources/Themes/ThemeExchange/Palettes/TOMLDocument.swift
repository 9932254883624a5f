import KeyboardDocuments

/// TOML as values of JSON: tables are objects, dates and times are texts.
///
/// Source: TOML 1.0.0, toml.io/en/v1.0.0.
struct TOMLDocument {

  static let budget = InputBudget.palette

  let root: JSONValue

  /// - Throws: If the file isn't TOML, or exceeds its budget.
  init(_ file: SourceFile) throws(Diagnostics) {
    guard file.bytes.count <= Self.budget.bytes else {
      throw Diagnostics(
        code: .tomlSyntax, "The file exceeds the limit of \(Self.budget.bytes >> 20) MB",
        place: file.place())
    }
    guard String(validating: file.bytes, as: UTF8.self) != nil else {
      throw Diagnostics(
        code: .tomlSyntax, "The file is not encoded as UTF-8", place: file.place())
    }
    var parser = TOMLParser(file)
    let root = TOMLTable()
    var table = root
    while parser.skipLines() {
      if let header = try parser.header() {
        table = try root.table(for: header, in: parser)
      } else {
        let (path, value) = try parser.assignment()
        try table.set(value, at: path, in: parser)
      }
      try parser.endLine()
    }
    self.root = root.value
  }
}

/// A key with its place.
struct TOMLKey {

  let text: String
  let span: Range<Int>
}

/// A table as it is built, of which several sections of a file may have parts.
final class TOMLTable {

  private enum Item {
    case value(JSONValue)
    case table(TOMLTable)
    case list(Sections)
  }

  /// The tables of a name in double brackets, which grow in place.
  private final class Sections {
    var tables: [TOMLTable] = []
  }

  private var keys: [TOMLKey] = []
  private var items: [String: Item] = [:]

  /// Whether a section or a value made the table, rather than the name of another below it.
  private var isDefined = false

  var value: JSONValue {
    let members = keys.map { key in
      let value =
        switch items[key.text] {
        case .value(let value): value
        case .table(let table): table.value
        case .list(let list): JSONValue(.array(list.tables.map(\.value)), span: key.span)
        case nil: JSONValue(.null, span: key.span)
        }
      return JSONObject.Member(key: key.text, keySpan: key.span, value: value)
    }
    let start = keys.first?.span.lowerBound ?? 0
    return JSONValue(.object(JSONObject(members: members)), span: start..<start)
  }

  func set(
    _ value: JSONValue, at path: [TOMLKey], in parser: TOMLParser
  ) throws(Diagnostics) {
    guard let last = path.last else { return }
    let table = try descend(path.dropLast(), in: parser)
    guard table.items[last.text] == nil else { throw Self.duplicate(last, in: parser) }
    table.add(.value(value), for: last)
  }

  /// Return the table of a section, which is a new one for each `[[name]]`.
  func table(
    for header: (path: [TOMLKey], isList: Bool), in parser: TOMLParser
  ) throws(Diagnostics) -> TOMLTable {
    guard let last = header.path.last else { return self }
    let parent = try descend(header.path.dropLast(), in: parser)
    let table = TOMLTable()
    table.isDefined = true
    switch (parent.items[last.text], header.isList) {
    case (nil, false): parent.add(.table(table), for: last)
    case (nil, true):
      let list = Sections()
      list.tables.append(table)
      parent.add(.list(list), for: last)
    case (.list(let list), true): list.tables.append(table)
    case (.table(let known), false) where !known.isDefined:
      known.isDefined = true
      return known
    default: throw Self.duplicate(last, in: parser)
    }
    return table
  }

  private func add(_ item: Item, for key: TOMLKey) {
    keys.append(key)
    items[key.text] = item
  }

  private func descend(
    _ path: ArraySlice<TOMLKey>, in parser: TOMLParser
  ) throws(Diagnostics) -> TOMLTable {
    var table = self
    for key in path {
      switch table.items[key.text] {
      case .table(let next): table = next
      case .list(let list): table = list.tables.last ?? table
      case .value: throw Self.duplicate(key, in: parser)
      case nil:
        let next = TOMLTable()
        table.add(.table(next), for: key)
        table = next
      }
    }
    return table
  }

  private static func duplicate(_ key: TOMLKey, in parser: TOMLParser) -> Diagnostics {
    parser.problem("The key \(key.text.shortened.quoted) is a duplicate", at: key.span)
  }
}
