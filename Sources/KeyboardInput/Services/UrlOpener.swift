public import Foundation

/// A type that opens URLs.
public protocol UrlOpener: AnyObject {

  /// Open a URL, if any.
  func openUrl(_ url: URL?)
}
