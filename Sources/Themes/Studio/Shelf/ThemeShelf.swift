import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling

/// The installed and the built-in themes, whose pictures are drawn when somebody wants to choose one.
struct ThemeShelf {

  private struct Entry {
    let name: String
    let title: String

    /// That of an installed theme.
    var path: String?
    var picture: (id: String, bytes: [UInt8])?
  }

  private var entries: [Entry] = []

  /// The number of entries that were asked for and have been drawn or can't be.
  private var done = 0

  static let mostInstalled = 200

  /// Whether further themes are installed.
  private(set) var hasMore = false

  /// Built-in names come first, as everywhere, and of an installed theme the newest version counts.
  mutating func ask(installed: [(name: String, path: String)]) {
    guard entries.isEmpty else { return }
    let names = (try? KeyboardTheme.listedLooks) ?? KeyboardTheme.builtInIdentifiers
    var paths: Set<String> = []
    let others = installed.filter { paths.insert($0.path).inserted }
      .filter { !KeyboardTheme.builtInIdentifiers.contains($0.name) }
    hasMore = others.count > Self.mostInstalled
    entries = others.prefix(Self.mostInstalled).map {
      Entry(name: $0.name, title: $0.name, path: $0.path)
    }
    entries += names.map { name in
      Entry(name: name, title: (try? KeyboardTheme.builtIn(name))?.name ?? name)
    }
  }

  var isWaiting: Bool { done < entries.count }

  var themes: [JSONText] {
    entries.map { entry in
      .object(present: [
        ("name", .string(entry.name)), ("title", .string(entry.title)),
        ("isInstalled", entry.path == nil ? nil : .boolean(true)),
        ("picture", entry.picture.map { .string($0.id) }),
      ])
    }
  }

  func bytes(of id: String) -> [UInt8]? {
    entries.first { $0.picture?.id == id }?.picture?.bytes
  }

  /// Draw the next picture, and return the name of the theme.
  mutating func draw(by pipeline: RenderPipeline, id: String) -> String? {
    guard isWaiting else { return nil }
    let index = done
    done += 1
    var request = RenderRequest()
    let entry = entries[index]
    (request.theme, request.scale) = (entry.path.map { .file($0) } ?? .builtIn(entry.name), 1)
    guard let bitmap = try? pipeline.drawing(of: request).picture.bitmap,
      let bytes = try? KeyboardRenderer.encode(bitmap, compression: .fast, texts: [])
    else { return nil }
    entries[index].picture = (id, bytes)
    return entries[index].name
  }
}
