public import Foundation

extension Page {

  /// Resize the window.
  public func resize(to viewport: Viewport) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": viewport.width, "height": viewport.height, "deviceScaleFactor": viewport.scale,
        "mobile": viewport.isMobile,
      ])
    try send("Emulation.setTouchEmulationEnabled", ["enabled": viewport.isMobile])
  }

  /// Set the preferences of color scheme and motion.
  public func setColorScheme(_ scheme: ColorScheme, reducesMotion: Bool = false) throws {
    try send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": scheme.rawValue],
          ["name": "prefers-reduced-motion", "value": reducesMotion ? "reduce" : "no-preference"],
        ]
      ])
  }

  /// Capture the visible part or the whole page as a PNG file.
  public func screenshot(wholePage: Bool = false) throws -> Data {
    let answer = try send(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": wholePage])
    guard let text = answer.text("data"), let data = Data(base64Encoded: text) else {
      throw BrowserError.refused("Page.captureScreenshot", "no image")
    }
    return data
  }
}
