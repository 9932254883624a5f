/// A namespace for callout types.
///
/// ```swift
/// let service = KeyboardCallout.StandardCalloutService.allLocales(keyboardContext: context)
/// var view = KeyboardView(keyboardContext: context)
/// view.calloutService = service
/// view.callout = .actions(of: .character("e"), selectedIndex: 1)
/// ```
///
/// Source: KeyboardKit 9.5.3 KeyboardCallout.
public struct KeyboardCallout {
  private init() {}
}
