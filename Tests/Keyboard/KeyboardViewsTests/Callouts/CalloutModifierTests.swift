import Foundation
import KeyboardCompatibility
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import KeyboardViews
import Testing

/// The modifiers for single callouts and for their shadow.
@Suite struct CalloutModifierTests {

  private let keyboardContext = KeyboardContext(device: .standard)
  private let callouts = KeyboardCalloutContext()
  private let cell = CGRect(x: 60, y: 70, width: 39, height: 54)

  /// A view of 200 × 130 points that fills two squares of 20 points.
  private struct Squares: PrimitiveView {
    let color: Color

    func size(in context: ViewContext) -> CGSize { CGSize(width: 200, height: 130) }

    func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      for x in [frame.minX, frame.maxX - 20] {
        let path = Path(CGRect(x: x, y: frame.minY, width: 20, height: 20))
        builder.fill(path, color.resolved(isDark: context.environment.colorScheme == .dark))
      }
    }
  }

  private func scene(_ view: some View) -> Scene { view.scene(measuring: .fixedAdvance) }

  private func color(_ name: String, of role: Scene.Element.Role, in scene: Scene) -> Color
    .Resolved?
  {
    let element = scene.elements.first { $0.role == role }
    guard case .color(let color)? = element?.style.first(where: { $0.name == name })?.value else {
      return nil
    }
    return color
  }

  @Test func eachShowsItsOwnCallout() {
    callouts.updateInputAction(.character("a"), in: cell)
    callouts.updateSecondaryActions([.character("b")], for: .character("a"), in: cell)
    let content = Squares(color: .red)
    let input = content.keyboardInputCallout(
      calloutContext: callouts, keyboardContext: keyboardContext)
    let actions = content.keyboardActionCallout(
      calloutContext: callouts, keyboardContext: keyboardContext)
    #expect(scene(input).elements.map(\.role) == [.inputCallout])
    #expect(scene(actions).elements.map(\.role) == [.actionCallout, .calloutItem])
    let both = input.keyboardActionCallout(
      calloutContext: callouts, keyboardContext: keyboardContext)
    #expect(
      scene(both).elements.map(\.role) == [.inputCallout, .actionCallout, .calloutItem])
  }

  @Test func stylesAreThoseOfTheirCallout() {
    callouts.updateInputAction(.character("a"), in: cell)
    let styled = Squares(color: .red).keyboardInputCallout(
      calloutContext: callouts, keyboardContext: keyboardContext,
      style: .init(callout: .init(backgroundColor: .green)))
    #expect(
      color("backgroundColor", of: .inputCallout, in: scene(styled))
        == Color.green.resolved(isDark: false))
    let outer = styled.keyboardCalloutStyle(.init(backgroundColor: .blue, borderColor: .red))
    #expect(
      color("backgroundColor", of: .inputCallout, in: scene(outer))
        == Color.green.resolved(isDark: false))
    #expect(
      color("borderColor", of: .inputCallout, in: scene(outer)) == Color.red.resolved(isDark: false)
    )
  }

  @Test func emojisHaveTheSizeOfTheirStyle() {
    callouts.updateSecondaryActions([.emoji("👍"), .emoji("👍🏽")], for: .emoji("👍"), in: cell)
    var style = Emoji.KeyboardStyle.standard(for: keyboardContext)
    style.itemFont = .system(size: 19)
    let view = Squares(color: .red).keyboardActionCallout(
      calloutContext: callouts, keyboardContext: keyboardContext, emojiKeyboardStyle: style)
    #expect(scene(view).nodes.runs.map(\.font.size) == [19, 19])
  }

  @Test func aViewOverWhichACalloutRisesGrowsUpwards() {
    callouts.updateInputAction(.character("a"), in: cell.offsetBy(dx: 0, dy: -60))
    let view = Squares(color: .red).keyboardInputCallout(
      calloutContext: callouts, keyboardContext: keyboardContext)
    let context = ViewContext(text: .fixedAdvance)
    let room = view.size(in: context).height - 130
    #expect(room > 30 && view.overhang(in: context) == room)
  }

  @Test(arguments: [Color.red, Color.red.opacity(0.5)])
  func shadowsFollowAllThatIsFilled(color: Color) throws {
    let style = KeyboardCallout.CalloutStyle(shadowRadius: 3)
    let scene = scene(Squares(color: color).keyboardCalloutShadow(style: style))
    let shadows = scene.nodes.shadows
    #expect(shadows.map(\.radius) == [3, 0.4])
    #expect(
      shadows.map(\.color) == [
        style.shadowColor.resolved(isDark: false), style.borderColor.resolved(isDark: false),
      ])
    #expect(shadows[0].path.elements.filter { $0 == .close }.count == 2)
    let isOpaque = color == .red
    #expect(shadows.allSatisfy { $0.outside == (isOpaque ? nil : $0.path) })
    #expect(Array(scene.nodes.dropFirst(2)) == self.scene(Squares(color: color)).nodes)
  }

  @Test func whatFillsNothingThrowsNoShadow() {
    let scene = scene(Text("A text").keyboardCalloutShadow())
    #expect(scene.nodes.shadows.isEmpty && scene.nodes.count == 1)
  }
}
