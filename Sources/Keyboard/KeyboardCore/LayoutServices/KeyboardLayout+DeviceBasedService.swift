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
    open lazy var iPhoneService: any KeyboardLayoutService = KeyboardLayout.iPhoneService(
      alphabeticInputSet: alphabeticInputSet, numericInputSet: numericInputSet,
      symbolicInputSet: symbolicInputSet)

    /// The service for pads, created from the current input sets on first use.
    open lazy var iPadService: any KeyboardLayoutService = KeyboardLayout.iPadService(
      alphabeticInputSet: alphabeticInputSet, numericInputSet: numericInputSet,
      symbolicInputSet: symbolicInputSet)

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
