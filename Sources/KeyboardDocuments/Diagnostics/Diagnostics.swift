/// An error that carries everything found wrong in one go.
public struct Diagnostics: Error, Hashable, Sendable {
  /// The diagnostics in the order of their places.
  public var list: [Diagnostic]

  /// Creates an error from its diagnostics.
  public init(_ list: [Diagnostic]) {
    self.list = list
  }

  /// An error of one diagnostic.
  public init(code: String, _ message: String, place: Diagnostic.Place? = nil) {
    list = [Diagnostic(code: code, message: message, place: place)]
  }

  /// Tells whether one of the diagnostics is an error.
  var hasErrors: Bool { list.contains { $0.severity == .error } }
}

extension Diagnostics: CustomStringConvertible {
  /// The diagnostics as a person reads them, without color.
  public var description: String { DiagnosticPrinter(format: .human).text(for: list) }
}
