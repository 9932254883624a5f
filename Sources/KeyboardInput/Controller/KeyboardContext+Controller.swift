public import Foundation
public import KeyboardCore

extension KeyboardContext {

  /// Take over what a controller knows, where it has changed.
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

  /// Take over what can be told from the width that the keyboard was given, in points: one that is
  /// narrower than half the screen floats.
  public func syncAfterLayout(width: Double) {
    let isFloating = width > 0 && width < self.screenSize.width / 2
    if self.isKeyboardFloating != isFloating { self.isKeyboardFloating = isFloating }
  }

  /// Show the type of keyboard that the text field of a controller wants, if it wants one.
  public func syncKeyboardType(with controller: KeyboardInputController) { syncKeyboardType() }

  /// When the app was last set that the keyboard types into.
  public var hostApplicationBundleIdSyncDate: Date? {
    settings.hostApplicationBundleIdTimeInterval.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// Collapse the keyboard while another one is connected, if the user wants that.
  private func collapseIfNeeded(in state: Keyboard.State) {
    guard settings.isKeyboardAutoCollapseEnabled else { return }
    self.isKeyboardCollapsed = state.externalKeyboardContext.isExternalKeyboardConnected
  }
}
