import KeyboardKit
import Synchronization
import Testing

@testable import KeyboardViews

/// Services and appearances that are created without a context.
@Suite struct InjectionTests {

  private final class RoundAppearance: StandardKeyboardAppearance {
    override func buttonCornerRadius(for action: KeyboardAction) -> CGFloat { 12 }
  }

  private final class OwnLayoutService: KeyboardLayout.StandardService {}

  private static func context(_ locale: String) -> KeyboardContext {
    let context = KeyboardContext()
    context.locale = Locale(identifier: locale)
    context.colorScheme = .dark
    return context
  }

  private static func keys(_ view: KeyboardView) -> [String] {
    view.scene.elements.filter { $0.role == .key }.map(\.name)
  }

  @Test func aControllersAppearanceHasItsContext() throws {
    let controller = KeyboardInputViewController()
    controller.state.keyboardContext.locale = Locale(identifier: "de")
    controller.state.keyboardContext.colorScheme = .dark
    controller.keyboardAppearance = RoundAppearance()
    let appearance = controller.keyboardAppearance
    #expect(appearance.buttonText(for: .space) == "Leerzeichen")
    let expected = StandardKeyboardAppearance(keyboardContext: controller.state.keyboardContext)
      .buttonStyle(for: .character("a"), isPressed: false)
    let style = appearance.buttonStyle(for: .character("a"), isPressed: false)
    #expect(style.backgroundColor == expected.backgroundColor && style.cornerRadius == 12)
  }

  @Test func aViewsAppearanceHasItsContext() {
    let context = Self.context("de")
    let view = KeyboardView(keyboardContext: context, appearance: RoundAppearance())
    #expect(view.appearance.buttonText(for: .space) == "Leerzeichen")
  }

  @Test func aGivenContextIsKept() {
    let appearance = RoundAppearance(keyboardContext: Self.context("sv"))
    let view = KeyboardView(keyboardContext: Self.context("de"), appearance: appearance)
    #expect(view.appearance.buttonText(for: .space) != "Leerzeichen")
  }

  @Test func aViewsOwnLayoutServiceHasAllLocales() {
    let context = Self.context("sv")
    let view = KeyboardView(keyboardContext: context, layoutService: OwnLayoutService())
    #expect(Self.keys(view).contains("å"))
  }

  @Test func aViewsOwnCalloutServiceHasAllLocales() {
    let context = Self.context("de")
    var view = KeyboardView(keyboardContext: context)
    view.calloutService = KeyboardCallout.StandardCalloutService()
    #expect(
      view.calloutService?.calloutActions(for: .character("s")).contains(.character("ß")) == true)
  }

  @Test func whatCannotBeDrawnIsANotice() {
    let notices = Mutex<[Diagnostic]>([])
    let before = KeyboardNotices.handler
    KeyboardNotices.handler = { notice in notices.withLock { $0.append(notice) } }
    defer { KeyboardNotices.handler = before }
    var view = KeyboardView(keyboardContext: Self.context("tlh"))
    #expect(Self.keys(view).contains("q"))
    view.appearance = KeyboardThemeAppearance(
      theme: KeyboardTheme(
        name: "None", backgroundStyle: Keyboard.Background(imageData: Data([1, 2, 3]))),
      keyboardContext: view.keyboardContext)
    _ = Self.keys(view)
    let messages = notices.withLock { $0 }.map(\.message)
    #expect(messages.contains { $0.contains("“tlh” isn't supported") })
    #expect(messages.contains { $0.contains("of 3 bytes, can't be drawn") })
  }

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
    view.scene.elements.first?.name
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
    #expect(Wrapped().scene.size == CGSize(width: 10, height: 10))
  }
}
