import Foundation
import Glibc
import KeyboardPipeline
import Parallel
import SourceText
import Synchronization
import Terminal

/// Lines of standard input, answered on standard output as soon as each is rendered.
struct BatchStream: Sendable {

  let renderer: LineRenderer
  let shard: Shard?
  let jobs: Int
  let reporter: Reporter

  /// Throws a failure of the kind of the worst line, after all lines.
  func run() throws {
    let lines = Mutex(LineReader(0))
    let worst = Mutex<CommandFailure.Kind?>(nil)
    let problems = Workers.map(Array(0..<jobs), jobs: jobs) { _, pipeline -> CommandFailure? in
      while let line = lines.withLock({ $0.next() }) {
        guard shard?.contains(place: line.number - 1) ?? true,
          let answer = LineAnswer(to: line, by: renderer, with: pipeline)
        else { continue }
        do {
          try worst.withLock { worst in
            try StandardOutput.write(answer.text)
            report(answer)
            guard let kind = answer.failure?.kind else { return }
            worst = [worst, kind].compactMap(\.self).max { $0.rawValue < $1.rawValue }
          }
        } catch {
          return CommandFailure(error)
        }
      }
      return nil
    }
    if let problem = problems.compactMap(\.self).first { throw problem }
    if let kind = worst.withLock(\.self) { throw CommandFailure(kind) }
  }

  private func report(_ answer: LineAnswer) {
    var failure = answer.failure ?? CommandFailure(.invalidInput, answer.rendered?.warnings ?? [])
    let place = Diagnostic.Place(file: "<stdin>", line: answer.line)
    failure.diagnostics = reporter.graded(failure.diagnostics.map { $0.requested(at: place) })
    reporter.report(failure)
  }
}

/// Answer to a line: the image with its properties, or the errors.
struct LineAnswer: Sendable {

  let line: Int
  private(set) var rendered: RenderedLine?
  private(set) var failure: CommandFailure?
  private var duration = Duration.zero

  init(_ line: Int, _ failure: CommandFailure) {
    self.line = line
    self.failure = failure
  }

  /// Renders a line, or returns nil for one without arguments.
  init?(to line: LineReader.Line, by renderer: LineRenderer, with pipeline: RenderPipeline) {
    self.line = line.number
    let clock = ContinuousClock()
    let start = clock.now
    do {
      guard let text = line.text else {
        throw Diagnostics(
          code: .fileSize, "The line exceeds the limit of \(InputBudget.requestLine.bytes >> 20) MB"
        )
      }
      guard let request = try renderer.request(text) else { return nil }
      rendered = try renderer.render(request, with: pipeline)
    } catch {
      failure = CommandFailure(error)
    }
    duration = clock.now - start
  }

  /// A JSON object and a line break.
  var text: String {
    var members: [(String, JSONText?)] = [("version", 1), ("line", .integer(line))]
    let printer = DiagnosticPrinter(format: .json)
    if let rendered {
      members += [
        ("file", rendered.file.map { .string($0) }),
        (
          rendered.stage.rawValue,
          rendered.file == nil ? .string(Data(rendered.bytes).base64EncodedString()) : nil
        ),
        ("width", rendered.size.map { .number($0.width) }),
        ("height", rendered.size.map { .number($0.height) }),
        ("digest", .string(Digest.text(of: rendered.bytes))),
        ("milliseconds", .number((duration / .milliseconds(1) * 100).rounded() / 100)),
        ("warnings", rendered.warnings.isEmpty ? nil : printer.json(rendered.warnings)),
      ]
    }
    members.append(("error", failure.map { printer.json($0.diagnostics) }))
    return JSONText.object(present: members).text + "\n"
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
