import Foundation

/// The files of the project as they are on disk.
enum Project {

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files of all targets under `Sources` and of the one in `Gallery`, sorted by path.
  static let sources: [SourceText] = (files(in: "Gallery") + files(in: "Sources"))
    .map(SourceText.init)

  /// The Swift files of all test targets, sorted by path.
  static let tests: [SourceText] = files(in: "Tests").map(SourceText.init)

  /// The names of the targets, which are those of the folders in the groups of `Sources`.
  static var targets: [String] { Set(sources.map(\.target)).sorted() }

  static func text(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  private static func files(in folder: String) -> [String] {
    let base = root.appending(path: folder).path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: base)?.allObjects ?? []
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
