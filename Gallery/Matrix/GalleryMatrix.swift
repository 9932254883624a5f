package import KeyboardCore

/// What a gallery shows of every theme: in which languages, on which devices, how finely.
package struct GalleryMatrix: Hashable, Sendable {

  /// The locales by identifier; the first one shows every state and layer.
  package var locales: [String]

  /// The devices; the first one shows every state, layer and locale.
  package var devices: [Device]

  /// The pixels per point that pictures are drawn with, ascending.
  package var scales: [Double]

  /// A choice of locales, devices and scales, none of them empty.
  package init(locales: [String], devices: [Device], scales: [Double]) {
    precondition(
      !locales.isEmpty && !devices.isEmpty && !scales.isEmpty,
      "A gallery shows at least one locale on one device at one scale.")
    self.locales = locales
    self.devices = devices
    self.scales = scales.sorted()
  }

  /// The locale that every state and layer is shown in.
  package var mainLocale: String { locales[0] }

  /// The device that every state and layer is shown on.
  package var mainDevice: Device { devices[0] }

  /// The scales that are worth drawing for a device: none is finer than its screen, unless that would
  /// leave nothing.
  package func scales(for device: Device) -> [Double] {
    let sensible = scales.filter { $0 <= device.scale }
    return sensible.isEmpty ? [scales[0]] : sensible
  }
}
