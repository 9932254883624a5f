import Foundation
import KeyboardKit
import KeyboardRender
import Testing

/// Texts of every size in every theme, as they are really drawn.
@Suite struct TextSizeLookTests {

  /// The smallest size of the system, the usual one and larger ones, as multiples of the usual one.
  private static let factors = [14.0 / 17, 1, 23.0 / 17, 33.0 / 17, 53.0 / 17]

  @Test(arguments: KeyboardTheme.builtInIdentifiers, [false, true])
  func textsStayInsideTheirKeys(theme identifier: String, isBold: Bool) throws {
    let renderer = try KeyboardRenderer()
    let theme = try KeyboardTheme.builtIn(identifier)
    var heights: [String: [Double]] = [:]
    for factor in Self.factors {
      let keyboard = keyboard(
        theme, textSize: factor, isBold: isBold, measuring: renderer.measure)
      for key in try drawn(keyboard, by: renderer) {
        let ink = try #require(key.text.ink, "\(key.name) can't be seen")
        let frame = key.frame.insetBy(dx: -0.34, dy: -0.34)
        #expect(
          frame.minX <= ink.minX && frame.minY <= ink.minY && ink.maxX <= frame.maxX
            && ink.maxY <= frame.maxY, "\(key.name) at \(factor): \(ink) in \(key.frame)")
        heights[key.name, default: []].append(Double(ink.height))
      }
    }
    for (name, heights) in heights {
      // A text that fills its key can't grow further; it doesn't shrink either.
      for (smaller, larger) in zip(heights, heights.dropFirst()) {
        #expect(larger >= smaller - 0.05, "\(name): \(heights)")
      }
      #expect((heights.last ?? 0) > (heights.first ?? 0), "\(name): \(heights)")
    }
  }

  private func keyboard(
    _ theme: KeyboardTheme, textSize: Double, isBold: Bool, measuring measure: TextMeasure
  ) -> StyledKeyboard {
    let context = KeyboardContext(device: .standard)
    context.keyboardCase = .lowercased
    context.textSizeFactor = textSize
    context.isBoldTextEnabled = isBold
    var view = KeyboardView(
      keyboardContext: context,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: context))
    view.showsToolbar = false
    let viewContext = ViewContext(text: measure)
    return view.placed(in: viewContext).styled(in: viewContext)
  }

  private func drawn(
    _ keyboard: StyledKeyboard, by renderer: KeyboardRenderer
  ) throws -> [(name: String, frame: CGRect, text: RenderReport.Text)] {
    let context = ViewContext(text: renderer.measure)
    var builder = SceneBuilder(size: keyboard.size)
    keyboard.draw(
      in: CGRect(origin: .zero, size: keyboard.size), context: context, into: &builder)
    let texts = try renderer.report(of: builder.scene, scale: 3).texts
    let keys = keyboard.keys.filter { if case .text = $0.content { true } else { false } }
    #expect(keys.count == texts.count)
    return zip(keys, texts).map { ($0.name, $0.frame, $1) }
  }
}
