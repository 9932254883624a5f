public import Foundation
public import KeyboardCore

extension KeyboardInputController {

  /// The user's settings; a change is applied at once.
  public var settings: Keyboard.Settings { state.settings }

  package func setupState(for app: KeyboardApp) {
    KeyboardSettings.setupStore(for: app)
    let isShared = KeyboardSettings.storeIsAppGroupSynced
    state.setup(with: isShared ? KeyboardSettings.store : state.settingsStorage)
    settings.keyboardSettings.migrateAddedLocales()
    state.setup(for: app)
    state.keyboardContext.locales = app.locales
    syncLocale()
  }

  /// The type is that of the text field, or letters.
  func setupInitialState() {
    let context = state.keyboardContext
    context.keyboardCase = .auto
    context.syncTextField()
    context.keyboardType = textDocumentProxy.keyboardType.keyboardType ?? .alphabetic
    context.keyboardCase = context.preferredKeyboardCase
    syncLocale()
  }

  func syncLocale() {
    let locale = state.keyboardContext.traits.locale
    primaryLanguage = locale.identifier
    let service = services.autocompleteService
    if service.locale.identifier != locale.identifier { service.locale = locale }
  }
}

extension KeyboardContext {

  /// Apply the state of a controller, where it differs, and its text field unless there is one.
  public func sync(with controller: KeyboardInputController) {
    if originalTextDocumentProxy == nil {
      originalTextDocumentProxy = controller.originalTextDocumentProxy
    }
    syncTextField()
    change {
      $0.hasDictationKey = controller.hasDictationKey
      $0.needsInputModeSwitchKey = controller.needsInputModeSwitchKey
    }
    if hasFullAccess != controller.hasFullAccess { hasFullAccess = controller.hasFullAccess }
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
    let half: Double = self.screenSize.width / 2
    self.isKeyboardFloating = width > 0 && width < half
  }

  /// Switch to the keyboard type that a controller's text field requests, if any.
  public func syncKeyboardType(with controller: KeyboardInputController) { syncKeyboardType() }

  /// The time when the host application was last set.
  public var hostApplicationBundleIdSyncDate: Date? {
    settings.hostApplicationBundleIdTimeInterval.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  private func collapseIfNeeded(in state: Keyboard.State) {
    guard settings.isKeyboardAutoCollapseEnabled else { return }
    self.isKeyboardCollapsed = state.externalKeyboardContext.isExternalKeyboardConnected
  }
}
