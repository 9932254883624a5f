extension KeyboardLayout {

  /// A layout service with one service for phones and another one for pads.
  nonisolated open class DeviceBasedService: KeyboardLayoutService, LocalizedService {

    /// A service with an input set for each keyboard type.
    public init(
      alphabeticInputSet: InputSet = .qwerty, numericInputSet: InputSet = .numeric(),
      symbolicInputSet: InputSet = .symbolic()
    ) {
      self.alphabeticInputSet = alphabeticInputSet
      self.numericInputSet = numericInputSet
      self.symbolicInputSet = symbolicInputSet
    }

    /// The locale of the input sets.
    public var localeKey = "en"

    /// The letters.
    open var alphabeticInputSet: InputSet

    /// The digits.
    open var numericInputSet: InputSet

    /// The symbols.
    open var symbolicInputSet: InputSet

    /// The service for phones, created from the current input sets on first use.
    open var iPhoneService: any KeyboardLayoutService {
      get {
        if let service = usedPhoneService { return service }
        let service = KeyboardLayout.iPhoneService(
          alphabeticInputSet: alphabeticInputSet, numericInputSet: numericInputSet,
          symbolicInputSet: symbolicInputSet)
        usedPhoneService = service
        return service
      }
      set { usedPhoneService = newValue }
    }

    /// The service for pads, created from the current input sets on first use.
    open var iPadService: any KeyboardLayoutService {
      get {
        if let service = usedPadService { return service }
        let service = KeyboardLayout.iPadService(
          alphabeticInputSet: alphabeticInputSet, numericInputSet: numericInputSet,
          symbolicInputSet: symbolicInputSet)
        usedPadService = service
        return service
      }
      set { usedPadService = newValue }
    }

    // Properties of nonisolated classes can't be lazy in Swift 6.2.
    private var usedPhoneService: (any KeyboardLayoutService)?
    private var usedPadService: (any KeyboardLayoutService)?

    /// Return the layout for the context of a keyboard.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      keyboardLayoutService(for: context).keyboardLayout(for: context)
    }

    /// Return the service for the device of a context.
    open func keyboardLayoutService(for context: KeyboardContext) -> any KeyboardLayoutService {
      context.traits.deviceTypeForKeyboard.isPad ? iPadService : iPhoneService
    }
  }
}

/// A layout service that forwards to other services, by device type.
public protocol KeyboardLayoutServiceProxy: KeyboardLayoutService {

  /// The service for pads.
  var iPadService: any KeyboardLayoutService { get }

  /// The service for phones.
  var iPhoneService: any KeyboardLayoutService { get }

  /// Return the service for the device of a context.
  func keyboardLayoutService(for context: KeyboardContext) -> any KeyboardLayoutService
}

extension KeyboardLayout.DeviceBasedService: KeyboardLayoutServiceProxy {}
