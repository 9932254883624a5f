/// Names of other versions of KeyboardKit, and of UIKit, as aliases of types and properties here and as their test.
struct OtherNames {

  private struct Row {
    var version: String
    var name: String
    var type: String
    var isProtocol: Bool

    /// The namespaces and the last part of the name.
    var space: String { name.split(separator: ".").dropLast().joined(separator: ".") }
    var last: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The modifiers, name and type of a property, if the row is one.
    var property: (modifiers: [Substring], name: String, type: String)? {
      guard let colon = type.ranges(of: ": ").last else { return nil }
      let words = type[..<colon.lowerBound].split(separator: " ")
      let name = words.drop { Self.modifiers.contains($0) }.joined(separator: " ")
      return (words.prefix { Self.modifiers.contains($0) }, name, "\(type[colon.upperBound...])")
    }

    private static let modifiers: Set<Substring> = ["static", "nonmutating", "let", "var"]

    var declaration: String {
      guard let property else { return "public typealias \(last) = \(type)" }
      let scope = property.modifiers.contains("static") ? "static " : ""
      let set = property.modifiers.contains("nonmutating") ? "nonmutating set" : "set"
      let head = "public \(scope)var \(last): \(property.type)"
      let text =
        property.modifiers.contains("let")
        ? SwiftText.declaration(head, property.name)
        : "\(head) {\n  get { \(property.name) }\n  \(set) { \(property.name) = newValue }\n}"
      let source =
        "The name of `\(property.name.filter { $0 != "`" })` in \(Int(version.prefix(1)) == nil ? "" : "KeyboardKit ")\(version)."
      return SwiftText.comment(source) + "\n" + text
    }
  }

  /// A line is `version | name | type`, with `any` for protocols, `=` for a type of that name and `- | reason` for none,
  /// or `version | Type.name | var property: Type`, with `let` for one that is only read.
  static let list = "Sources/Products/KeyboardKit/OtherNames/other-names.list"

  private let rows: [Row]

  init(_ text: String) {
    rows = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "|").map {
        String($0.trimmingPrefix(" ").reversed().trimmingPrefix(" ").reversed())
      }
      guard !line.hasPrefix("#"), fields.count == 3 else { return nil }
      let type = fields[2].hasPrefix("any ") ? String(fields[2].dropFirst(4)) : fields[2]
      return Row(version: fields[0], name: fields[1], type: type, isProtocol: type != fields[2])
    }
  }

  var files: [GeneratedFile] {
    let missing = rows.filter { $0.type != "=" }.sorted { $0.last < $1.last }
    let blocks = Set(missing.map(\.space)).sorted().map { space in
      let aliases = missing.filter { $0.space == space }
        .sorted { ($0.property == nil ? 0 : 1, $0.last) < ($1.property == nil ? 0 : 1, $1.last) }
        .map(\.declaration)
      return space.isEmpty
        ? aliases.joined(separator: "\n") : SwiftText.extension(space, members: aliases)
    }
    let modules = [
      "Foundation", "KeyboardCore", "KeyboardDrawing", "KeyboardInput", "KeyboardLexicon",
      "KeyboardStyling",
      "KeyboardViews",
    ]
    let aliases = GeneratedFile(
      path: "Sources/Products/KeyboardKit/OtherNames/Generated/OtherNames.swift",
      text: SwiftText.file(
        notes: [SwiftText.undocumented], imports: modules.map { "public import \($0)" },
        extensions: blocks))
    return [aliases, test]
  }

  private var test: GeneratedFile {
    let types = rows.filter { $0.property == nil }
    let properties = rows.filter { $0.property != nil }.map { row in
      let isStatic = row.property?.modifiers.contains("static") == true
      return "      \\\(row.space)\(isStatic ? ".Type" : "").\(row.last),"
    }
    let names = types.map { "    \($0.isProtocol ? "(any \($0.name))" : $0.name).self," }
    let text = """
      \(SwiftText.header)

      import KeyboardKit
      import Testing

      @Suite struct OtherNameTests {

        private static let names: [Any.Type] = [
      \(names.joined(separator: "\n"))
        ]

        @Test func theUmbrellaHasAllNames() { #expect(Self.names.count == \(types.count)) }

        @Test func typesHaveAllProperties() {
          let properties: [AnyKeyPath] = [
      \(properties.joined(separator: "\n"))
          ]
          #expect(properties.count == \(properties.count))
        }
      }

      """
    return GeneratedFile(path: "Tests/Products/KeyboardKitTests/OtherNameTests.swift", text: text)
  }
}
