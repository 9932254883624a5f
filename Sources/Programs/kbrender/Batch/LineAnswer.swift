import CLibrary
import Foundation
import KeyboardPipeline
import Parallel
import SourceText
import Terminal

/// Answer to a line or a command: the image with its properties, or the errors.
struct LineAnswer: Sendable {

  /// Nil for a command.
  var line: Int?
  var request: RenderRequest?
  var bytes: [UInt8] = []
  var size: CGSize?
  var duration = Duration.zero
  var warnings: [Diagnostic] = []
  var failure: CommandFailure?

  /// A JSON object and a line break.
  var text: String {
    var members: [(String, JSONText?)] = [("line", line.map { .integer($0) })]
    let printer = DiagnosticPrinter(format: .json)
    if let request {
      members += [
        request.output == "-"
          ? (request.emit.rawValue, .string(Data(bytes).base64EncodedString()))
          : ("file", .string(request.output)),
        ("width", size.map { .number($0.width) }), ("height", size.map { .number($0.height) }),
        ("digest", .string(Digest.text(of: bytes))),
        ("milliseconds", .number((duration / .milliseconds(1) * 100).rounded() / 100)),
        ("warnings", warnings.isEmpty ? nil : printer.json(warnings)),
      ]
    }
    members.append(("error", failure.map { printer.json($0.diagnostics) }))
    return JSONText.object(present: members).versioned.text + "\n"
  }

  /// The warnings or errors, with the place of the line that asks for the image.
  func diagnostics(in file: String) -> [Diagnostic] {
    let place = Diagnostic.Place(file: file, line: line ?? 1)
    return (failure?.diagnostics ?? warnings).map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.place == nil {
        diagnostic.place = place
      } else if failure != nil {
        diagnostic.related.append(.init(message: "Requested here", place: place))
      }
      return diagnostic
    }
  }
}

extension Reporter {

  /// Writes the bytes of a drawing, and with `--output-format json` their properties to standard output.
  func save(
    _ bytes: [UInt8], of drawing: StagedDrawing, as request: RenderRequest,
    since start: ContinuousClock.Instant, followsLinks: Bool = true
  ) throws {
    try save(bytes, to: request.output, followsLinks: followsLinks)
    guard isJSON, request.output != "-" else { return }
    let size = try request.emit == .image ? drawing.sizeOfFile() : nil
    let answer = LineAnswer(request: request, bytes: bytes, size: size, duration: .now - start)
    try StandardOutput.write(answer.text)
  }
}

/// Reader of lines from a stream, which keeps no more of them than their budget.
struct LineReader {

  struct Line: Sendable {

    /// Counted from 1.
    let number: Int

    /// Nil for a line that exceeds the budget, whose bytes were skipped.
    let text: String?
  }

  private let descriptor: Int32
  private var number = 0
  private var rest: ArraySlice<UInt8> = []
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for a line; returns nil at the end, and after an error.
  mutating func next() -> Line? {
    var bytes: [UInt8]? = []
    number += 1
    while true {
      let part = rest.prefix { $0 != UInt8(ascii: "\n") }
      let isTooLong = (bytes?.count ?? 0) + part.count > InputBudget.requestLine.bytes
      if isTooLong { bytes = nil } else { bytes? += part }
      let isWhole = part.endIndex < rest.endIndex
      rest = rest[part.endIndex...].dropFirst()
      if isWhole { return line(bytes) }
      // Nothing else refers to the chunk, which would be copied.
      rest = []
      var count = read(descriptor, &chunk, chunk.count)
      while count < 0, errno == EINTR { count = read(descriptor, &chunk, chunk.count) }
      guard count > 0 else { return count == 0 && bytes != [] ? line(bytes) : nil }
      rest = chunk[..<count]
    }
  }

  private func line(_ bytes: [UInt8]?) -> Line {
    Line(number: number, text: bytes.map { String(decoding: $0, as: UTF8.self) })
  }
}
