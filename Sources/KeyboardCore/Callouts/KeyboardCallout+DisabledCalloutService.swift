extension KeyboardCallout {

  /// A service that knows no secondary actions.
  open class DisabledCalloutService: BaseCalloutService {

    /// No secondary actions.
    open override func calloutActions(for action: KeyboardAction) -> [KeyboardAction] { [] }
  }
}
