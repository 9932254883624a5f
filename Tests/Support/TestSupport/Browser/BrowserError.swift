/// An error of a browser.
public enum BrowserError: Error, Hashable, Sendable {

  /// No browser is installed under any of the names.
  case notInstalled([String])

  /// The browser ended or never responded; its standard error.
  case ended(String)

  /// A timeout.
  case late(String)

  /// The browser refused a command, for a reason.
  case refused(String, String)

  /// A script of a test failed.
  case script(String)

  /// The element is missing or covered by another.
  case element(String, String)
}

extension BrowserError: CustomStringConvertible {

  /// The message, with the remedy.
  public var description: String {
    switch self {
    case .notInstalled(let names):
      """
      There is no browser (looked for \(names.joined(separator: ", "))). \
      Install one with apt-get install chromium-headless-shell, or name one in CHROMIUM.
      """
    case .ended(let errors): "The browser ended: \(errors)"
    case .late(let what): "It took too long: \(what)"
    case .refused(let command, let reason): "The browser refused \(command): \(reason)"
    case .script(let message): "The script failed: \(message)"
    case .element(let selector, let problem): "\(selector): \(problem)"
    }
  }
}
