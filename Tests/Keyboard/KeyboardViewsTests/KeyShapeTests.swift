import KeyboardKit
import Testing

@testable import KeyboardViews

@Suite struct KeyShapeTests {

  private let shape = KeyShape(frame: CGRect(x: 10, y: 20, width: 33, height: 42), cornerRadius: 5)

  @Test func insetShrinksTheCornersToo() {
    let inner = shape.inset(by: 2)
    #expect(inner.frame == CGRect(x: 12, y: 22, width: 29, height: 38))
    #expect(inner.cornerRadius == 3)
  }

  @Test func insetNeverTurnsTheFrameInsideOut() {
    #expect(shape.inset(by: 100).frame.width == 0)
    #expect(shape.inset(by: 100).cornerRadius == 0)
  }

  @Test func crescentReachesBelowTheKeyOnly() {
    let box = shape.crescent(depth: 3).controlPointBox
    #expect(box == CGRect(x: 10, y: 57, width: 33, height: 8))
  }

  @Test(arguments: KeyboardCornerStyle.allCases)
  func crescentFollowsTheOutlineOnBothSides(style: KeyboardCornerStyle) {
    var shape = shape
    shape.cornerStyle = style
    let crescent = Set(shape.crescent(depth: 3).ends)
    let bottom = shape.path.ends.filter { $0.y > shape.frame.midY }
    #expect(!bottom.isEmpty)
    #expect(bottom.allSatisfy(crescent.contains))
    #expect(crescent.map(\.y).max() == shape.frame.maxY + 3)
  }

  /// Radii that don't fit a side shrink together, as in CSS, and those of all corners are even.
  @Test func radiiOfCornersFitTheirSides() {
    let radii = KeyCorners(
      .init(topLeading: .percent(100), bottomTrailing: .points(21)), height: 42, common: 0)
    let shape = KeyShape(frame: shape.frame, radii: radii, cornerStyle: .circular)
    #expect(shape.radii == KeyCorners(topLeft: 33, topRight: 0, bottomRight: 16.5, bottomLeft: 0))
    #expect(shape.path.controlPointBox == shape.frame)
    let capsule = KeyCorners(.init(all: .percent(50)), height: 42, common: 5)
    #expect(
      KeyShape(frame: shape.frame, radii: capsule, cornerStyle: .circular)
        == KeyShape(frame: shape.frame, cornerRadius: 21))
  }

  /// The sides of an inset cut have the same distance from each other as those of the key.
  @Test func insetOfACutIsParallel() {
    let cut = KeyShape(frame: shape.frame, cornerRadius: 10, cornerStyle: .cut)
    let inner = cut.inset(by: 2)
    let distance = { (shape: KeyShape) in
      Double(shape.frame.minX + shape.frame.minY + shape.cornerRadius) / 2.0.squareRoot()
    }
    #expect(abs(distance(inner) - distance(cut) - 2) < 1e-9)
  }

  @Test func cornerStyleIsKept() {
    var shape = shape
    shape.cornerStyle = .continuous
    #expect(shape.path == Path(continuousRoundedRect: shape.frame, cornerRadius: 5))
    #expect(shape.inset(by: 1).cornerStyle == .continuous)
    #expect(shape.offset(x: 0, y: 1).cornerStyle == .continuous)
  }

  // The places that a 390 point wide keyboard has on a screen with three pixels a point, as measured
  // in the published pictures.
  @Test(arguments: [
    (22.5, 22.667), (61.5, 61.667), (47.7, 47.667), (342.3, 342.333), (98.94, 99), (289.5, 289.667),
  ])
  func edgesMoveToTheNearestPixel(place: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: 3).snapped(place) - expected) < 0.001)
  }

  @Test func everyEdgeOfAFrameIsOnAPixel() {
    let frame = PixelGrid(scale: 2).snapped(CGRect(x: 0.3, y: 0.2, width: 9.9, height: 5.1))
    #expect(frame == CGRect(x: 0.5, y: 0, width: 9.5, height: 5.5))
  }

  @Test func centeredBoxesAreWholePixelsAndLeaveTheOddHalfBelow() {
    let box = PixelGrid(scale: 3).centered(
      CGSize(width: 124, height: 40.287), in: CGRect(x: 0, y: 0, width: 124, height: 50))
    #expect(box.minX == 0)
    #expect(abs(box.minY - 4.667) < 0.001)
    #expect(abs(box.maxY - 45) < 0.001)
  }

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
    scene = KeyboardView(keyboardContext: context).autocompleteToolbarStyle(toolbar).scene
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

extension Path {

  fileprivate var ends: [CGPoint] {
    elements.compactMap { element in
      switch element {
      case .line(let point), .curve(_, _, let point):
        CGPoint(x: (point.x * 1000).rounded() / 1000, y: (point.y * 1000).rounded() / 1000)
      case .move, .close: nil
      }
    }
  }
}
