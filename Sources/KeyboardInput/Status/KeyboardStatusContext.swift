public import Observation

/// Whether a keyboard is enabled in the system, in use, and trusted with full access.
///
/// Only the owner of the device can say so, and calls ``refresh()`` after something has changed.
@Observable
public final class KeyboardStatusContext: KeyboardStatusInspector {

  /// The identifier of the keyboard, whose end may be left open by `*`.
  public let bundleId: String

  /// The keyboards that are in use, the one that types first.
  @ObservationIgnored
  public var activeKeyboardIds: () -> [String]

  /// The keyboards that are enabled in the system.
  @ObservationIgnored
  public var enabledKeyboardIds: () -> [String]

  /// Whether the keyboard has full access.
  @ObservationIgnored
  public var hasFullAccess: () -> Bool

  /// Whether the keyboard is the one that types.
  public private(set) var isKeyboardActive = false

  /// Whether the keyboard is enabled in the system.
  public private(set) var isKeyboardEnabled = false

  /// Whether the keyboard may use the network and shared storage.
  public private(set) var isFullAccessEnabled = false

  /// The status of a keyboard, as functions tell it.
  public init(
    bundleId: String, activeKeyboardIds: @escaping () -> [String] = { [] },
    enabledKeyboardIds: @escaping () -> [String] = { [] },
    hasFullAccess: @escaping () -> Bool = { false }
  ) {
    self.bundleId = bundleId
    self.activeKeyboardIds = activeKeyboardIds
    self.enabledKeyboardIds = enabledKeyboardIds
    self.hasFullAccess = hasFullAccess
    refresh()
  }

  /// Ask again.
  public func refresh() {
    isKeyboardActive = isKeyboardActive(withId: bundleId, in: activeKeyboardIds())
    isKeyboardEnabled = isKeyboardEnabled(withId: bundleId, in: enabledKeyboardIds())
    isFullAccessEnabled = hasFullAccess()
  }
}
