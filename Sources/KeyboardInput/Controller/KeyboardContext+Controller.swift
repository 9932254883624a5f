public import Foundation
public import KeyboardCore

extension KeyboardContext {

  /// Apply the state of a controller, where it differs.
  public func sync(with controller: KeyboardInputController) {
    syncTextField()
    if hostApplicationBundleId != controller.hostApplicationBundleId {
      hostApplicationBundleId = controller.hostApplicationBundleId
    }
    if primaryLanguage != controller.primaryLanguage {
      primaryLanguage = controller.primaryLanguage
    }
    collapseIfNeeded(in: controller.state)
  }

  /// Apply the width of the keyboard in points: below half the screen's width, it floats.
  public func syncAfterLayout(width: Double) {
    let isFloating = width > 0 && width < self.screenSize.width / 2
    if self.isKeyboardFloating != isFloating { self.isKeyboardFloating = isFloating }
  }

  /// Switch to the keyboard type that a controller's text field requests, if any.
  public func syncKeyboardType(with controller: KeyboardInputController) { syncKeyboardType() }

  /// The time when the host application was last set.
  public var hostApplicationBundleIdSyncDate: Date? {
    settings.hostApplicationBundleIdTimeInterval.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// Collapse the keyboard if a hardware keyboard is connected and the setting is enabled.
  private func collapseIfNeeded(in state: Keyboard.State) {
    guard settings.isKeyboardAutoCollapseEnabled else { return }
    self.isKeyboardCollapsed = state.externalKeyboardContext.isExternalKeyboardConnected
  }
}
