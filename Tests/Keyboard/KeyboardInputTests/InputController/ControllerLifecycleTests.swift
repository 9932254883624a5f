import Foundation
import KeyboardCore
import KeyboardInput
import Testing

/// A controller as an app overrides it.
private class SystemController: KeyboardInputController {

  var calls: [String] = []
  var showsDictationKey = true

  override var hasFullAccess: Bool { true }
  override var needsInputModeSwitchKey: Bool { true }
  override var hasDictationKey: Bool {
    get { showsDictationKey }
    set { showsDictationKey = newValue }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("appear")
  }
  override func textWillChange(_ textInput: (any TextDocumentProxy)?) {
    super.textWillChange(textInput)
    calls.append("text will")
  }
  override func textDidChange(_ textInput: (any TextDocumentProxy)?) {
    super.textDidChange(textInput)
    calls.append("text did")
  }
  override func selectionWillChange(_ textInput: (any TextDocumentProxy)?) {
    super.selectionWillChange(textInput)
    calls.append("selection will")
  }
  override func selectionDidChange(_ textInput: (any TextDocumentProxy)?) {
    super.selectionDidChange(textInput)
    calls.append("selection did")
  }
}

/// The notifications and properties that the system has for a controller.
@Suite struct ControllerLifecycleTests {

  private let controller = SystemController()

  @Test func notificationsHaveATextInput() {
    controller.viewWillAppear(false)
    controller.textWillChange(nil)
    controller.textDidChange(controller.textDocumentProxy)
    controller.selectionWillChange(nil)
    controller.selectionDidChange(nil)
    #expect(
      controller.calls == ["appear", "text will", "text did", "selection will", "selection did"])
  }

  @Test(
    arguments: [
      { $0.viewWillAppear() }, { $0.textWillChange() }, { $0.textDidChange() },
      { $0.viewWillSyncWithContext() },
    ] as [@Sendable (KeyboardInputController) -> Void])
  func overriddenPropertiesReachTheContext(notify: @Sendable (KeyboardInputController) -> Void) {
    let context = controller.state.keyboardContext
    #expect(!context.hasFullAccess && !context.hasDictationKey)
    notify(controller)
    #expect(context.hasFullAccess && context.hasDictationKey && context.needsInputModeSwitchKey)
    controller.hasDictationKey = false
    notify(controller)
    #expect(!context.hasDictationKey)
  }

  @Test func theContextIsTheDefault() {
    let controller = KeyboardInputController()
    let context = controller.state.keyboardContext
    context.hasFullAccess = true
    context.needsInputModeSwitchKey = true
    controller.hasDictationKey = true
    controller.viewWillSyncWithContext()
    #expect(controller.hasFullAccess && controller.needsInputModeSwitchKey)
    #expect(context.hasFullAccess && context.needsInputModeSwitchKey && context.hasDictationKey)
  }

  @Test func aContextOfItsOwnIsSynced() {
    let context = KeyboardContext()
    context.sync(with: controller)
    #expect(context.textDocumentProxy === controller.textDocumentProxy)
    #expect(context.hasFullAccess && context.needsInputModeSwitchKey)
  }

  @Test func theTimeOfShiftCanBeMoved() {
    let clock = KeyboardClock()
    let behavior = Keyboard.StandardKeyboardBehavior(
      keyboardContext: .preview, repeatGestureTimer: GestureButtonTimer(clock: clock))
    behavior.lastShiftCheck = clock.now.addingTimeInterval(-10)
    #expect(behavior.preferredKeyboardCase(after: .release, on: .shift(.auto)) == .auto)
    #expect(behavior.lastShiftCheck == clock.now)
    #expect(behavior.preferredKeyboardCase(after: .release, on: .shift(.auto)) == .capsLocked)
  }
}
