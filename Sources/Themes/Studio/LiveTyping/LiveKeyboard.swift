import KeyboardPipeline
import SourceText

/// The running keyboard of a view, which somebody types on, with a log of what was done.
struct LiveKeyboard {

  typealias Act = (RunningKeyboard) throws(Diagnostics) -> Void

  private let keyboard: RunningKeyboard
  private var acts: [(isPause: Bool, perform: Act)] = []

  /// The keyboard as it was at a moment, which is shown instead of the present one.
  private var past: (moment: Int, done: Int, keyboard: RunningKeyboard)?

  /// In milliseconds of the client's clock.
  private var time: Double?

  /// In seconds; nobody waits longer for a key to do more.
  private static let longestPause = 10.0

  /// The duration in seconds of a tap without times.
  private static let tap = 0.09

  /// The capacity of the log; later acts aren't recorded.
  private static let maximumActs = 2000

  init(_ material: RenderMaterial) { keyboard = Self.started(material) }

  private static func started(_ material: RenderMaterial) -> RunningKeyboard {
    let keyboard = RunningKeyboard(material)
    if let text = material.request.typedText { keyboard.write(text) }
    return keyboard
  }

  mutating func perform(isPause: Bool = false, _ act: @escaping Act) throws(Diagnostics) {
    past = nil
    try act(keyboard)
    if acts.count < Self.maximumActs { acts.append((isPause, act)) }
  }

  mutating func pass(to now: Double?) throws(Diagnostics) {
    let seconds = now.map { now in time.map { (now - $0) / 1000 } ?? 0 } ?? Self.tap
    time = now ?? time
    guard seconds > 0 else { return }
    try perform(isPause: true) { $0.pass(seconds: min(seconds, Self.longestPause)) }
  }

  // MARK: Moments

  var shown: RunningKeyboard { past?.keyboard ?? keyboard }

  var moments: Int { acts.count { !$0.isPause } }

  var moment: Int { past?.moment ?? moments }

  mutating func show(moment: Int, of material: RenderMaterial) {
    guard moment < moments else {
      past = nil
      return
    }
    var replay = past ?? (moment: 0, done: 0, keyboard: Self.started(material))
    if replay.moment > moment { replay = (0, 0, Self.started(material)) }
    while replay.moment < moment {
      let act = acts[replay.done]
      // An impossible act was performed on an earlier theme.
      try? act.perform(replay.keyboard)
      replay.done += 1
      if !act.isPause { replay.moment += 1 }
    }
    past = replay
  }
}
