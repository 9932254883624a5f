import KeyboardKit
import KeyboardRender
import Testing

@testable import GoldenImages

/// The smallest changes of one key, each of which must be found without any settings, and named.
///
/// Every change is made twice: once so that the picture tells it in its elements, and once only in the
/// pixels, as if a bug of drawing had made it.
@Suite struct SensitivityTests {

  enum Change: String, CaseIterable, Sendable {
    case fill, moved, glyph, weight, shadow, radius

    /// The verdict where the stored elements include the change.
    var told: String {
      switch self {
      case .fill: "1 key differs: l background #FFFFFF → #FFFFFE"
      case .moved: "1 key differs: l moved"
      case .glyph: "1 key differs: l text l → I"
      case .weight: "1 key differs: l font weight 300 → 400"
      case .shadow: "1 key differs: l shadow removed"
      case .radius: "1 key differs: l corner radius 5 → 6"
      }
    }

    var untold: String {
      switch self {
      case .fill: "1 key differs: l color #FFFFFF → #FFFFFE"
      case .moved: "1 key differs: l text moved 1 px down"
      case .shadow, .radius: "1 key differs: l edge or shadow looks different"
      case .glyph, .weight: "1 key differs: l looks different"
      }
    }
  }

  private final class ChangedAppearance: StandardKeyboardAppearance {

    var change: Change?

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
      var style = super.buttonStyle(for: action, isPressed: isPressed)
      guard action == .character("l") else { return style }
      style.backgroundColor = Color(hex: 0xFFFFFF)
      switch change {
      case .fill: style.backgroundColor = Color(hex: 0xFFFFFE)
      case .weight: style.fontWeight = .regular
      case .shadow: style.shadow?.size = 0
      case .radius: style.cornerRadius = (style.cornerRadius ?? 0) + 1
      case .glyph, .moved, nil: break
      }
      return style
    }

    override func buttonText(for action: KeyboardAction) -> String? {
      guard change == .glyph, action == .character("l") else {
        return super.buttonText(for: action)
      }
      return "I"
    }
  }

  private static let renderer = Result { () throws(RenderError) in try KeyboardRenderer() }

  private func scene(_ change: Change?, scale: Double) throws -> Scene {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    let appearance = ChangedAppearance(keyboardContext: context)
    appearance.change = change
    let view = KeyboardView(keyboardContext: context, appearance: appearance)
    let scene = view.scene(measuring: try Self.renderer.get().measure)
    return change == .moved ? scene.moving("l", by: 1 / scale) : scene
  }

  private func verdict(_ change: Change, scale: Double, isTold: Bool) throws -> ImageVerdict {
    let renderer = try Self.renderer.get()
    let (before, after) = (try scene(nil, scale: scale), try scene(change, scale: scale))
    let told = ImageElements(isTold ? after : before)
    let expected = try PNGPicture(
      decoding: renderer.png(
        of: before, scale: scale, compression: .fast, texts: [ImageElements(before).text]))
    let actual = try PNGPicture(
      decoding: renderer.png(of: after, scale: scale, compression: .fast, texts: [told.text]))
    return ImageComparison(expected: expected, actual: actual).verdict
  }

  @Test(arguments: Change.allCases, [1.0, 2.0])
  func everyChangeIsNamed(change: Change, scale: Double) throws {
    let verdict = try verdict(change, scale: scale, isTold: true)
    #expect(verdict.rung == nil && verdict.pixels > 0)
    #expect(verdict.description.hasPrefix(change.told), "\(verdict)")
    #expect(verdict.changes.map(\.role) == ["key"])
  }

  @Test(arguments: Change.allCases)
  func everyChangeIsNamedFromPixelsAlone(change: Change) throws {
    let verdict = try verdict(change, scale: 1, isTold: false)
    #expect(verdict.rung == nil && verdict.description == change.untold, "\(verdict)")
  }

  @Test func aMovedTextIsToldFromPixelsAlone() throws {
    let renderer = try Self.renderer.get()
    let before = try scene(nil, scale: 1)
    let texts = [ImageElements(before).text]
    let expected = try renderer.png(of: before, scale: 1, texts: texts)
    let after = before.movingText("l", by: 1).movingText("q", by: 1)
    let actual = try renderer.png(of: after, scale: 1, texts: texts)
    let verdict = try ImageComparison.verdict(expected: expected, actual: actual)
    #expect(verdict.description == "2 keys differ: q, l: text moved 1 px down")
  }

  @Test func theSameSceneHasNoDifference() throws {
    let renderer = try Self.renderer.get()
    let scene = try scene(nil, scale: 1)
    let first = try renderer.bitmap(of: scene, scale: 1)
    for _ in 0..<20 {
      #expect(try renderer.bitmap(of: scene, scale: 1).pixels == first.pixels)
    }
  }
}

extension Scene {

  /// The scene with a key, and the element that tells of it, some points further down.
  fileprivate func moving(_ key: String, by distance: Double) -> Scene {
    var scene = self
    guard let index = elements.firstIndex(where: { $0.role == .key && $0.name == key }) else {
      return scene
    }
    let area = elements[index].box.insetBy(dx: -2, dy: -2)
    scene.elements[index].box.origin.y += distance
    scene.nodes = nodes.map { node in
      switch node {
      case .fill(let path, let paint) where area.contains(path.controlPointBox):
        .fill(path.offsetBy(x: 0, y: distance), paint)
      case .text(let run) where area.contains(run.box): .text(run.moved(by: distance))
      default: node
      }
    }
    return scene
  }

  /// The scene with only the text of a key some points further down.
  fileprivate func movingText(_ key: String, by distance: Double) -> Scene {
    var scene = self
    let box = elements.first { $0.role == .key && $0.name == key }?.box ?? .zero
    scene.nodes = nodes.map { node in
      guard case .text(let run) = node, box.contains(run.box) else { return node }
      return .text(run.moved(by: distance))
    }
    return scene
  }
}

extension TextRun {

  fileprivate func moved(by distance: Double) -> TextRun {
    var run = self
    run.box.origin.y += distance
    return run
  }
}
