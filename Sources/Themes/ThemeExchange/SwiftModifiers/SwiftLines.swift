/// Lines of Swift, indented by four spaces a level, as KeyboardKit itself is.
struct SwiftLines {

  private(set) var lines: [String]

  init(_ lines: [String] = []) {
    self.lines = lines
  }

  var isEmpty: Bool { lines.isEmpty }

  mutating func add(_ line: String) { lines.append(line) }

  /// Add a call, with a line for each argument if all of them are too long for one.
  mutating func add(_ start: String, _ call: (name: String, arguments: [String])) {
    let line = "\(start)\(call.name)(\(call.arguments.joined(separator: ", ")))"
    guard line.count > 88 else { return add(line) }
    add("\(start)\(call.name)(")
    for (index, argument) in call.arguments.enumerated() {
      add("    \(argument)\(index == call.arguments.count - 1 ? ")" : ",")")
    }
  }

  mutating func add(_ other: SwiftLines) { lines += other.lines }

  mutating func add(indented other: SwiftLines) {
    lines += other.lines.map { $0.isEmpty ? "" : "    " + $0 }
  }

  /// Add a block in braces, or nothing but the block without a head.
  mutating func add(_ head: String?, _ body: SwiftLines) {
    guard let head else { return add(body) }
    add("\(head) {")
    add(indented: body)
    add("}")
  }

  mutating func add(_ head: String, _ build: (inout SwiftLines) -> Void) {
    var body = SwiftLines()
    build(&body)
    add(head, body)
  }

  var text: String { lines.map { "\($0)\n" }.joined() }
}
