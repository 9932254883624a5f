import KeyboardPipeline

/// The running keyboard of a view, which somebody types on.
struct LiveKeyboard {

  let keyboard: RunningKeyboard

  /// In milliseconds of the client's clock.
  private var time: Double?

  /// In seconds; nobody waits longer for a key to do more.
  private static let longestPause = 10.0

  /// How long a tap takes whose times aren't told.
  private static let tap = 0.09

  init(_ keyboard: RunningKeyboard) { self.keyboard = keyboard }

  /// Let the time pass until one of the client, or until a short tap has ended.
  mutating func pass(to now: Double?) {
    guard let now else { return keyboard.pass(seconds: Self.tap) }
    let seconds = time.map { (now - $0) / 1000 } ?? 0
    time = now
    if seconds > 0 { keyboard.pass(seconds: min(seconds, Self.longestPause)) }
  }
}
