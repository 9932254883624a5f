public import Foundation

/// Something that opens links.
public protocol UrlOpener: AnyObject {

  /// Open a link, if there is one.
  func openUrl(_ url: URL?)
}
