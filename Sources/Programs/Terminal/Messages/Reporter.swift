import CLibrary
import Disk
package import SourceText

/// Printer of diagnostics and remarks, which respects `--quiet` and `--strict`.
package struct Reporter: Sendable {

  package let printer: DiagnosticPrinter
  package let isQuiet: Bool
  package var isStrict = false
  package var isVerbose = false

  /// Whether results are written as JSON.
  package var isJSON: Bool { printer.format == .json }

  package init(printer: DiagnosticPrinter? = nil, isQuiet: Bool = false) {
    self.printer = printer ?? DiagnosticPrinter(usesColor: StandardStreams.errorShowsColor)
    self.isQuiet = isQuiet
  }

  package func warn(
    _ warnings: [Diagnostic], as kind: CommandFailure.Kind = .invalidInput
  ) throws(CommandFailure) {
    guard !warnings.isEmpty else { return }
    guard isStrict else { return report(graded(warnings)) }
    throw CommandFailure(kind, graded(warnings))
  }

  package func graded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<[String]> = []
    return diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .warning else { return diagnostic }
      let place = diagnostic.place.map { "\($0.file) \($0.range.map { "\($0)" } ?? "")" } ?? ""
      guard seen.insert([diagnostic.code.name, diagnostic.message, place]).inserted else {
        return nil
      }
      var graded = diagnostic
      if isStrict { graded.severity = .error }
      return graded
    }
  }

  package func report(_ diagnostics: [Diagnostic]) {
    guard !shown(diagnostics).isEmpty else { return }
    let text = text(for: diagnostics)
    // Commands of that format are ours, and their values are escaped.
    Self.write(printer.format == .github ? text : text.withoutWorkflowCommands)
  }

  private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
  }

  func text(for diagnostics: [Diagnostic]) -> String {
    let bounded = shown(diagnostics).map { diagnostic in
      var bounded = diagnostic
      bounded.message = diagnostic.message.shortened(to: 1000)
      bounded.hints = diagnostic.hints.map { $0.shortened(to: 1000) }
      bounded.place?.file = diagnostic.place?.file.shortened(to: 1000) ?? ""
      return bounded
    }
    let text = printer.text(for: bounded)
    return printer.format == .human && printer.usesColor ? text : text.printable
  }

  /// Writes a line, which can't fake further ones.
  package func remark(_ text: String) {
    guard !isQuiet else { return }
    Self.write(text.withoutControls.withoutWorkflowCommands + "\n")
  }

  package func remarkOnTerminal(_ text: @autoclosure () -> String) {
    if !isQuiet, StandardStreams.errorIsTerminal { remark(text().withoutControls) }
  }

  static func write(_ text: String) { _ = StandardStreams.write(Array(text.utf8), to: 2) }

  /// SARIF is one log on standard output, also if nothing is found or a file can't be read.
  package func conclude(
    asJSON: Bool, _ check: () throws -> (findings: [Diagnostic], remark: String, closing: String?)
  ) throws {
    guard printer.format == .sarif, !asJSON else {
      let (findings, remark, closing) = try check()
      return try conclude(findings, asJSON: asJSON, remark: remark, closing: closing)
    }
    do {
      let findings = try check().findings
      try StandardOutput.write(text(for: findings))
      guard !findings.contains(where: { $0.severity == .error }) else {
        throw CommandFailure(.checkFailed)
      }
    } catch {
      let failure = CommandFailure(error)
      if !failure.diagnostics.isEmpty { try StandardOutput.write(text(for: failure.diagnostics)) }
      throw CommandFailure(failure.kind)
    }
  }

  private func conclude(
    _ findings: [Diagnostic], asJSON: Bool, remark text: String, closing: String?
  ) throws {
    let isFine = !findings.contains { $0.severity == .error }
    if asJSON {
      try StandardOutput.write(DiagnosticPrinter(format: .json).text(for: findings))
      guard isFine else { throw CommandFailure(.checkFailed) }
      return
    }
    report(findings)
    if let closing, printer.format == .human { remark(closing) }
    guard isFine else { throw CommandFailure(.checkFailed) }
    if findings.isEmpty, closing == nil { remarkOnTerminal(text) }
  }

  package func save(_ bytes: [UInt8], to path: String, followsLinks: Bool = true) throws {
    try OutputFile.write(bytes, to: path, followsLinks: followsLinks)
    guard path != "-" else { return }
    remarkOnTerminal(([path] + (Self.pixels(of: bytes).map { [$0] } ?? [])).joined(separator: " "))
  }

  private static func pixels(of bytes: [UInt8]) -> String? {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    let numbers = [16, 20].map { start in
      bytes[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    return "\(numbers[0]) × \(numbers[1])"
  }
}

/// Access to standard streams by their descriptors.
package enum StandardStreams {

  /// Returns whether all bytes were written, after waiting for a full terminal.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, awaitingRoom awaitsRoom: Bool = false
  ) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR || awaitsRoom && errno == EAGAIN { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  static var errorShowsColor: Bool { showsColor(2) }

  static func showsColor(_ descriptor: Int32) -> Bool {
    guard isatty(descriptor) == 1 else { return false }
    if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
    return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }

  static var errorIsTerminal: Bool { isatty(2) == 1 }

  /// Whether standard output is a file or a pipe.
  package static var outputIsRedirected: Bool {
    var status = stat()
    guard fstat(1, &status) == 0 else { return false }
    return [S_IFREG, S_IFIFO].contains(status.st_mode & S_IFMT)
  }
}
