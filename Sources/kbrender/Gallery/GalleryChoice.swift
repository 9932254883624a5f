import KeyboardDocuments
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline

/// What a gallery is to show, with every name known.
struct GalleryChoice: Sendable {

  /// A theme that is asked for.
  enum Wish: Hashable, Sendable {

    /// A built-in look by identifier.
    case builtIn(String)

    /// A file with all its variations.
    case file(String)
  }

  /// The themes in order.
  var wishes: [Wish]

  /// In which languages, on which devices, how finely.
  var matrix: GalleryMatrix

  /// What the site is called.
  var title: String

  /// Where the site will be found, ending with `/`.
  var address: String?

  /// The arguments that say the same.
  var arguments: [String]

  /// The choice that options describe, or all that is wrong with them.
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

  /// The looks with those first that people will want to see first.
  private static func shown(_ identifiers: [String]) -> [String] {
    let first = featured.flatMap { family in
      identifiers.filter { ThemeName($0).theme == family }
    }
    return first + identifiers.filter { !first.contains($0) }
  }

  // The themes of our own, then the colorful ones.
  private static let featured = [
    "sakura", "fjord", "nightGarden", "keycap", "frost", "solstice", "terminal", "ink", "contrast",
    "aesthetic", "neon", "tron", "candyShop", "colorful",
  ]

  /// Languages that show what keyboards are like: more letters, other letters, from right to left.
  static let standardLocales = ["en", "de", "fr", "es", "sv", "ru", "el", "ar"]

  static let standardDevices = "iphone,ipad"

  static let standardScales = "1,2,3"
}
