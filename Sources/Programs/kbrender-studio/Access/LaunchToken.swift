import Synchronization

/// The secret of the printed address, which opens the studio once.
final class LaunchToken: Sendable {

  let text: String
  private let secret: Mutex<Secret?>
  private let whenUsed: @Sendable () -> Void

  init(whenUsed: @escaping @Sendable () -> Void) {
    let secret = Secret()
    text = secret.text
    self.secret = Mutex(secret)
    self.whenUsed = whenUsed
  }

  /// Whether the text is the token, which is then no longer one.
  func use(_ text: some StringProtocol) -> Bool {
    let isRight = secret.withLock { secret in
      guard secret?.matches(text) == true else { return false }
      secret = nil
      return true
    }
    if isRight { whenUsed() }
    return isRight
  }
}
