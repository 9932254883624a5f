public import KeyboardCore
public import KeyboardInput

extension KeyboardView {

  /// Create a keyboard for contexts and services, with suggestions and callouts.
  public init(state: Keyboard.State, services: Keyboard.Services) {
    self.init(
      keyboardContext: state.keyboardContext, layoutService: services.layoutService,
      appearance: services.styleService, suggestions: state.autocompleteContext.suggestions)
    calloutContext = state.calloutContext
    calloutService = services.calloutService
  }
}
