import KeyboardCore

/// A kind of device that a store asks pictures of, with their size.
struct StoreDevice: Hashable, Sendable, Identifiable {

  /// The name in sets, and the start of files' names.
  let id: String

  /// In pixels.
  let width: Int
  let height: Int

  /// The device that is drawn.
  let device: String

  /// In pixels per point.
  let scale: Double

  var isLandscape: Bool { width > height }

  var isPad: Bool { id.hasPrefix("ipad") }

  /// Source: the sizes of screenshots that App Store Connect takes for displays of 6.9 and 13 inches.
  static let all: [StoreDevice] = [
    StoreDevice("iphone-6.9", 1320, 2868, "iphone-17-pro-max", 3),
    StoreDevice("iphone-6.9-1290", 1290, 2796, "iphone-pro-max", 3),
    StoreDevice("iphone-6.9-1260", 1260, 2736, "iphone-air", 3),
    StoreDevice("ipad-13", 2064, 2752, "ipad-pro-13-m4", 2),
  ].flatMap { [$0, $0.turned] }

  /// The devices of sets that name none.
  static let standard = all.filter { ["iphone-6.9", "ipad-13"].contains($0.id) }

  static func named(_ id: String) -> StoreDevice? { all.first { $0.id == id } }

  private init(_ id: String, _ width: Int, _ height: Int, _ device: String, _ scale: Double) {
    self.id = id
    self.width = width
    self.height = height
    self.device = device
    self.scale = scale
  }

  private var turned: StoreDevice {
    StoreDevice("\(id)-landscape", height, width, device, scale)
  }
}
