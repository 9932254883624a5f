import Foundation
package import KeyboardCore
import KeyboardStyling
import SourceText

/// The matrix of pictures per theme: locales, devices and scales.
///
/// ```swift
/// let matrix = GalleryMatrix(locales: ["en", "de"], devices: [.standard], scales: [1, 2])
/// matrix == GalleryMatrix(locales: ["en", "de"], devices: [.standard], scales: [2, 1])  // → true
/// ```
package struct GalleryMatrix: Hashable, Sendable {

  var locales: [String]

  /// The first device is shown in every state, layer and locale.
  var devices: [Device]

  /// In pixels per point, ascending.
  var scales: [Double]

  var isInLiquidGlass: Bool

  /// The items of an app in every toolbar, in their notation.
  var toolbarItems: String?

  package init(
    locales: [String], devices: [Device], scales: [Double], isInLiquidGlass: Bool = false,
    toolbarItems: String? = nil
  ) {
    precondition(
      !locales.isEmpty && !devices.isEmpty && !scales.isEmpty,
      "A gallery shows at least one locale on one device at one scale.")
    self.locales = locales
    self.devices = devices
    self.scales = scales.sorted()
    self.isInLiquidGlass = isInLiquidGlass
    self.toolbarItems = toolbarItems
  }

  var mainLocale: String { locales[0] }

  var mainDevice: Device { devices[0] }

  /// None exceeds the scale of the screen, unless none would be left.
  func scales(for device: Device) -> [Double] {
    let sensible = scales.filter { $0 <= device.scale }
    return sensible.isEmpty ? [scales[0]] : sensible
  }

  /// For other keyboards, up to two pixels for each CSS pixel of the largest image on a page.
  func scales(of shot: GalleryShot) -> [Double] {
    let scales = scales(for: shot.device)
    let isMain = shot.isOnMainDevice && shot.locale == mainLocale && shot.state == .standard
    guard !isMain, let width = shot.largestWidth else { return scales }
    let needed = 2 * min(1, width / shot.device.portraitSize.width)
    return Array(scales[...(scales.firstIndex { $0 >= needed } ?? scales.count - 1)])
  }
}

/// Theme or variation in a gallery, with the errors if its file is invalid.
struct GalleryTheme: Sendable {

  /// Lowercase letters, digits and `-`.
  var slug: String

  /// The slug of the theme's file, which its variations share.
  var family: String

  var identifier: String

  /// Nil if the file couldn't be read.
  var source: SourceFile?

  var content: Result<KeyboardTheme, Diagnostics>
  var warnings: [Diagnostic] = []
  var isBuiltIn: Bool
  var variation: String?

  /// Name of the file's theme, if this is one of its choices.
  var title: String?
  var pack: GalleryPack?

  /// Whether the theme is nothing without files beside it.
  var hasFiles = false

  /// A key that changes when the theme may have changed.
  var key: String

  var theme: KeyboardTheme? { try? content.get() }

  var problems: [Diagnostic] {
    if case .failure(let diagnostics) = content { diagnostics.list } else { [] }
  }

  var name: String {
    guard let theme else { return identifier }
    return [theme.name, theme.collectionName, theme.identifier ?? ""].first { !$0.isEmpty }
      ?? identifier
  }

  var collection: String {
    guard let theme else { return Self.brokenCollection }
    return [theme.collectionName, title ?? ""].first { !$0.isEmpty } ?? name
  }

  var fullName: String {
    name.lowercased().contains(collection.lowercased()) ? name : "\(collection) \(name)"
  }

  static let brokenCollection = "Can't be shown"
}

/// Generator of unique names for URLs and files.
struct SlugGenerator {

  private var used: Set<String> = []

  mutating func slug(for identifier: String) -> String {
    var words: [String] = [""]
    for scalar in identifier.unicodeScalars.prefix(80) {
      let isWord = scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      if !isWord { words.append("") } else { words[words.count - 1].unicodeScalars.append(scalar) }
    }
    let joined = words.filter { !$0.isEmpty }.joined(separator: "-").lowercased()
    let base = joined.isEmpty ? "theme" : joined
    var slug = base
    var number = 2
    while !used.insert(slug).inserted {
      slug = "\(base)-\(number)"
      number += 1
    }
    return slug
  }
}

/// The pack of a theme, for its page.
package struct GalleryPack: Sendable {

  package let name: String

  package let bytes: [UInt8]
  package let id: String
  package let version: String
  package let summary: String?
  package let license: String

  /// The digest of the file, after the name of its algorithm.
  package let digest: String

  package init(
    name: String, bytes: [UInt8], id: String, version: String, summary: String?, license: String,
    digest: String
  ) {
    self.name = name
    self.bytes = bytes
    self.id = id
    self.version = version
    self.summary = summary
    self.license = license
    self.digest = digest
  }
}
