import Foundation

/// Tests of documented examples; the suite declares what they may use, such as a context.
///
/// `expression  // → value` and `#expect(…)` state results; `<!-- → condition -->` hides them.
struct DocumentationExamples {

  struct Example: Equatable {

    /// The path of the file, without a line number, which would go stale too often.
    var path: String

    var code: [String]
    var conditions: [String] = []
  }

  struct Target {

    var folder: String
    var sources: [String]
    var modules: [String]
    var members: [String]

    /// Trait of the package that compiles the examples.
    var trait: String?
  }

  static let result = "// → "
  private static let condition = "<!-- → "

  static let targets = [
    Target(
      folder: "Tests/Examples/Documents/Tests/DocumentTests", sources: [],
      modules: [
        "Foundation", "KeyboardGolden", "KeyboardKit", "KeyboardRender", "Synchronization",
        "Testing",
      ],
      members: [
        "private let context = KeyboardContext.preview",
        "private let controller = KeyboardInputViewController.preview",
        "private var view: KeyboardView { KeyboardView(keyboardContext: context) }",
        "init() throws { try SampleFolder.enter() }",
      ]),
    Target(
      folder: "Tests/Themes/KeyboardGalleryTests", sources: ["Gallery/"],
      modules: ["KeyboardCore", "KeyboardGallery", "Testing"], members: []),
    Target(
      folder: "Tests/Products/KeyboardRemoteTests", sources: ["Sources/Products/KeyboardRemote/"],
      modules: ["KeyboardCore", "KeyboardInput", "KeyboardRemote", "Testing"],
      members: ["private let state = Keyboard.State()"], trait: "Remote"),
    Target(
      folder: "Tests/Pipeline/KeyboardPipelineTests",
      sources: ["Sources/Pipeline/KeyboardPipeline/"],
      modules: ["KeyboardCore", "KeyboardDrawing", "KeyboardPipeline", "SourceText", "Testing"],
      members: [
        """
        private let pipeline = RenderPipeline(
          files: FileReader(
            file: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \\(path)") },
            companion: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \\(path)") }))
        """
      ]),
  ]

  let examples: [Example]

  init(_ files: [(path: String, text: String)]) {
    examples = files.flatMap { Self.examples(in: $0.text, path: $0.path) }
  }

  var files: [GeneratedFile] {
    let claimed = Self.targets.flatMap(\.sources)
    return Self.targets.map { target in
      let examples = examples.filter { example in
        target.sources.isEmpty
          ? !claimed.contains { example.path.hasPrefix($0) }
          : target.sources.contains { example.path.hasPrefix($0) }
      }
      let imports = target.modules.map { "import \($0)" }.joined(separator: "\n")
      let members = target.members.isEmpty ? [] : [target.members.joined(separator: "\n")]
      let body = (members + Self.tests(of: examples)).joined(separator: "\n\n")
      return GeneratedFile(
        path: "\(target.folder)/Generated/DocumentationExamples.swift",
        text: ([
          SwiftText.header, "// swift-format-ignore-file", target.trait.map { "#if \($0)" },
          imports,
          "@Suite struct DocumentationExamples {", SwiftText.indented(body), "}",
          target.trait.map { _ in "#endif" },
        ].compactMap(\.self).joined(separator: "\n\n")) + "\n")
    }
  }

  static func examples(in text: String, path: String) -> [Example] {
    let isSource = path.hasSuffix(".swift")
    var found: [Example] = []
    var open: Example?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let line = isSource ? comment(line) : String(line) else {
        open = nil
        continue
      }
      let fence = line.trimmingCharacters(in: .whitespaces)
      if fence == "```swift", open == nil {
        open = Example(path: path, code: [])
      } else if fence == "```", let example = open {
        found.append(example)
        open = nil
      } else if open != nil {
        open?.code.append(line)
      } else if fence.hasPrefix(condition), fence.hasSuffix(" -->"), !found.isEmpty {
        let text = fence.dropFirst(condition.count).dropLast(" -->".count)
        found[found.count - 1].conditions.append(String(text))
      }
    }
    return found
  }

  private static func comment(_ line: Substring) -> String? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("///") else { return nil }
    let body = text.dropFirst(3)
    return String(body.hasPrefix(" ") ? body.dropFirst() : body)
  }

  private static func tests(of examples: [Example]) -> [String] {
    examples.enumerated().map { index, example in
      let code = example.code.filter { !$0.hasPrefix("import ") }
      let body =
        code.flatMap(statements) + code.compactMap(declaredName).map { "_ = \($0)" }
        + code.compactMap { line in
          line.wholeMatch(of: /@Test func (\w+)\(\).*/).map { "\($0.1)()" }
        }
        + example.conditions.map { "#expect(\($0))" }
      return """
        // \(example.path)
        @Test func example\(index + 1)() async throws {
        \(SwiftText.indented(body.joined(separator: "\n")))
        }
        """
    }
  }

  private static func statements(of line: String) -> [String] {
    let line = line.replacing("@Test ", with: "").replacing("@Suite ", with: "")
    guard let mark = line.firstRange(of: result) else { return [line] }
    let indent = line.prefix { $0 == " " }
    let code = line[..<mark.lowerBound].trimmingCharacters(in: .whitespaces)
    let value = line[mark.upperBound...]
    func expectation(of result: String) -> String {
      switch value {
      case "true": "\(indent)#expect(\(result))"
      case "false": "\(indent)#expect(!(\(result)))"
      default: "\(indent)#expect(\(result) == \(value))"
      }
    }
    guard let name = declaredName(in: code) else { return [expectation(of: code)] }
    return ["\(indent)\(code)", expectation(of: name)]
  }

  private static func declaredName(in line: String) -> String? {
    guard line.hasPrefix("let ") || line.hasPrefix("var ") else { return nil }
    let name = line.dropFirst(4).prefix { $0.isLetter || $0.isNumber }
    return name.isEmpty ? nil : String(name)
  }
}
