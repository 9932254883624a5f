import Foundation
import KeyboardCore

extension GallerySite {

  /// What a template needs to show a picture, which the browser loads at once if it is eager.
  ///
  /// The root is the way from the page to the folder of the site.
  func picture(
    _ theme: GalleryTheme, _ shot: GalleryShot, _ scheme: ColorScheme, root: String,
    isEager: Bool = false
  ) -> [String: Any] {
    let pictures = theme.pictures(of: shot, in: matrix).filter { $0.scheme == scheme }
    let size = size(of: shot, in: theme)
    var values: [String: Any] = [
      "src": root + (pictures.first { $0.scale >= 1 } ?? pictures[0]).path,
      "width": Int(size.width.rounded()), "height": Int(size.height.rounded()),
      "alt": alternative(theme, shot, scheme), "scheme": scheme.rawValue,
      "caption": scheme == .dark ? "Dark" : "Light", "isEager": isEager,
    ]
    if pictures.count > 1 {
      values["srcset"] = pictures.map { "\(root)\($0.path) \($0.scale.galleryText)x" }
        .joined(separator: ", ")
    }
    return values
  }

  /// Both pictures of a keyboard, light before dark.
  func pair(
    _ theme: GalleryTheme, _ shot: GalleryShot, root: String, isEager: Bool = false
  ) -> [[String: Any]] {
    ColorScheme.galleryOrder.map { picture(theme, shot, $0, root: root, isEager: isEager) }
  }

  /// What a picture shows, for those who don't see it.
  private func alternative(
    _ theme: GalleryTheme, _ shot: GalleryShot, _ scheme: ColorScheme
  ) -> String {
    let language = LocaleProfile.profile(forIdentifier: shot.locale).englishName
    let what =
      switch shot.state {
      case .standard: "\(theme.name) keyboard, \(language)"
      case .pressed(let key): "\(theme.name) keyboard with the key \(key) pressed"
      case .held(let key): "\(theme.name) keyboard with what the key \(key) offers when held"
      case .toolbar: "\(theme.name) keyboard with suggestions"
      case .layer: "\(shot.title) of the \(theme.name) keyboard"
      }
    let device = shot.isOnMainDevice ? "" : " on \(shot.device.name)"
    return "\(what)\(device), \(scheme.rawValue)"
  }
}

extension GalleryShot {

  /// What is special about the keyboard, as a title.
  var title: String {
    switch state {
    case .standard: device.name
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
