import Foundation

enum FileAddress {

  private static let scheme = "file://"

  static func path(of address: String) -> String? {
    guard address.lowercased().hasPrefix(scheme) else { return nil }
    // The name of a host may precede the path.
    let rest = address.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    return String(rest[slash...]).removingPercentEncoding
  }

  static func address(of path: String) -> String {
    scheme + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
  }

  private static let allowed = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
}
