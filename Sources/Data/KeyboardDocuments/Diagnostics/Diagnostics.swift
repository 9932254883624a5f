public import Foundation

/// An error with all diagnostics of an operation.
public struct Diagnostics: LocalizedError, Hashable, Sendable {
  /// The diagnostics in the order of their places.
  public var list: [Diagnostic]

  /// An error with diagnostics.
  public init(_ list: [Diagnostic]) {
    self.list = list
  }

  /// An error with a single diagnostic.
  public init(code: DiagnosticCode, _ message: String, place: Diagnostic.Place? = nil) {
    list = [Diagnostic(code: code, message: message, place: place)]
  }

  var hasErrors: Bool { list.contains { $0.severity == .error } }
}

extension Diagnostics: CustomStringConvertible {
  /// The human-readable form, without color.
  public var description: String { DiagnosticPrinter(format: .human).text(for: list) }

  /// The human-readable form, without color.
  public var errorDescription: String? { description }
}

extension Diagnostic {

  /// Return the diagnostic with a file as its place, unless it has a place already.
  package func placed(inFile file: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.place = place ?? Place(file: file)
    return diagnostic
  }
}
