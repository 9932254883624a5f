import Foundation
import KeyboardCore
import KeyboardStyling

/// Model of the pages: themes, their shots, and sizes and paths of images.
struct GallerySite: Sendable {

  var choice: GalleryChoice

  /// The grades of themes by their slugs.
  var grades: [String: LintGrade] = [:]

  let shots: [GalleryShot]
  let themes: [GalleryTheme]
  let entries: [ThemeEntry]

  /// The first look of each theme, on whose card the others fold.
  let listed: [ThemeEntry]

  /// In points, by theme and shot.
  private let sizes: [String: [CGSize]]

  private let paths: [String: String]
  let templates = GalleryTemplates()

  /// Sizes are in points, by the slug of the theme; paths are image paths, by name.
  init(
    _ choice: GalleryChoice, themes: [GalleryTheme], sizes: [String: [CGSize]],
    paths: [String: String]
  ) {
    self.choice = choice
    self.themes = themes
    self.sizes = sizes
    self.paths = paths
    shots = choice.matrix.shots
    let entries = themes.compactMap(ThemeEntry.init)
    self.entries = entries
    var families: Set<String> = []
    listed = entries.filter { families.insert($0.theme.family).inserted }
  }

  var matrix: GalleryMatrix { choice.matrix }

  func size(of shot: GalleryShot, in theme: GalleryTheme) -> CGSize {
    guard let index = shots.firstIndex(of: shot), let sizes = sizes[theme.slug],
      sizes.indices.contains(index)
    else { preconditionFailure("The gallery has no size for \(shot.name).") }
    return sizes[index]
  }

  func path(of picture: GalleryImage) -> String {
    guard let path = paths[picture.name] else {
      preconditionFailure("The gallery has no path for \(picture.name).")
    }
    return path
  }

  var collections: [(title: String, entries: [ThemeEntry])] { Self.collections(of: entries) }

  /// The picks, collections of several themes, and the others.
  var shelves: [(title: String, entries: [ThemeEntry])] {
    let others = Self.collections(of: listed.filter { !$0.isPick })
    let rest = others.filter { $0.entries.count == 1 }.flatMap(\.entries)
    let shelves =
      [("Picks", listed.filter(\.isPick))] + others.filter { $0.entries.count > 1 }
      + [("More themes", rest)]
    return shelves.filter { !$0.entries.isEmpty }
  }

  static func collections(of entries: [ThemeEntry]) -> [(title: String, entries: [ThemeEntry])] {
    var shelves: [(title: String, entries: [ThemeEntry])] = []
    for entry in entries {
      let collection = entry.theme.collection
      if let index = shelves.firstIndex(where: { $0.title == collection }) {
        shelves[index].entries.append(entry)
      } else {
        shelves.append((collection, [entry]))
      }
    }
    return shelves
  }
}

/// Valid theme with the palettes and facts that pages show.
struct ThemeEntry: Sendable {

  let theme: GalleryTheme

  let light: Palette

  let dark: Palette

  let facts: ThemeFacts

  init?(_ theme: GalleryTheme) {
    guard let look = theme.theme, let source = theme.source else { return nil }
    self.theme = theme
    light = Palette(look, scheme: .light)
    dark = Palette(look, scheme: .dark)
    facts = (try? ThemeFacts(source)) ?? ThemeFacts()
  }

  /// Whether the theme is among the first of our own.
  var isPick: Bool { theme.isBuiltIn && facts.galleryOrder.map { $0 <= Self.lastPick } ?? false }

  private static let lastPick = 12.0

  var scheme: ThemeScheme { ThemeScheme(light: light, dark: dark) }

  var author: String { theme.theme?.author?.name ?? "" }
}
