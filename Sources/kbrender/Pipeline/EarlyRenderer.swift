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

  private let group = DispatchGroup()
  private let result = Mutex<Result<KeyboardRenderer, RenderError>?>(nil)

  private init() {
    group.enter()
    ParallelWork.start { [self] in
      let made = Result { () throws(RenderError) in try KeyboardRenderer() }
      result.withLock { $0 = made }
      group.leave()
      if case .success(let renderer) = made { renderer.loadFonts() }
    }
  }

  /// Start to create the renderer.
  static func start() {
    started.withLock { $0 = EarlyRenderer() }
  }

  /// Return the renderer once it is ready, or a new one if none was started.
  static func renderer() throws(RenderError) -> KeyboardRenderer {
    guard let early = started.withLock({ $0 }) else { return try KeyboardRenderer() }
    early.group.wait()
    guard let made = early.result.withLock({ $0 }) else { return try KeyboardRenderer() }
    return try made.get()
  }
}
