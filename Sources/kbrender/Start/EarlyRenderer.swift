import Artifacts
import Dispatch
import KeyboardRender
import Synchronization

/// A renderer with the pinned fonts, created while arguments and files are being read.
///
/// In a fresh process, opening the fonts takes about as long as everything before the picture, and
/// neither depends on the other.
final class EarlyRenderer: Sendable {

  private static let started = Mutex<EarlyRenderer?>(nil)

  /// The work on the renderer, one after the other on a thread of the global queue.
  private let queue = DispatchQueue(label: "EarlyRenderer", target: .global())
  private let group = DispatchGroup()
  private let result = Mutex<Result<KeyboardRenderer, RenderError>?>(nil)

  private init() {
    group.enter()
    ParallelWork.start(on: queue) { [self] in
      let made = Result { () throws(RenderError) in try KeyboardRenderer() }
      result.withLock { $0 = made }
      group.leave()
    }
  }

  /// Start to create the renderer.
  static func start() {
    started.withLock { $0 = EarlyRenderer() }
  }

  /// Load the fonts of keyboards in a language, if a renderer was started.
  static func loadFonts(language: String) {
    guard let early = started.withLock({ $0 }) else { return }
    early.queue.async {
      guard case .success(let renderer) = early.result.withLock({ $0 }) else { return }
      renderer.loadFonts(language: language)
    }
  }

  /// Return the renderer once it is ready, or a new one if none was started.
  static func renderer() throws(RenderError) -> KeyboardRenderer {
    guard let early = started.withLock({ $0 }) else { return try KeyboardRenderer() }
    early.group.wait()
    guard let made = early.result.withLock({ $0 }) else { return try KeyboardRenderer() }
    return try made.get()
  }
}
