/// A problem of a page.
public struct PageProblem: Hashable, Sendable {

  /// The kind of a problem.
  public enum Kind: String, Sendable {

    /// The page wrote an error or a warning to the console, or the browser did about the page.
    case console

    /// An uncaught error of a script.
    case exception

    /// A failed request of a picture, script, style or another resource.
    case request
  }

  /// The kind.
  public let kind: Kind

  /// The message.
  public let text: String

  /// Create a problem.
  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}

extension PageProblem: CustomStringConvertible {

  /// The problem in a line.
  public var description: String { "\(kind.rawValue): \(text)" }
}
