import Foundation

/// Each example becomes a function of its own; its parameters are values that examples may use
/// without declaring them, such as the context of a keyboard.
struct DocumentationExamples {

  struct Example: Equatable {

    /// The path of the file, without a line number, which would go stale too often.
    var path: String

    var code: [String]
  }

  struct Target {

    var folder: String
    var sources: [String]
    var modules: [String]
    var parameters: String
  }

  /// The targets; those of this package compile the examples of declarations with package access.
  static let targets = [
    Target(
      folder: "Tests/Examples/Documents/Tests/DocumentTests", sources: [],
      modules: ["Foundation", "KeyboardGolden", "KeyboardKit", "KeyboardRender", "Testing"],
      parameters: "context: KeyboardContext, view: KeyboardView, "
        + "controller: KeyboardInputViewController"),
    Target(
      folder: "Tests/Themes/KeyboardGalleryTests", sources: ["Gallery/"],
      modules: ["KeyboardCore", "KeyboardGallery", "Testing"], parameters: ""),
    Target(
      folder: "Tests/Keyboard/KeyboardPipelineTests",
      sources: ["Sources/Keyboard/KeyboardPipeline/"],
      modules: ["KeyboardCore", "KeyboardDrawing", "KeyboardPipeline", "Testing"],
      parameters: "pipeline: RenderPipeline"),
  ]

  private let examples: [Example]

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
      return GeneratedFile(
        path: "\(target.folder)/Generated/DocumentationExamples.swift",
        text: ([SwiftText.header, "// swift-format-ignore-file", imports]
          + Self.functions(examples, parameters: target.parameters))
          .joined(separator: "\n\n") + "\n")
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
      } else {
        open?.code.append(line)
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

  private static func functions(_ examples: [Example], parameters: String) -> [String] {
    examples.enumerated().map { index, example in
      let code = example.code.filter { !$0.hasPrefix("import ") }
        .map { $0.replacing("@Test ", with: "").replacing("@Suite ", with: "") }
      let body = code + uses(in: code)
      return """
        // \(example.path)
        private func example\(index + 1)(\(parameters)) async throws {
        \(body.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n"))
        }
        """
    }
  }

  private static func uses(in code: [String]) -> [String] {
    code.compactMap { line in
      guard line.hasPrefix("let ") || line.hasPrefix("var ") else { return nil }
      let name = line.dropFirst(4).prefix { $0.isLetter || $0.isNumber }
      return name.isEmpty ? nil : "_ = \(name)"
    }
  }
}
