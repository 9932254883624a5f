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
