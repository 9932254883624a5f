/// Something that a page should not do.
public struct PageProblem: Hashable, Sendable {

  /// Where the problem was noticed.
  public enum Kind: String, Sendable {

    /// The page wrote an error or a warning to the console, or the browser did about the page.
    case console

    /// A script failed, and nobody caught it.
    case exception

    /// A picture, script, style or anything else didn't arrive.
    case request
  }

  /// Where the problem was noticed.
  public let kind: Kind

  /// What happened.
  public let text: String

  /// A problem as tests expect it.
  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}

extension PageProblem: CustomStringConvertible {

  /// The problem on a line.
  public var description: String { "\(kind.rawValue): \(text)" }
}
