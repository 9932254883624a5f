import KeyboardDocuments
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline

/// The validated choice of a gallery's content.
struct GalleryChoice: Sendable {

  /// A selected theme.
  enum Wish: Hashable, Sendable {

    /// A built-in theme or variation by identifier.
    case builtIn(String)

    /// A file with all its variations.
    case file(String)
  }

  /// The selected themes, in order.
  var wishes: [Wish]

  /// The locales, devices and scales.
  var matrix: GalleryMatrix

  /// The title of the site.
  var title: String

  /// The address of the site, ending with `/`.
  var address: String?

  /// The equivalent command-line arguments.
  var arguments: [String]

  /// Create a choice from options, or throw their errors.
  init(_ options: GalleryOptions) throws(Diagnostics) {
    var reader = ChoiceReader()
    let predefined = Self.shown(try KeyboardTheme.builtInLooks)
    wishes = reader.readWishes(options, predefined: predefined)
    let locales = reader.readLocales(options.locales)
    let devices = reader.readDevices(options.devices)
    let scales = reader.readScales(options.scales)
    address = reader.readAddress(options.url)
    try reader.finish()
    matrix = GalleryMatrix(locales: locales, devices: devices, scales: scales)
    title = options.title ?? "Keyboard themes"
    arguments = options.arguments
  }

  /// Return the identifiers with featured themes first.
  private static func shown(_ identifiers: [String]) -> [String] {
    let first = featured.flatMap { family in
      identifiers.filter { ThemeName($0).theme == family }
    }
    return first + identifiers.filter { !first.contains($0) }
  }

  // The themes of this project, then the colorful ones.
  private static let featured = [
    "sakura", "fjord", "nightGarden", "keycap", "frost", "solstice", "terminal", "ink", "contrast",
    "aesthetic", "neon", "tron", "candyShop", "colorful",
  ]

  /// Locales with different layouts, scripts and writing directions.
  static let standardLocales = ["en", "de", "fr", "es", "sv", "ru", "el", "ar"]

  static let standardDevices = "iphone,ipad"

  static let standardScales = "1,2,3"
}
