import Foundation
import KeyboardKit
import Testing

/// The keys of our phone beside those of the published picture of KeyboardKit's `KeyboardView`
/// (`keyboardview-english`, 1000x644 pixels, a phone 402 points wide).
///
/// The edges were measured in the picture where the grey levels cross the middle between key and
/// background, averaged over six rows of pixels. The screen's left edge is at pixel 200.28 and its
/// right one at 795.95; the keyboard's top is at 38.5, where its toolbar of 48 points starts.
@Suite struct MeasuredKeysTests {

  private static let origin = 200.28
  private static let top = 38.5
  private static let pixelsPerPoint = (795.95 - 200.28) / 402

  /// The left and right edges of keys in pixels, by name.
  static let edges: [(key: String, left: Double, right: Double)] = [
    ("q", 205.09, 255.14), ("w", 264.88, 314.61), ("e", 324.02, 374.30), ("r", 383.90, 433.73),
    ("t", 443.02, 493.31), ("y", 502.85, 553.10), ("u", 562.65, 612.37), ("i", 621.88, 671.98),
    ("o", 681.60, 731.44), ("p", 740.84, 791.09), ("a", 234.66, 284.93), ("s", 294.44, 344.69),
    ("d", 354.20, 404.05), ("f", 413.52, 463.64), ("g", 473.21, 523.08), ("h", 532.46, 582.69),
    ("j", 592.11, 642.41), ("k", 651.91, 701.89), ("l", 711.23, 761.50),
    ("shift", 205.16, 273.12), ("z", 294.44, 344.65), ("x", 354.20, 404.05),
    ("c", 413.52, 463.64), ("v", 473.21, 523.08), ("b", 532.46, 582.69), ("n", 592.11, 642.41),
    ("m", 651.91, 701.89), ("backspace", 723.14, 791.14), ("numeric", 204.99, 268.80),
    ("emojis", 277.88, 342.89), ("space", 351.37, 642.74), ("return", 651.85, 791.32),
  ]

  /// The upper and lower edges of a key of each row in pixels; the lower ones include the key's edge
  /// of one point.
  static let rows: [(key: String, top: Double, bottom: Double)] = [
    ("w", 118.58, 179.46), ("a", 198.37, 259.79), ("z", 278.37, 339.79), ("space", 358.13, 419.87),
  ]

  private let scene: Scene

  init() throws {
    let context = KeyboardContext(device: try #require(Device.named("iphone-16-pro")))
    context.keyboardCase = .lowercased
    var toolbar = Autocomplete.ToolbarStyle.standard
    toolbar.height = 48
    scene = KeyboardView(keyboardContext: context).autocompleteToolbarStyle(toolbar)
      .scene(measuring: .fixedAdvance)
  }

  private func box(_ name: String) throws -> CGRect {
    try #require(scene.elements.first { $0.role == .key && $0.name == name }).box
  }

  @Test func keysAreTheSame() {
    #expect(scene.elements.filter { $0.role == .key }.map(\.name) == Self.edges.map(\.key))
  }

  @Test(arguments: edges)
  func widthIsWithinAPoint(key: String, left: Double, right: Double) throws {
    let box = try box(key)
    let measured = (
      left: (left - Self.origin) / Self.pixelsPerPoint,
      right: (right - Self.origin) / Self.pixelsPerPoint
    )
    #expect(abs(box.width - (measured.right - measured.left)) < 1)
    #expect(abs(box.minX - measured.left) < 1)
    #expect(abs(box.maxX - measured.right) < 1)
  }

  @Test(arguments: rows)
  func heightIsWithinAPoint(key: String, top: Double, bottom: Double) throws {
    let box = try box(key)
    #expect(abs(box.minY - (top - Self.top) / Self.pixelsPerPoint) < 1)
    #expect(abs(box.maxY - (bottom - Self.top) / Self.pixelsPerPoint) < 1)
  }
}
