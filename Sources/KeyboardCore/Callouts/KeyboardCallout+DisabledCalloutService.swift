extension KeyboardCallout {

  /// A service without secondary actions.
  open class DisabledCalloutService: BaseCalloutService {

    /// Return no secondary actions.
    open override func calloutActions(for action: KeyboardAction) -> [KeyboardAction] { [] }
  }
}
