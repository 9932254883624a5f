/// A service that asks other services, one for each kind of device.
public protocol KeyboardLayoutServiceProxy: KeyboardLayoutService {

  /// The service for pads.
  var iPadService: any KeyboardLayoutService { get }

  /// The service for phones.
  var iPhoneService: any KeyboardLayoutService { get }

  /// The service for the device of a context.
  func keyboardLayoutService(for context: KeyboardContext) -> any KeyboardLayoutService
}

extension KeyboardLayout.DeviceBasedService: KeyboardLayoutServiceProxy {}
