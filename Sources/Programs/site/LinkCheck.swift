import Foundation

/// The links of all pages in a folder lead to files and to their parts.
struct LinkCheck {

  let folder: URL

  /// The pages of the API are made and checked by DocC, and built by scripts.
  private static let unchecked = "api/"

  func problems() throws -> [String] {
    let paths = (FileManager.default.subpaths(atPath: folder.path) ?? []).filter {
      $0.hasSuffix(".html") && !$0.hasPrefix(Self.unchecked)
    }
    var targets: [String: Set<String>] = [:]
    var links: [(page: String, link: String)] = []
    for path in paths.sorted() {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      targets[path] = Set(text.matches(of: /\bid="([^"]*)"/).map { String($0.output.1) })
      links += Set(text.matches(of: /\b(?:href|src)="([^"]*)"/).map { String($0.output.1) })
        .sorted().map { (path, $0) }
    }
    return links.compactMap { page, link in
      problem(of: link, on: page, targets: targets).map { "\(page): \(link): \($0)" }
    }
  }

  private func problem(
    of link: String, on page: String, targets: [String: Set<String>]
  ) -> String? {
    guard !link.contains(/^[a-z]+:/) else { return nil }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address = parts[0].prefix { $0 != "?" }
    let base = URL(filePath: "/" + page).deletingLastPathComponent()
    let path =
      address.isEmpty
      ? page
      : String(
        URL(filePath: String(address), relativeTo: base).standardizedFileURL.path.dropFirst())
    let isThere = FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    guard isThere else { return "there is no such file" }
    guard parts.count > 1, !parts[1].isEmpty, let ids = targets[path] else { return nil }
    let id = parts[1].removingPercentEncoding.map { $0.replacing("&amp;", with: "&") } ?? ""
    return ids.contains(id) ? nil : "the page has no such part"
  }
}
