/// Text with errors and byte offsets, for editors; ``JSONDocument`` has no errors.
package struct JSONSyntax: Sendable {

  package let source: SourceFile

  private let tree: JSONTree

  /// Reads a text, or return what reading it in the same way has found before.
  package init(_ source: SourceFile, number: Int = 0, options: JSONOptions) {
    self.source = source
    tree = source.tree { known in
      if let known, known.number == number, known.options == options { return known }
      return JSONTree(source.bytes, number: number, options: options)
    }
  }

  package var root: JSONValue? { tree.root }

  /// In the order of the text; one up to the end of its line is without the line break.
  package var comments: [Range<Int>] { tree.comments }

  package var diagnostics: [Diagnostic] { tree.problems.map { $0.diagnostic(in: source) } }

  package var bytes: [UInt8] { source.bytes }

  package func text(_ span: Range<Int>) -> String { source.text(span) }

  package func comments(in span: Range<Int>) -> ArraySlice<Range<Int>> {
    func index(of offset: Int) -> Int {
      var (low, high) = (0, comments.count)
      while low < high {
        let middle = (low + high) / 2
        if comments[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return comments[index(of: span.lowerBound)..<index(of: span.upperBound)]
  }

  package func isClosed(_ value: JSONValue) -> Bool {
    value.span.count > 1 && value.span.upperBound > value.endOfParts
      && "]}".utf8.contains(bytes[value.span.upperBound - 1])
  }
}

/// Values of a parsed file, with its comments and problems.
struct JSONTree: Sendable {

  let number: Int
  let options: JSONOptions
  let root: JSONValue?
  let comments: [Range<Int>]
  let problems: [JSONProblem]

  init(_ bytes: [UInt8], number: Int, options: JSONOptions) {
    self.number = number
    self.options = options
    guard bytes.count <= options.budget.bytes else {
      (root, comments) = (nil, [])
      let message =
        "The file has \(bytes.count) bytes, more than the maximum of \(options.budget.bytes)"
      problems = [JSONProblem(code: .jsonLimit, message: message)]
      return
    }
    (root, comments, problems) = bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes: bytes, file: number, options: options)
      let root = parser.document()
      return (root, parser.comments, parser.problems)
    }
  }
}

extension SourceFile {

  /// Skips spaces and comments.
  package func offset(of character: Unicode.Scalar, after start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      let rest = bytes[offset...]
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) {
        offset += 1
      } else if rest.starts(with: "//".utf8) {
        offset = rest.firstIndex(of: 0x0A) ?? bytes.count
      } else if rest.starts(with: "/*".utf8) {
        offset = rest.dropFirst(2).firstRange(of: "*/".utf8)?.upperBound ?? bytes.count
      } else {
        return bytes[offset] == UInt8(ascii: character) ? offset : nil
      }
    }
    return nil
  }
}
