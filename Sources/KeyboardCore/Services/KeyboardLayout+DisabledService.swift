extension KeyboardLayout {

  /// A service that shows the English input keys alone.
  open class DisabledService: BaseService {

    /// A service with the English input sets.
    public init() {
      super.init(
        alphabeticInputSet: .qwerty, numericInputSet: .numeric(), symbolicInputSet: .symbolic())
    }
  }
}
