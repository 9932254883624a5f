// Views as the documents of KeyboardKit 9.5 compose them; all of these are our own.
import Foundation
import KeyboardKit
import Testing

/// A view of the controller's that takes a context from the environment.
private struct ComposedKeyboard: View {

  unowned var controller: KeyboardInputViewController

  @EnvironmentObject private var context: KeyboardContext
  @Environment(\.colorScheme) private var colorScheme
  @State private var note = "Draft"

  var body: some View {
    if context.keyboardType == .images {
      Text("No images")
    } else {
      KeyboardView(
        controller: controller,
        buttonContent: { params in
          switch params.item.action {
          case .space: Text(note)
          default: params.view
          }
        },
        buttonView: { $0.view },
        collapsedView: { params in params.view },
        emojiKeyboard: { $0.view },
        toolbar: { params in
          HStack {
            params.view
            MicrophoneButton(text: $note, isNight: .constant(colorScheme == .dark))
          }
        })
    }
  }
}

private struct MicrophoneButton: View {

  @Binding var text: String
  @Binding var isNight: Bool

  var body: some View {
    Button {
      text = "Listening"
    } label: {
      Image.keyboardDictation
        .frame(width: 40, height: 40)
        .background(isNight ? Color.gray : .white, in: Circle())
        .padding(.trailing, 4)
    }
  }
}

/// The status of an app's keyboard, and a link to the settings.
private struct StatusList: View {

  @StateObject var status = KeyboardStatusContext(bundleId: "com.example.keyboard")

  let settings: URL?

  var body: some View {
    VStack(alignment: .leading) {
      Text("Enabled: \(status.isKeyboardEnabled.description)")
      Text("Active: \(status.isKeyboardActive.description)")
      if let settings {
        Link("Settings", destination: settings)
      }
    }
  }
}

private class Controller: KeyboardInputViewController {

  override func viewWillSetupKeyboardView() {
    setupKeyboardView { [unowned self] _ in ComposedKeyboard(controller: self) }
  }
}

@Suite struct ViewsExample {

  private let controller = Controller().onPhone()

  private func texts(_ scene: Scene) -> [String] {
    scene.nodes.compactMap { if case .text(let run) = $0 { run.text } else { nil } }
  }

  @Test func aBuiltKeyboardHasItsContentAndToolbar() throws {
    #expect(texts(controller.scene).contains("Draft"))
    #expect(!texts(controller.scene).contains("space"))
    let keys = controller.keyboardView.touchableKeys(measuring: .fixedAdvance)
    let button = try #require(keys.last)
    #expect(button.frame.maxX == 390)
    #expect(keys.contains { $0.action == .space })
    controller.keyboardContext.keyboardType = .images
    #expect(texts(controller.scene) == ["No images"])
  }

  @Test func aStateKeepsWhatAButtonSets() throws {
    let view = ComposedKeyboard(controller: controller).keyboardState(controller.state)
    let finger = KeyTouchHandler(state: controller.state, services: controller.services)
    finger.press(try #require(view.touchableKeys(measuring: .fixedAdvance).last))
    finger.lift()
    #expect(texts(view.scene(measuring: .fixedAdvance)).contains("Listening"))
  }

  @Test func aListShowsValuesAndLinks() throws {
    let list = StatusList(settings: URL(string: "settings:"))
    let scene = list.scene(measuring: .fixedAdvance)
    #expect(texts(scene) == ["Enabled: false", "Active: false", "Settings"])
    let link = try #require(list.touchableKeys(measuring: .fixedAdvance).first)
    #expect(link.action == .url(URL(string: "settings:"), id: nil))
    #expect(texts(StatusList(settings: nil).scene(measuring: .fixedAdvance)).count == 2)
  }

  @Test func anyViewIsAKey() throws {
    let keyboard = HStack {
      Text("Cut").keyboardButton(
        for: .backspace, actionHandler: controller.services.actionHandler,
        keyboardContext: controller.keyboardContext)
      Text("😀").keyboardButton(
        for: .emoji("😀"), actionHandler: controller.services.actionHandler,
        keyboardContext: controller.keyboardContext)
    }
    let keys = keyboard.touchableKeys(measuring: .fixedAdvance)
    #expect(keys.map(\.action) == [.backspace, .emoji("😀")])
    #expect(keys[0].frame.maxX + 8 == keys[1].frame.minX)
  }
}
