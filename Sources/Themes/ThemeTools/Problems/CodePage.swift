package import KeyboardDocuments

package struct CodePage: Sendable {

  package internal(set) var code: DiagnosticCode

  /// The codes that share the page, such as those of all kinds of names; empty for a single code.
  package let variants: [DiagnosticCode]

  package let explanation: String
  package let wrong: Example?
  package let right: Example?

  init(
    _ code: DiagnosticCode, _ explanation: String, wrong: Example? = nil, right: Example? = nil,
    variants: [DiagnosticCode] = []
  ) {
    (self.code, self.explanation, self.variants) = (code, explanation, variants)
    (self.wrong, self.right) = (wrong, right)
  }

  package struct Example: Sendable, ExpressibleByStringInterpolation {

    package let text: String
    package let command: String?
    package let companions: [String: SourceFile]

    package init(
      _ text: String = "", command: String? = nil, beside companions: [String: String] = [:]
    ) {
      self.text = text
      self.command = command
      self.companions = companions.reduce(into: [:]) { files, companion in
        files[companion.key] = SourceFile(name: companion.key, text: companion.value)
      }
    }

    package init(stringLiteral text: String) {
      self.init(text)
    }

    static let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP49e0dAAXMAt9zcYGmAAAAAElFTkSuQmCC"
  }
}

extension CodePage {

  package var text: String {
    "\(code): \(code.summary)\n\n\(explanation)\n"
      + examples.map { "\n\($0):\n\($1.indented)" }.joined()
  }

  package var markdown: String {
    let names = variants.map { "`\($0)`" }.joined(separator: ", ")
    return "## \(code)\n\n\(code.summary) \(explanation)\n"
      + (names.isEmpty ? "" : "\nThe codes are \(names).\n")
      + examples.map { "\n\($0):\n\n```\($1.language)\n\($1.listing)```\n" }.joined()
  }

  private var examples: [(heading: String, example: Example)] {
    [("Wrong", wrong), ("Right", right)].compactMap { heading, example in
      example.map { (heading, $0) }
    }
  }

  package var json: JSONText {
    .object(
      present: [
        ("code", .string(code.name)), ("summary", .string(code.summary)),
        ("explanation", .string(explanation)), ("wrong", (wrong?.listing).map { .string($0) }),
        ("right", (right?.listing).map { .string($0) }),
      ])
  }
}

extension CodePage.Example {

  fileprivate var language: String { command == nil ? "jsonc" : "sh" }

  fileprivate var listing: String {
    let (start, comment) = command.map { ("kbrender \($0)\n", "#") } ?? (text + "\n", "//")
    return companions.keys.sorted().reduce(start) { listing, path in
      let text = companions[path].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      return listing + "\(comment) \(path)\n" + text + (text.hasSuffix("\n") ? "" : "\n")
    }
  }

  fileprivate var indented: String {
    listing.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
