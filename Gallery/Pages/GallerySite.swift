package import Foundation
import KeyboardCore
import KeyboardStyling

/// A site of previews: everything that its pages tell, but not the pictures themselves.
package struct GallerySite: Sendable {

  /// What the site is called.
  package var title: String

  /// Where the site will be found, ending with `/`; nothing if that isn't known.
  package var address: String?

  /// What is said at the end of every page.
  package var footer: String

  /// What is shown of every theme.
  package let matrix: GalleryMatrix

  /// The keyboards that are shown of every theme.
  package let shots: [GalleryShot]

  /// The themes, also those whose files are wrong, in the order of the shelves.
  package let themes: [GalleryTheme]

  /// The themes that can be shown.
  let entries: [ThemeEntry]

  /// How large the keyboards are in points, by theme and shot.
  private let sizes: [String: [CGSize]]

  let templates = GalleryTemplates()

  /// A site of themes in the order of the shelves, with slugs unlike each other.
  ///
  /// The sizes say how large each of the matrix's shots is in points, by the slug of the theme.
  package init(
    title: String, footer: String, themes: [GalleryTheme], matrix: GalleryMatrix,
    sizes: [String: [CGSize]]
  ) {
    self.title = title
    self.footer = footer
    self.themes = themes
    self.matrix = matrix
    self.sizes = sizes
    shots = matrix.shots
    entries = themes.compactMap(ThemeEntry.init)
  }

  /// The size of a keyboard in points.
  func size(of shot: GalleryShot, in theme: GalleryTheme) -> CGSize {
    guard let index = shots.firstIndex(of: shot), let sizes = sizes[theme.slug],
      sizes.indices.contains(index)
    else { preconditionFailure("The gallery wasn't told how large \(shot.name) is.") }
    return sizes[index]
  }

  /// The shelves in the order of their first themes.
  var shelves: [(title: String, entries: [ThemeEntry])] {
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

/// A theme that can be shown, with what is told of it.
struct ThemeEntry: Sendable {

  let theme: GalleryTheme

  let light: Palette

  let dark: Palette

  let facts: ThemeFacts

  /// A theme; nothing if its file is wrong.
  init?(_ theme: GalleryTheme) {
    guard let look = theme.theme, let source = theme.source else { return nil }
    self.theme = theme
    light = Palette(look, scheme: .light)
    dark = Palette(look, scheme: .dark)
    facts = (try? ThemeFacts(source)) ?? ThemeFacts()
  }

  /// The surroundings that the theme is made for.
  var scheme: ThemeScheme { ThemeScheme(light: light, dark: dark) }

  /// The least contrast of what stands on keys.
  var ratio: Double { min(light.keyRatio, dark.keyRatio) }

  /// How well the worst key can be read.
  var grade: ContrastGrade { ContrastGrade(ratio: ratio) }

  /// Who made the theme.
  var author: String { theme.theme?.author?.name ?? "" }
}
