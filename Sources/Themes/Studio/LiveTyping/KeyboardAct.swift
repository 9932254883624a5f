import Foundation
import KeyboardDocuments
import KeyboardPipeline

/// Something that is done on a running keyboard.
enum KeyboardAct: Sendable {

  case pass(seconds: Double)
  case press(CGPoint)
  case move(CGPoint)
  case release
  case write(String)
  case tap(key: String)
  case moveCursor(by: Int)

  var isPause: Bool {
    if case .pass = self { true } else { false }
  }

  func perform(on keyboard: RunningKeyboard) throws(Diagnostics) {
    switch self {
    case .pass(let seconds): keyboard.pass(seconds: seconds)
    case .press(let point): _ = keyboard.press(at: point)
    case .move(let point): keyboard.move(to: point)
    case .release: keyboard.release()
    case .write(let text): keyboard.write(text)
    case .tap(let key): try keyboard.tap(keyNamed: key)
    case .moveCursor(let characters): keyboard.moveCursor(by: characters)
    }
  }
}
