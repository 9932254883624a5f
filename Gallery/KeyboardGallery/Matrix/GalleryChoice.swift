import KeyboardStyling
import SourceText

/// Contents of a gallery to build: themes, settings to combine, title and address.
package struct GalleryChoice: Sendable {

  package enum Selection: Hashable, Sendable {

    case builtIn(String)
    case file(String)
  }

  package var selections: [Selection]
  var matrix: GalleryMatrix
  var title: String

  /// Ending with `/`.
  var address: String?

  /// Page that leads to the gallery, relative to its own folder.
  var home: String?

  var arguments: [String]

  /// The packs of themes by the paths of their selections.
  package var packs: [String: GalleryPack] = [:]

  package init(
    selections: [Selection], matrix: GalleryMatrix, title: String? = nil, address: String? = nil,
    home: String? = nil, arguments: [String] = []
  ) {
    self.selections = selections
    self.matrix = matrix
    self.title = title ?? "Keyboard themes"
    self.address = address
    self.home = home
    self.arguments = arguments
  }

  /// Themes with an `x-galleryOrder` come first, followed by the others in the order of lists.
  package static var builtInThemes: [String] {
    get throws(Diagnostics) {
      var ranked: [(rank: Double, place: Int, identifier: String)] = []
      for (place, identifier) in try KeyboardTheme.builtInLooks.enumerated() {
        guard let file = KeyboardTheme.builtInFile(of: ThemeName(identifier).theme) else {
          continue
        }
        ranked.append((try ThemeFacts(file).galleryOrder ?? .infinity, place, identifier))
      }
      return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.identifier)
    }
  }

  /// Further locales multiply the size of a site.
  package static let standardLocales = ["en"]

  package static let standardDevices = "iphone,ipad"

  package static let standardScales = "1,2,3"
}
