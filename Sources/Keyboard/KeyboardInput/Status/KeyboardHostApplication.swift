public import Foundation
public import KeyboardCore

/// A host application, with the URL that opens it.
public struct KeyboardHostApplication: Identifiable, KeyboardModel {

  /// The bundle identifier of the app.
  public let bundleId: String

  /// The name of the app.
  public let name: String

  /// The URL that opens the app, if known.
  public let url: URL?

  /// Create a host application.
  public init(bundleId: String, name: String, url: URL? = nil) {
    self.bundleId = bundleId
    self.name = name
    self.url = url
  }

  /// The bundle identifier of the app.
  public var id: String { bundleId }
}

extension KeyboardHostApplication {

  /// Apps of the system (source: the URL schemes documented by Apple).
  public static let all: [Self] = [
    Self(bundleId: "com.apple.mobilemail", name: "Mail", url: URL(string: "message://")),
    Self(bundleId: "com.apple.MobileSMS", name: "Messages", url: URL(string: "sms://")),
    Self(bundleId: "com.apple.mobilesafari", name: "Safari", url: URL(string: "https://")),
    Self(bundleId: "com.apple.mobilenotes", name: "Notes", url: URL(string: "mobilenotes://")),
    Self(bundleId: "com.apple.Maps", name: "Maps", url: URL(string: "maps://")),
    Self(bundleId: "com.apple.mobilecal", name: "Calendar", url: URL(string: "calshow://")),
  ]

  /// Return the known app with a bundle identifier, or `nil`.
  public static func known(withBundleId bundleId: String) -> Self? {
    all.first { $0.bundleId == bundleId }
  }

  /// Open the app with a controller.
  public func openWithAction(_ controller: any KeyboardController) { controller.openUrl(url) }

  /// Open the app with an action handler.
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
