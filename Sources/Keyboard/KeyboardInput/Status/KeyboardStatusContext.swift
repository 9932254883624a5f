public import Foundation
public import KeyboardCore
public import Observation

/// The observable status of a keyboard; its owner provides it and calls ``refresh()`` on changes.
@Observable
public final class KeyboardStatusContext: KeyboardStatusInspector {

  /// The bundle identifier of the keyboard, which may end with the wildcard `*`.
  public let bundleId: String

  /// The identifiers of the active keyboards, the typing one first.
  @ObservationIgnored
  public var activeKeyboardIds: () -> [String]

  /// The identifiers of the keyboards enabled in the system.
  @ObservationIgnored
  public var enabledKeyboardIds: () -> [String]

  /// Whether the keyboard has full access.
  @ObservationIgnored
  public var hasFullAccess: () -> Bool

  /// Whether the keyboard is the active one.
  public private(set) var isKeyboardActive = false

  /// Whether the keyboard is enabled in the system.
  public private(set) var isKeyboardEnabled = false

  /// Whether the keyboard may use the network and shared storage.
  public private(set) var isFullAccessEnabled = false

  /// Creates a status with functions that determine it.
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

  /// Update the status.
  public func refresh() {
    isKeyboardActive = isKeyboardActive(withId: bundleId, in: activeKeyboardIds())
    isKeyboardEnabled = isKeyboardEnabled(withId: bundleId, in: enabledKeyboardIds())
    isFullAccessEnabled = hasFullAccess()
  }
}

/// A namespace for the types of the status of keyboards.
public struct KeyboardStatus {
  private init() {}
}

/// A type that determines from lists of identifiers whether a keyboard is enabled and active.
public protocol KeyboardStatusInspector {}

extension KeyboardStatusInspector {

  /// Whether the first active identifier matches a keyboard's, which may end with `*`.
  public func isKeyboardActive(withId bundleId: String, in activeIds: [String]) -> Bool {
    activeIds.first.map { $0.matches(keyboard: bundleId) } ?? false
  }

  /// Whether an enabled identifier matches a keyboard's, which may end with the wildcard `*`.
  public func isKeyboardEnabled(withId bundleId: String, in enabledIds: [String]) -> Bool {
    enabledIds.contains { $0.matches(keyboard: bundleId) }
  }
}

extension String {

  /// The pattern may end with the wildcard `*`.
  fileprivate func matches(keyboard pattern: String) -> Bool {
    pattern.hasSuffix("*") ? hasPrefix(pattern.dropLast()) : self == pattern
  }
}

/// A host application, with the URL that opens it.
public struct KeyboardHostApplication: Identifiable, KeyboardModel {

  /// The bundle identifier of the app.
  public let bundleId: String

  /// The name of the app.
  public let name: String

  /// The URL that opens the app, if known.
  public let url: URL?

  /// Creates a host application.
  public init(bundleId: String, name: String, url: URL? = nil) {
    self.bundleId = bundleId
    self.name = name
    self.url = url
  }

  /// The bundle identifier of the app.
  public var id: String { bundleId }

  /// Apps of the system (source: the URL schemes documented by Apple).
  public static let all: [Self] = [
    Self(bundleId: "com.apple.mobilemail", name: "Mail", url: URL(string: "message://")),
    Self(bundleId: "com.apple.MobileSMS", name: "Messages", url: URL(string: "sms://")),
    Self(bundleId: "com.apple.mobilesafari", name: "Safari", url: URL(string: "https://")),
    Self(bundleId: "com.apple.mobilenotes", name: "Notes", url: URL(string: "mobilenotes://")),
    Self(bundleId: "com.apple.Maps", name: "Maps", url: URL(string: "maps://")),
    Self(bundleId: "com.apple.mobilecal", name: "Calendar", url: URL(string: "calshow://")),
  ]

  /// Returns the known app with a bundle identifier, or `nil`.
  public static func known(withBundleId bundleId: String) -> Self? {
    all.first { $0.bundleId == bundleId }
  }

  /// Opens the app with a controller.
  public func openWithAction(_ controller: any KeyboardController) { controller.openUrl(url) }

  /// Opens the app with an action handler.
  public func openWithActionHandler(_ handler: any KeyboardActionHandler) {
    handler.handle(.url(url, id: bundleId))
  }
}

extension KeyboardContext {

  /// The host application, if it is a known one.
  public var hostApplication: KeyboardHostApplication? {
    hostApplicationBundleId.flatMap { KeyboardHostApplication.known(withBundleId: $0) }
  }
}
