/// Names of other versions of KeyboardKit, and of UIKit, as aliases of the types here and as their test.
struct OtherNames {

  private struct Row {
    var version: String
    var name: String
    var type: String
    var isProtocol: Bool

    var origin: String { version.first?.isNumber == true ? "KeyboardKit \(version)" : version }

    var space: String { name.split(separator: ".").dropLast().joined(separator: ".") }
    var last: String { name.split(separator: ".").last.map(String.init) ?? name }
  }

  /// A line is `version | name | type`, with `any` for protocols, `=` for a type of that name and `- | reason` for none.
  static let list = "Sources/Products/KeyboardCompatibility/other-names.list"

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

  var files: [GeneratedFile] {
    let missing = rows.filter { $0.type != "=" }.sorted { $0.last < $1.last }
    let blocks = Set(missing.map(\.space)).sorted().map { space in
      let own = missing.filter { $0.space == space }
      let members = Set(own.map(\.origin)).sorted().map { origin in
        let aliases = own.filter { $0.origin == origin }.map {
          "public typealias \($0.last) = \($0.type)"
        }
        return (["// \(origin)."] + aliases).joined(separator: "\n")
      }.joined(separator: "\n\n")
      return space.isEmpty ? members : SwiftText.extension(space, members: [members])
    }
    return [
      aliases("OtherNames", Array(blocks.prefix(1)), imports: ["public import Foundation"]),
      aliases("OtherNames+Members", Array(blocks.dropFirst())), test,
    ]
  }

  private func aliases(
    _ name: String, _ blocks: [String], imports: [String] = []
  ) -> GeneratedFile {
    GeneratedFile(
      path: "Sources/Products/KeyboardCompatibility/\(name).swift",
      text: SwiftText.file(
        notes: [SwiftText.undocumented],
        imports: imports + [
          "public import KeyboardCore", "public import KeyboardInput",
          "public import KeyboardLexicon", "public import KeyboardStyling",
          "public import KeyboardViews",
        ], extensions: blocks))
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
      path: "Tests/Products/KeyboardCompatibilityTests/OtherNameTests.swift", text: text)
  }
}
