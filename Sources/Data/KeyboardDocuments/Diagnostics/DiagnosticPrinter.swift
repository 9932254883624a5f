/// A printer of diagnostics, for people, scripts and services.
public struct DiagnosticPrinter: Hashable, Sendable {
  /// The output formats, as in the option `--diagnostics`.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// The human-readable format: message, source line, caret, hints.
    case human
    /// One line each: `file:line:column: error: message [code]`.
    case short
    /// A JSON array.
    case json
    /// SARIF 2.1.0, read by code scanning services.
    case sarif
    /// Workflow commands that GitHub shows beside the lines of a change.
    case github
  }

  /// The output format.
  public var format: Format
  /// Whether the human form is colored for a terminal.
  public var usesColor: Bool
  /// The name of the program, used where a diagnostic has no file and in SARIF.
  public var tool: String

  /// A printer with a format.
  public init(format: Format = .human, usesColor: Bool = false, tool: String = "kbrender") {
    self.format = format
    self.usesColor = usesColor
    self.tool = tool
  }

  /// Return the text of diagnostics, ending with a line break unless it is empty.
  public func text(for diagnostics: [Diagnostic]) -> String {
    switch format {
    case .human: diagnostics.map(human).joined()
    case .short: diagnostics.map { "\(heading(of: $0))\n" }.joined()
    case .json: json(diagnostics).text + "\n"
    case .sarif: sarif(diagnostics).text + "\n"
    case .github: diagnostics.map { "\(github($0))\n" }.joined()
    }
  }

  /// Return the line `file:line:column: error: message [code]`.
  func heading(of diagnostic: Diagnostic) -> String {
    let place = placeText(diagnostic.place)
    return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message.withoutControls) "
      + "[\(diagnostic.code)]"
  }

  package func placeText(_ place: Diagnostic.Place?) -> String {
    guard let place else { return tool }
    guard let start = place.range?.start else { return place.file.withoutControls }
    return "\(place.file.withoutControls):\(start.line):\(start.column)"
  }
}
