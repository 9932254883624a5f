import KeyboardPipeline
import KeyboardStyling
import SourceText

/// The installed and the built-in themes, whose pictures are drawn when somebody wants to choose one.
struct ThemeShelf {

  private struct Entry {
    let name: String
    let title: String
    var path: String?
    var picture: (id: String, bytes: [UInt8])?
  }

  private var entries: [Entry] = []

  /// Number of requested entries that are drawn or failed.
  private var done = 0

  static let maximumInstalled = 200
  private(set) var hasMore = false

  /// Built-in names come first, as everywhere, and of an installed theme the newest version counts.
  mutating func ask(installed: [(name: String, path: String)]) {
    guard entries.isEmpty else { return }
    let names = (try? KeyboardTheme.listedLooks) ?? KeyboardTheme.builtInIdentifiers
    var paths: Set<String> = []
    let others = installed.filter { paths.insert($0.path).inserted }
      .filter { !KeyboardTheme.builtInIdentifiers.contains($0.name) }
    hasMore = others.count > Self.maximumInstalled
    entries = others.prefix(Self.maximumInstalled).map {
      Entry(name: $0.name, title: $0.name, path: $0.path)
    }
    entries += names.map { name in
      Entry(name: name, title: (try? KeyboardTheme.builtIn(name))?.name ?? name)
    }
  }

  var isWaiting: Bool { done < entries.count }

  var themes: [JSONText] {
    entries.map { entry in
      [
        "name": .string(entry.name), "title": .string(entry.title),
        "isInstalled": entry.path == nil ? nil : .boolean(true),
        "picture": entry.picture.map { .string($0.id) },
      ]
    }
  }

  func bytes(of id: String) -> [UInt8]? { entries.first { $0.picture?.id == id }?.picture?.bytes }

  mutating func next() -> (index: Int, request: RenderRequest)? {
    guard isWaiting else { return nil }
    defer { done += 1 }
    var request = RenderRequest()
    let entry = entries[done]
    (request.theme, request.scale) = (entry.path.map { .file($0) } ?? .builtIn(entry.name), 1)
    return (done, request)
  }

  mutating func show(_ picture: (id: String, bytes: [UInt8]), at index: Int) -> String {
    entries[index].picture = picture
    return entries[index].name
  }
}
