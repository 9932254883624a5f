import Foundation
package import KeyboardCore

/// The matrix of pictures per theme: locales, devices and scales.
///
/// ```swift
/// let matrix = GalleryMatrix(locales: ["en", "de"], devices: [.standard], scales: [1, 2])
/// ```
package struct GalleryMatrix: Hashable, Sendable {

  /// The locales by identifier; the first one is shown in every state and layer.
  var locales: [String]

  /// The devices; the first one is shown in every state, layer and locale.
  var devices: [Device]

  /// The scales of pictures in pixels per point, ascending.
  var scales: [Double]

  /// Whether every picture has the look of iOS 26, in place of one of a theme.
  var isInLiquidGlass: Bool

  /// Create a matrix of locales, devices and scales, none of them empty.
  package init(
    locales: [String], devices: [Device], scales: [Double], isInLiquidGlass: Bool = false
  ) {
    precondition(
      !locales.isEmpty && !devices.isEmpty && !scales.isEmpty,
      "A gallery shows at least one locale on one device at one scale.")
    self.locales = locales
    self.devices = devices
    self.scales = scales.sorted()
    self.isInLiquidGlass = isInLiquidGlass
  }

  /// The locale of every state and layer.
  var mainLocale: String { locales[0] }

  /// The device of every state and layer.
  var mainDevice: Device { devices[0] }

  /// Return the useful scales for a device.
  ///
  /// None exceeds that of its screen, unless none would be left.
  func scales(for device: Device) -> [Double] {
    let sensible = scales.filter { $0 <= device.scale }
    return sensible.isEmpty ? [scales[0]] : sensible
  }

  /// Return the scales that pages ask for: of all but the main keyboard, up to the first that has
  /// two pixels for each CSS pixel of the largest picture on a page.
  func scales(of shot: GalleryShot) -> [Double] {
    let scales = scales(for: shot.device)
    let isMain = shot.isOnMainDevice && shot.locale == mainLocale && shot.state == .standard
    guard !isMain, let width = shot.largestWidth else { return scales }
    let needed = 2 * min(1, width / shot.device.portraitSize.width)
    return Array(scales[...(scales.firstIndex { $0 >= needed } ?? scales.count - 1)])
  }
}
