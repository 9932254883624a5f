import KeyboardDocuments
import KeyboardStyling

/// The validated choice of a gallery's content.
package struct GalleryChoice: Sendable {

  /// A selected theme.
  package enum Wish: Hashable, Sendable {

    /// A built-in theme or variation by identifier.
    case builtIn(String)

    case file(String)
  }

  /// The selected themes, in order.
  var wishes: [Wish]

  /// The locales, devices and scales.
  var matrix: GalleryMatrix

  var title: String

  /// The address of the site, ending with `/`.
  var address: String?

  /// The equivalent command-line arguments.
  var arguments: [String]

  package init(
    wishes: [Wish], matrix: GalleryMatrix, title: String? = nil, address: String? = nil,
    arguments: [String] = []
  ) {
    self.wishes = wishes
    self.matrix = matrix
    self.title = title ?? "Keyboard themes"
    self.address = address
    self.arguments = arguments
  }

  /// The built-in themes and variations in display order.
  ///
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

  /// Locales with different layouts, scripts and writing directions.
  package static let standardLocales = ["en", "de", "fr", "es", "sv", "ru", "el", "ar"]

  package static let standardDevices = "iphone,ipad"

  package static let standardScales = "1,2,3"
}
