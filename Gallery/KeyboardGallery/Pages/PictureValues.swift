import Foundation
import KeyboardCore

extension GallerySite {

  func picture(
    _ theme: GalleryTheme, _ shot: GalleryShot, _ scheme: ColorScheme, root: String,
    width: ImageWidth, isEager: Bool = false
  ) -> [String: Any] {
    let pictures = pictures(theme, shot, scheme)
    let isSame = isSame(theme, shot)
    let size = size(of: shot, in: theme)
    var values: [String: Any] = [
      "src": root + path(of: pictures.first { $0.scale >= 1 } ?? pictures[0]),
      "width": Int(size.width.rounded()), "height": Int(size.height.rounded()),
      "alt": alternative(theme, shot) + (isSame ? "" : ", \(scheme.rawValue)"),
      "scheme": isSame ? "both" : scheme.rawValue, "isEager": isEager,
    ]
    if !isSame { values["caption"] = scheme == .dark ? "Dark" : "Light" }
    if pictures.count > 1 {
      values["srcset"] = pictures.map { picture in
        "\(root)\(path(of: picture)) \(Int((size.width * picture.scale).rounded()))w"
      }.joined(separator: ", ")
      values["sizes"] = width.sizes(upTo: Int(size.width.rounded()))
    }
    return values
  }

  private func pictures(
    _ theme: GalleryTheme, _ shot: GalleryShot, _ scheme: ColorScheme
  ) -> [GalleryImage] {
    theme.pictures(of: shot, in: matrix).filter { $0.scheme == scheme }
  }

  /// Whether the pictures don't depend on the color scheme, which are the same files then.
  func isSame(_ theme: GalleryTheme, _ shot: GalleryShot) -> Bool {
    let paths = ColorScheme.galleryOrder.map { pictures(theme, shot, $0).map(path(of:)) }
    return paths.allSatisfy { $0 == paths[0] }
  }

  /// One picture if both are the same.
  func pair(
    _ theme: GalleryTheme, _ shot: GalleryShot, root: String, width: ImageWidth,
    isEager: Bool = false
  ) -> [[String: Any]] {
    ColorScheme.galleryOrder.prefix(isSame(theme, shot) ? 1 : 2).map {
      picture(theme, shot, $0, root: root, width: width, isEager: isEager)
    }
  }

  private func alternative(_ theme: GalleryTheme, _ shot: GalleryShot) -> String {
    let language = LocaleProfile.profile(forIdentifier: shot.locale).englishName
    let what =
      switch shot.state {
      case .standard: "\(theme.fullName) keyboard, \(language)"
      case .pressed(let key): "\(theme.fullName) keyboard with the key \(key) pressed"
      case .held(let key): "\(theme.fullName) keyboard with the callout of the key \(key)"
      case .toolbar: "\(theme.fullName) keyboard with suggestions"
      case .liquidGlass: "\(theme.fullName) keyboard in Liquid Glass"
      case .split: "Split \(theme.fullName) keyboard"
      case .framed: "\(shot.device.name) with the \(theme.fullName) keyboard"
      case .layer: "\(shot.title) of the \(theme.fullName) keyboard"
      }
    let device = shot.isOnMainDevice || shot.isFramed ? "" : " on \(shot.device.name)"
    return what + device
  }
}

/// As in the style sheet, since browsers choose a file before they know the styles.
enum ImageWidth: String {

  case card = "(min-width: 92rem) 23vw, (min-width: 66rem) 30vw, (min-width: 42rem) 45vw, 92vw"

  /// The main picture on a theme's page, one of two in a row.
  case stage = "(min-width: 84rem) 36rem, (min-width: 42rem) 42vw, 84vw"

  /// A state or layer on a theme's page, up to four in a row, at most in its own size.
  case row = "(min-width: 84rem) 22vw, (min-width: 42rem) 45vw, 92vw"

  case device = "(min-width: 84rem) 18vw, (min-width: 42rem) 36vw, 60vw"

  /// The keyboard of a large device on a theme's page, one of two in a row.
  case wide = "(min-width: 42rem) 45vw, 92vw"

  case thumb = "12rem"
  case pane = "46vw"

  func sizes(upTo width: Int) -> String {
    guard [.row, .wide].contains(self) else { return rawValue }
    let parts = rawValue.components(separatedBy: ", ").map { part in
      let words = part.components(separatedBy: " ")
      return (words.dropLast() + ["min(\(words[words.count - 1]), \(width)px)"])
        .joined(separator: " ")
    }
    return parts.joined(separator: ", ")
  }
}

extension GalleryShot {

  var isFramed: Bool { state == .framed }

  var title: String {
    switch state {
    case .standard: "\(device.name), without its frame"
    case .liquidGlass: "Liquid Glass"
    case .split: "\(device.name), split"
    case .framed: device.name
    case .pressed: "Pressed"
    case .held: "Callout"
    case .toolbar: "Suggestions"
    case .layer(.numeric): "Digits"
    case .layer(.symbolic): "Symbols"
    case .layer(.emojis): "Emoji"
    case .layer: "Letters"
    }
  }
}
