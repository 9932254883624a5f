extension KeyboardLayout {

  /// A layout service with the English input keys only.
  open class DisabledService: BaseService {

    /// A service with the English input sets.
    public init() {
      super.init(
        alphabeticInputSet: .qwerty, numericInputSet: .numeric(), symbolicInputSet: .symbolic())
    }
  }
}
