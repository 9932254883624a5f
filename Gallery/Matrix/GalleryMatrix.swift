import Foundation
package import KeyboardCore

/// The matrix of pictures per theme: locales, devices and scales.
///
/// ```swift
/// let matrix = GalleryMatrix(locales: ["en", "de"], devices: [.standard], scales: [1, 2])
/// matrix == GalleryMatrix(locales: ["en", "de"], devices: [.standard], scales: [2, 1])  // → true
/// ```
package struct GalleryMatrix: Hashable, Sendable {

  /// The first locale is shown in every state and layer.
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

  /// For all but the main keyboard, up to the first scale with two pixels for each CSS pixel of the
  /// largest picture on a page.
  func scales(of shot: GalleryShot) -> [Double] {
    let scales = scales(for: shot.device)
    let isMain = shot.isOnMainDevice && shot.locale == mainLocale && shot.state == .standard
    guard !isMain, let width = shot.largestWidth else { return scales }
    let needed = 2 * min(1, width / shot.device.portraitSize.width)
    return Array(scales[...(scales.firstIndex { $0 >= needed } ?? scales.count - 1)])
  }
}
