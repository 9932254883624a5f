public import Observation

/// The observable state of connected hardware keyboards.
@Observable
public final class ExternalKeyboardContext {

  /// Create a context without a connected keyboard.
  public init() {}

  /// Whether a hardware keyboard is connected, set by the owner of the context.
  public var isExternalKeyboardConnected = false
}
