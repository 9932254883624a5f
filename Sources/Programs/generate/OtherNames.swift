/// Names of other versions of KeyboardKit, and of UIKit, as aliases of the types here and as their test.
struct OtherNames {

  private struct Row {
    var name: String
    var type: String
    var isProtocol: Bool

    /// The namespaces and the last part of the name.
    var space: String { name.split(separator: ".").dropLast().joined(separator: ".") }
    var last: String { name.split(separator: ".").last.map(String.init) ?? name }
  }

  /// A line is `version | name | type`, with `any` for protocols, `=` for a type of that name and `- | reason` for none.
  static let list = "Sources/Products/KeyboardKit/OtherNames/other-names.list"

  private let rows: [Row]

  init(_ text: String) {
    rows = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "|").map {
        String($0.trimmingPrefix(" ").reversed().trimmingPrefix(" ").reversed())
      }
      guard !line.hasPrefix("#"), fields.count == 3 else { return nil }
      let type = fields[2].hasPrefix("any ") ? String(fields[2].dropFirst(4)) : fields[2]
      return Row(name: fields[1], type: type, isProtocol: type != fields[2])
    }
  }

  var files: [GeneratedFile] {
    let missing = rows.filter { $0.type != "=" }.sorted { $0.last < $1.last }
    let blocks = Set(missing.map(\.space)).sorted().map { space in
      let aliases = missing.filter { $0.space == space }.map {
        "public typealias \($0.last) = \($0.type)"
      }
      return space.isEmpty
        ? aliases.joined(separator: "\n") : SwiftText.extension(space, members: aliases)
    }
    let modules = [
      "Foundation", "KeyboardCore", "KeyboardInput", "KeyboardLexicon", "KeyboardStyling",
      "KeyboardViews",
    ]
    let aliases = GeneratedFile(
      path: "Sources/Products/KeyboardKit/OtherNames/OtherNames.swift",
      text: SwiftText.file(
        notes: [SwiftText.undocumented], imports: modules.map { "public import \($0)" },
        extensions: blocks))
    return [aliases, test]
  }

  private var test: GeneratedFile {
    let names = rows.map { "    \($0.isProtocol ? "(any \($0.name))" : $0.name).self," }
    let text = """
      \(SwiftText.header)

      import KeyboardKit
      import Testing

      @Suite struct OtherNameTests {

        private static let names: [Any.Type] = [
      \(names.joined(separator: "\n"))
        ]

        @Test func theUmbrellaHasAllNames() { #expect(Self.names.count == \(rows.count)) }
      }

      """
    return GeneratedFile(
      path: "Tests/Products/KeyboardKitTests/OtherNameTests.swift", text: text)
  }
}
