import Dispatch
import KeyboardRender
import Synchronization

/// A renderer with the pinned fonts that is made while arguments and files are still being read.
///
/// Opening the fonts takes a fresh process about as long as everything before the picture, and neither
/// needs the other.
final class EarlyRenderer: Sendable {

  private static let started = Mutex<EarlyRenderer?>(nil)

  private let group = DispatchGroup()
  private let result = Mutex<Result<KeyboardRenderer, RenderError>?>(nil)

  private init() {
    DispatchQueue.global(qos: .userInitiated).async(group: group) { [self] in
      let made = Result { () throws(RenderError) in try KeyboardRenderer() }
      result.withLock { $0 = made }
    }
  }

  /// Starts to make the renderer.
  static func start() {
    started.withLock { $0 = EarlyRenderer() }
  }

  /// The renderer, as soon as it is made, or another one if none was started.
  static func renderer() throws(RenderError) -> KeyboardRenderer {
    finish()
    guard let made = started.withLock({ $0 })?.result.withLock({ $0 }) else {
      return try KeyboardRenderer()
    }
    return try made.get()
  }

  /// Waits until nothing is going on any more: libraries must not be in use while the process ends.
  static func finish() {
    started.withLock { $0 }?.group.wait()
  }
}
