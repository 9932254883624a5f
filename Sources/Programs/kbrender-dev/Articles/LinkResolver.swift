import Foundation
import KeyboardDrawing

/// Turns links of files in the project into links of the site, and collects the files that those show.
struct LinkResolver {

  let project: URL

  let pages: [SitePage]
  private(set) var files: Set<String> = []

  mutating func resolve(_ html: String, of source: String, on path: String) -> String {
    var result = html
    let root = SitePage.root(of: path)
    var found: Set<String> = []
    result.replace(/<a href="([^"]*)">(.*?)<\/a>/.dotMatchesNewlines()) { match in
      guard let target = self.target(of: String(match.output.1), in: source, files: &found) else {
        return String(match.output.2)
      }
      let href = Self.isElsewhere(target) ? target : root + target
      // Pages are named by their titles, not by their files.
      let page = match.output.2.hasSuffix(".md") ? self.pages.first { $0.path == target } : nil
      return "<a href=\"\(href)\">\(page?.title ?? String(match.output.2))</a>"
    }
    result.replace(/(<img\b[^>]*?src=")([^"]*)"([^>]*)/) { match in
      guard let target = self.target(of: String(match.output.2), in: source, files: &found) else {
        return String(match.output.0)
      }
      let size = match.output.3.contains("width=") ? "" : self.size(of: target)
      return "\(match.output.1)\(root)\(target)\" loading=\"lazy\"\(size)\(match.output.3)"
    }
    files.formUnion(found)
    return result
  }

  private func size(of target: String) -> String {
    let file = project.appending(path: String(target.dropFirst(Self.folder.count)))
    guard let bytes = try? Data(contentsOf: file), let picture = ImageFile(bytes) else { return "" }
    return " width=\"\(picture.width)\" height=\"\(picture.height)\""
  }

  private static let folder = "files/"

  private static func isElsewhere(_ target: String) -> Bool {
    target.hasPrefix("#") || target.contains(/^[a-z]+:/)
  }

  /// Returns nil for folders, which the site doesn't have.
  private func target(of link: String, in source: String, files: inout Set<String>) -> String? {
    if Self.isElsewhere(link) { return link }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? "#\(parts[1])" : ""
    let base = URL(filePath: "/" + source).deletingLastPathComponent()
    let path = String(
      URL(filePath: String(parts[0]), relativeTo: base).standardizedFileURL.path.dropFirst())
    if path == SitePlan.readme { return "index.html" + fragment }
    let sources = [path, path + "/README.md"]
    if let page = pages.first(where: { sources.contains($0.source) }) {
      return page.path + fragment
    }
    var isFolder: ObjCBool = false
    let file = project.appending(path: path).path
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue
    else { return nil }
    files.insert(path)
    return Self.folder + path
  }
}

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
    let exists = FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    guard exists else { return "there is no such file" }
    guard parts.count > 1, !parts[1].isEmpty, let ids = targets[path] else { return nil }
    let id = parts[1].removingPercentEncoding.map { $0.replacing("&amp;", with: "&") } ?? ""
    return ids.contains(id) ? nil : "the page has no such part"
  }
}
