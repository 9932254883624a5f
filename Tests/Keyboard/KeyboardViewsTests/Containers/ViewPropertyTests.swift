import Foundation
import KeyboardKit
import Testing

/// Properties of views that take their values from the environment, or keep them.
@Suite struct ViewPropertyTests {

  private struct Caption: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var scale
    var body: some View { Text("\(colorScheme) \(scale)") }
  }

  private func texts(_ view: some View) -> [String] {
    view.scene(measuring: .fixedAdvance).nodes.runs.map(\.text)
  }

  @Test func valuesAreThoseWhereTheViewIsDrawn() {
    let caption = Caption()
    let view = VStack {
      caption
      caption.environment(\.colorScheme, .dark)
    }.environment(\.displayScale, 2)
    #expect(texts(view) == ["light 2.0", "dark 2.0"])
  }

  private struct Language: View {
    @EnvironmentObject private var context: KeyboardContext
    unowned var controller: KeyboardInputViewController
    var body: some View {
      if context.keyboardType == .email {
        Text("Mail")
      } else {
        Text(context.locale.identifier)
      }
    }
  }

  @Test func objectsAreThoseOfTheKeyboardOrOfAModifier() {
    let controller = KeyboardInputViewController()
    controller.keyboardContext.locale = Locale(identifier: "sv")
    controller.setupKeyboardView { Language(controller: $0) }
    #expect(texts(controller.keyboardView) == ["sv"])
    let other = KeyboardContext()
    other.keyboardType = .email
    #expect(
      texts(Language(controller: controller).environmentObject(other)) == ["Mail"])
  }

  @Test(arguments: [true, false])
  func rootsAndBarsBuildTheirViews(isOn: Bool) {
    let controller = KeyboardInputViewController()
    controller.setupKeyboardView { _ in
      Keyboard.Toolbar {
        if isOn { Text("On") }
        Text("Always")
      }
    }
    #expect(texts(controller.keyboardView) == (isOn ? ["On", "Always"] : ["Always"]))
  }

  private final class Counter { var count = 1 }

  private struct Kept: View {
    @State var text = "One"
    @StateObject var counter = Counter()
    @Binding var isOn: Bool
    var body: some View {
      Inner(text: $text)
      Text("\(counter.count) \(isOn)")
    }

    struct Inner: View {
      @Binding var text: String
      var body: some View { Text(text) }
    }
  }

  @Test func statesKeepTheirValues() {
    let view = Kept(isOn: .constant(true))
    #expect(texts(view) == ["One", "1 true"])
    view.$text.wrappedValue = "Two"
    view.$counter.count.wrappedValue = 2
    view.$isOn.wrappedValue = false
    #expect(texts(view) == ["Two", "2 true"])
  }
}
