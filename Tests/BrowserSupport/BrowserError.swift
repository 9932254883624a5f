/// What can go wrong with a browser.
public enum BrowserError: Error, Hashable, Sendable {

  /// There is no browser; the names that were looked for.
  case notInstalled([String])

  /// The browser ended, or never began to answer; what it wrote to standard error.
  case ended(String)

  /// Something didn't come in time.
  case late(String)

  /// The browser refused a command, for a reason.
  case refused(String, String)

  /// A script of a test failed.
  case script(String)

  /// There is nothing to click on, or something lies above it.
  case element(String, String)
}

extension BrowserError: CustomStringConvertible {

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .notInstalled(let names):
      """
      There is no browser (looked for \(names.joined(separator: ", "))). \
      Install one with apt-get install chromium, or name one in CHROMIUM.
      """
    case .ended(let errors): "The browser ended: \(errors)"
    case .late(let what): "It took too long: \(what)"
    case .refused(let command, let reason): "The browser refused \(command): \(reason)"
    case .script(let message): "The script failed: \(message)"
    case .element(let selector, let problem): "\(selector): \(problem)"
    }
  }
}
