public import KeyboardCore
public import KeyboardInput

extension KeyboardView {

  /// A keyboard as its contexts and services say, with suggestions and bubbles.
  public init(state: Keyboard.State, services: Keyboard.Services) {
    self.init(
      keyboardContext: state.keyboardContext, layoutService: services.layoutService,
      appearance: services.styleService, suggestions: state.autocompleteContext.suggestions)
    calloutContext = state.calloutContext
    calloutService = services.calloutService
  }
}
