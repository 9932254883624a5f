public import Observation

/// What a keyboard knows about keyboards with keys that are connected.
@Observable
public final class ExternalKeyboardContext {

  /// A context without another keyboard.
  public init() {}

  /// Whether another keyboard is connected, which only the owner of the device can say.
  public var isExternalKeyboardConnected = false
}
