import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling

/// The built-in themes, whose pictures are drawn when somebody wants to choose one.
struct ThemeShelf {

  private struct Entry {
    let name: String
    let title: String
    var picture: (id: String, bytes: [UInt8])?
  }

  private var entries: [Entry] = []

  /// The number of entries that were asked for and have been drawn or can't be.
  private var done = 0

  mutating func ask() {
    guard entries.isEmpty else { return }
    let names = (try? KeyboardTheme.listedLooks) ?? KeyboardTheme.builtInIdentifiers
    entries = names.map { name in
      Entry(name: name, title: (try? KeyboardTheme.builtIn(name))?.name ?? name)
    }
  }

  var isWaiting: Bool { done < entries.count }

  var themes: [JSONText] {
    entries.map { entry in
      .object(present: [
        ("name", .string(entry.name)), ("title", .string(entry.title)),
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
    (request.theme, request.scale) = (.builtIn(entries[index].name), 1)
    guard let bitmap = try? pipeline.drawing(of: request).picture.bitmap,
      let bytes = try? KeyboardRenderer.encode(bitmap, compression: .fast, texts: [])
    else { return nil }
    entries[index].picture = (id, bytes)
    return entries[index].name
  }
}
