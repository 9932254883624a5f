/// Names of later versions of KeyboardKit, as aliases of the types here and as their test.
struct NewerNames {

  private struct Row {
    var version: String
    var name: String
    var type: String
    var isProtocol: Bool

    /// The namespaces and the last part of the name.
    var space: String { name.split(separator: ".").dropLast().joined(separator: ".") }
    var last: String { name.split(separator: ".").last.map(String.init) ?? name }
  }

  /// A line is `version | name | type`, with `any` for protocols, `=` for a type of that name and `- | reason` for none.
  static let list = "Sources/Products/KeyboardCompatibility/newer-names.list"

  private let rows: [Row]

  init(_ text: String) {
    rows = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "|").map {
        String($0.trimmingPrefix(" ").reversed().trimmingPrefix(" ").reversed())
      }
      guard !line.hasPrefix("#"), fields.count == 3 else { return nil }
      let type = fields[2].hasPrefix("any ") ? String(fields[2].dropFirst(4)) : fields[2]
      return Row(
        version: fields[0], name: fields[1], type: type, isProtocol: type != fields[2])
    }
  }

  var files: [GeneratedFile] { [aliases, test] }

  private var aliases: GeneratedFile {
    let missing = rows.filter { $0.type != "=" }
    let spaces = missing.map(\.space).reduce(into: [String]()) { spaces, space in
      if !spaces.contains(space) { spaces.append(space) }
    }
    let blocks = spaces.sorted().map { space in
      let members = missing.filter { $0.space == space }.sorted { $0.last < $1.last }.map { row in
        """
        /// The name of `\(row.type)` in KeyboardKit \(row.version).
        public typealias \(row.last) = \(row.type)
        """
      }
      return space.isEmpty
        ? members.joined(separator: "\n\n")
        : SwiftText.extension(space, members: [members.joined(separator: "\n\n")])
    }
    return GeneratedFile(
      path: "Sources/Products/KeyboardCompatibility/NewerNames.swift",
      text: SwiftText.file(
        imports: [
          "public import KeyboardCore", "public import KeyboardInput",
          "public import KeyboardLexicon", "public import KeyboardStyling",
          "public import KeyboardViews",
        ], extensions: blocks))
  }

  private var test: GeneratedFile {
    let names = rows.map { row in
      let own = row.type == "=" ? row.name : row.type
      func type(_ name: String) -> String { row.isProtocol ? "(any \(name)).self" : "\(name).self" }
      let name = "\(SwiftText.literal(row.name)), \(type(row.name)),"
      let fields = "\(name) \(type(own))"
      if fields.count <= 93 { return "    (\(fields))," }
      return "    (\n      \(fields.count <= 94 ? fields : "\(name)\n      \(type(own))")\n    ),"
    }
    let text = """
      \(SwiftText.header)

      import KeyboardCore
      import KeyboardInput
      import KeyboardKit
      import KeyboardLexicon
      import KeyboardStyling
      import KeyboardViews
      import Testing

      @Suite struct NewerNameTests {

        private static let names: [(name: String, type: Any.Type, own: Any.Type)] = [
      \(names.joined(separator: "\n"))
        ]

        @Test func namesAreThoseOfTypes() {
          for (name, type, own) in Self.names {
            #expect(ObjectIdentifier(type) == ObjectIdentifier(own), "\\(name)")
          }
        }
      }

      """
    return GeneratedFile(
      path: "Tests/Products/KeyboardCompatibilityTests/NewerNameTests.swift", text: text)
  }
}
