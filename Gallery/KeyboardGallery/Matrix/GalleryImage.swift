import Foundation
import KeyboardCore
import KeyboardRender
import SourceText

/// Equal pictures share a file.
struct GalleryImage: Hashable, Sendable {

  var theme: String
  var shot: GalleryShot
  var scheme: ColorScheme
  var scale: Double
  var format = formatOfPages

  static let (formatOfPages, formatOfDownloads) = (ImageFormat.webP, ImageFormat.png)

  /// The unique name in the manifest, such as `tron/en-dark@2x.webp`.
  var name: String { "\(theme)/\(shot.name)-\(scheme.rawValue)\(Self.suffix(for: scale, format))" }

  static func path(
    ofScene digest: String, shot: GalleryShot, scale: Double, format: ImageFormat
  ) -> String {
    "pictures/\(shot.name)/\(digest.prefix(20))\(suffix(for: scale, format))"
  }

  private static func suffix(for scale: Double, _ format: ImageFormat) -> String {
    "\(scale == 1 ? "" : "@\(scale.plainText)x").\(format.id)"
  }
}

extension GalleryTheme {

  func pictures(of shot: GalleryShot, in matrix: GalleryMatrix) -> [GalleryImage] {
    ColorScheme.galleryOrder.flatMap { scheme in
      matrix.scales(of: shot).map {
        GalleryImage(theme: slug, shot: shot, scheme: scheme, scale: $0)
      }
    }
  }

  func downloads(of shot: GalleryShot, in matrix: GalleryMatrix) -> [GalleryImage] {
    ColorScheme.galleryOrder.flatMap { scheme in
      matrix.scales(of: shot).suffix(1).map {
        GalleryImage(
          theme: slug, shot: shot, scheme: scheme, scale: $0,
          format: GalleryImage.formatOfDownloads)
      }
    }
  }

  var cardPath: String { "cards/\(slug).png" }
}

extension ColorScheme {

  static let galleryOrder: [ColorScheme] = [.light, .dark]
}

/// Combination of locale, device and state that every theme is rendered in.
struct GalleryShot: Hashable, Sendable {

  enum State: Hashable, Sendable {

    case standard
    case pressed(String)

    case held(String)
    case toolbar
    case layer(Keyboard.KeyboardType)
    case liquidGlass
    case split
    case framed
  }

  var locale: String
  var device: Device
  var state: State
  var isOnMainDevice: Bool
  var isInLiquidGlass = false
  var toolbarItems: String?

  /// The name in files, such as `en`, `en-pressed` or `de-ipad`.
  var name: String {
    let device = isOnMainDevice ? "" : "-\(device.id)"
    return "\(locale)\(device)\(suffix)"
  }

  private var suffix: String {
    switch state {
    case .standard: ""
    case .pressed: "-pressed"
    case .held: "-callout"
    case .toolbar: "-toolbar"
    case .layer(let type): "-\(type.id)"
    case .liquidGlass: "-glass"
    case .split: "-split"
    case .framed: "-framed"
    }
  }

  /// As in the style sheet, in CSS pixels; nil if the width isn't known to be limited.
  var largestWidth: Double? {
    if state == .framed { return 352 }
    return device.type == .pad ? 760 : device.portraitSize.width
  }

  var arguments: [String] {
    var arguments = ["--locale", locale, "--device", device.id]
    if ![.toolbar, .layer(.emojis)].contains(state) {
      let words = LocaleProfile.profile(forIdentifier: locale).sampleSuggestions
      let list = words.enumerated().map { $0 == 1 ? "*\($1)" : $1 }.joined(separator: ",")
      arguments += ["--suggestions", list]
    }
    switch state {
    case .standard: break
    case .pressed(let key): arguments += ["--press", key]
    case .held(let key): arguments += ["--long-press", key, "--select", "1"]
    case .toolbar: arguments += ["--suggestions", Self.suggestions]
    case .layer(let type): arguments += ["--keyboard-type", type.id]
    case .liquidGlass: break
    case .split: arguments += ["--dock", "split"]
    case .framed: arguments.append("--frame")
    }
    if isInLiquidGlass || state == .liquidGlass { arguments.append("--liquid-glass") }
    if let toolbarItems { arguments += ["--toolbar-items", toolbarItems] }
    return arguments
  }

  // The typed word, its replacement, and a suggestion with a subtitle.
  private static let suggestions = "?keybaord,*keyboard,keyboards/plural"
}

extension GalleryMatrix {

  /// The main keyboard first, alone in all states and layers, and every device in its frame once.
  var shots: [GalleryShot] {
    var shots = states.map { shot(mainLocale, mainDevice, $0) }
    shots += devices.map { shot(mainLocale, $0, .framed) }
    shots += devices.dropFirst().flatMap { device in
      [.standard, .split].prefix(device.type.isPad ? 2 : 1).map { shot(mainLocale, device, $0) }
    }
    shots += locales.dropFirst().map { shot($0, mainDevice, .standard) }
    return shots
  }

  private func shot(_ locale: String, _ device: Device, _ state: GalleryShot.State) -> GalleryShot {
    GalleryShot(
      locale: locale, device: device, state: state, isOnMainDevice: device.id == mainDevice.id,
      isInLiquidGlass: isInLiquidGlass, toolbarItems: toolbarItems)
  }

  private var states: [GalleryShot.State] {
    let profile = LocaleProfile.profile(forIdentifier: mainLocale)
    var states: [GalleryShot.State] = isInLiquidGlass ? [.standard] : [.standard, .liquidGlass]
    if let key = profile.middleKey { states.append(.pressed(key)) }
    if let key = profile.richestKey { states.append(.held(key)) }
    return states + [.toolbar, .layer(.numeric), .layer(.symbolic), .layer(.emojis)]
  }
}

extension LocaleProfile {

  fileprivate var middleKey: String? {
    let rows = alphabetic.lower
    guard !rows.isEmpty else { return nil }
    let row = rows[rows.count / 2]
    return row.isEmpty ? nil : row[row.count / 2]
  }

  /// The first key of the upper half with the most secondary actions.
  fileprivate var richestKey: String? {
    let keys = alphabetic.lower.prefix(2).joined().filter { !(callouts.lower[$0] ?? []).isEmpty }
    let most = keys.map { callouts.lower[$0]?.count ?? 0 }.max()
    return keys.first { callouts.lower[$0]?.count == most }
  }
}
