import Foundation
import KeyboardDrawing
import Testing

@testable import KeyboardViews

@Suite struct EnvironmentTests {

  /// Draws nothing and names the display scale that it was given.
  private struct Probe: PrimitiveView {
    func size(in context: ViewContext) -> CGSize { CGSize(width: 10, height: 10) }

    func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let name = "\(context.environment.displayScale)"
      builder.element(Scene.Element(.label, name: name, box: frame))
    }
  }

  private struct Wrapped: View {
    var body: some View { Probe().environment(\.displayScale, 1) }
  }

  private func scale(of view: some View) -> String? {
    view.scene(measuring: .fixedAdvance).elements.first?.name
  }

  @Test func nearestModifierWins() {
    let view = Probe().environment(\.displayScale, 2).environment(\.displayScale, 8)
    #expect(scale(of: view) == "2.0")
  }

  @Test func modifiersReachTheViewsInABody() {
    #expect(scale(of: Probe().environment(\.displayScale, 8)) == "8.0")
    #expect(scale(of: Wrapped().environment(\.displayScale, 8)) == "1.0")
  }

  @Test func sceneHasTheSizeThatTheViewAsksFor() {
    #expect(Wrapped().scene(measuring: .fixedAdvance).size == CGSize(width: 10, height: 10))
  }
}
