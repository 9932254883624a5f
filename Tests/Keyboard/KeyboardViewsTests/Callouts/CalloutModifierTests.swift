import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import KeyboardViews
import Testing

/// The modifier for callouts over a view.
@Suite struct CalloutModifierTests {

  private let keyboardContext = KeyboardContext(device: .standard)
  private let callouts = KeyboardCalloutContext()
  private let cell = CGRect(x: 60, y: 70, width: 39, height: 54)

  /// An empty view of 200 × 130 points.
  private struct Area: PrimitiveView {

    func size(in context: ViewContext) -> CGSize { CGSize(width: 200, height: 130) }

    func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {}
  }

  private var view: some View {
    Area().keyboardCalloutContainer(calloutContext: callouts, keyboardContext: keyboardContext)
  }

  @Test func bothCalloutsAreShown() {
    callouts.updateInputAction(.character("a"), in: cell)
    callouts.updateSecondaryActions([.character("b")], for: .character("a"), in: cell)
    #expect(
      view.scene(measuring: .fixedAdvance).elements.map(\.role)
        == [.actionCallout, .calloutItem, .inputCallout])
  }

  @Test func emojisHaveTheSizeOfTheirStyle() {
    callouts.updateSecondaryActions([.emoji("👍"), .emoji("👍🏽")], for: .emoji("👍"), in: cell)
    var style = Emoji.KeyboardStyle.standard(for: keyboardContext)
    style.itemFont = .system(size: 19)
    let scene = view.emojiKeyboardStyle(style).scene(measuring: .fixedAdvance)
    #expect(scene.nodes.runs.map(\.font.size) == [19, 19])
  }

  @Test func aViewOverWhichACalloutRisesGrowsUpwards() {
    callouts.updateInputAction(.character("a"), in: cell.offsetBy(dx: 0, dy: -60))
    let context = ViewContext(text: .fixedAdvance)
    let room = view.size(in: context).height - 130
    #expect(room > 30 && view.overhang(in: context) == room)
  }
}
