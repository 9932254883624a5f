import KeyboardKit
import Testing

@testable import KeyboardDrawing

/// The effect of every field of the whole keyboard on the scene, and on touch areas.
@Suite struct BoardStyleEffectTests {

  private static let red = Color.Resolved(hex: 0xFF0000)

  typealias Row = FieldEffect<KeyboardViewStyle, Scene>

  static let rows = [
    Row("background", { $0.background = .color(Color(red)) }) {
      $0.nodes.fills(red).count == 1
    },
    Row("foregroundColor", isEmoji: true, { $0.foregroundColor = Color(red) }) {
      $0.nodes.runs.contains { $0.color.hexText.hasPrefix("#ff0000") }
    },
    Row("edgeInsets", { $0.edgeInsets = EdgeInsets(bottom: 30) }) {
      $0.size.height == standardHeight + 32
    },
    Row("cornerRadius", { ($0.background, $0.cornerRadius) = (.color(Color(red)), 24) }) { scene in
      let frame = CGRect(origin: .zero, size: scene.size)
      return scene.nodes.contains {
        if case .fill(let path, .color(red)) = $0 {
          path == Path(roundedRect: frame, cornerRadius: 24).rounded()
        } else {
          false
        }
      }
    },
    Row("keyInsets", { $0.keyInsets = EdgeInsets(all: 2) }) {
      ($0.key("e")?.width ?? 0) > 34
    },
    Row("rowHeightScale", { $0.rowHeightScale = 1.25 }) {
      $0.size.height == standardHeight + 54
    },
  ]

  private static let standardHeight = Double(scene { _ in }.size.height)

  private static func view(
    _ style: KeyboardViewStyle, isEmoji: Bool = false, device: Device = .standard
  ) -> some View {
    let context = KeyboardContext(device: device)
    context.keyboardCase = .lowercased
    if isEmoji { context.keyboardType = .emojis }
    return KeyboardView(keyboardContext: context).keyboardViewStyle(style)
  }

  private static func scene(
    isEmoji: Bool = false, _ change: (inout KeyboardViewStyle) -> Void
  ) -> Scene {
    var style = KeyboardViewStyle()
    change(&style)
    return view(style, isEmoji: isEmoji).scene
  }

  @Test(arguments: rows) func changesTheScene(row: Row) {
    row.check { Self.scene(isEmoji: row.isEmoji, $0) }
  }

  @Test func everyFieldHasARow() {
    // Stickers are pictures: `PictureFormTests` and the goldens of them.
    let names = KeyboardViewStyle.fields.map(\.name).filter { $0 != "stickers" }
    #expect(Self.rows.map(\.field) == names)
  }

  @Test func toolbarsStayWithinTheCorners() {
    let context = KeyboardContext(device: .standard)
    var style = KeyboardViewStyle()
    style.cornerRadius = 24
    let scene = KeyboardView(keyboardContext: context)
      .keyboardViewStyle(style)
      .autocompleteToolbarStyle(.init(background: .color(Color(Self.red)))).scene
    let outline = Path(
      roundedRect: CGRect(origin: .zero, size: scene.size), cornerRadius: 24
    ).rounded()
    let clipped = scene.nodes.contains {
      if case .group(let group) = $0 {
        group.clip == outline && !group.nodes.fills(Self.red).isEmpty
      } else {
        false
      }
    }
    #expect(clipped)
  }

  /// The frames of an emoji keyboard's keys and titles, and its size.
  private func emojiBoxes(
    _ insets: EdgeInsets?, _ device: Device, size: CGSize? = nil
  ) -> (boxes: [CGRect], size: CGSize) {
    let context = KeyboardContext(device: device)
    context.keyboardType = .emojis
    var view = KeyboardView(keyboardContext: context)
    view.preferredSize = size
    let scene = view.keyboardViewStyle(KeyboardViewStyle(edgeInsets: insets)).scene
    let boxes = scene.elements.filter { [.key, .label].contains($0.role) }.map(\.box.rounded)
    return (boxes, scene.size)
  }

  @Test(arguments: Device.all) func emojiKeyboardsMoveWithinTheInsets(device: Device) throws {
    let standard = EdgeInsets.standardKeyboardEdgeInsets(for: KeyboardContext(device: device))
    let plain = emojiBoxes(nil, device)
    #expect(emojiBoxes(standard, device) == plain)
    let insets = EdgeInsets(
      top: standard.top + 8, leading: standard.leading + 16, bottom: standard.bottom + 12,
      trailing: standard.trailing + 20)
    let inner = emojiBoxes(insets, device)
    #expect(inner.size.height == plain.size.height + 20)
    let narrow = CGSize(width: plain.size.width - 36, height: plain.size.height)
    // What fills the smaller area is the same keyboard elsewhere.
    #expect(
      inner.boxes
        == emojiBoxes(nil, device, size: narrow).boxes.map { $0.offsetBy(dx: 16, dy: 8).rounded })
  }

  @Test func emojiKeyboardsStayWithinLargeInsets() throws {
    let (boxes, size) = emojiBoxes(EdgeInsets(all: 1000), .standard)
    #expect(boxes.allSatisfy { $0.width.isFinite && $0.height.isFinite })
    #expect(size.height < 3000)
  }

  /// The frames of touch areas below the toolbar, as shares of the height that rows have together.
  private func touchAreas(_ style: KeyboardViewStyle, device: Device) -> [CGRect] {
    let view = Self.view(style, device: device)
    let frames = view.touchableKeys.map(\.frame)
    let top = frames.map(\.minY).min() ?? 0
    let height = view.size(in: .fixedAdvance).height - top
    return frames.map { frame in
      CGRect(
        x: frame.minX, y: ((frame.minY - top) / height * 1e6).rounded(), width: frame.width,
        height: (frame.height / height * 1e6).rounded())
    }
  }

  private static func inset(
    rowHeightScale scale: Double, edgeInsets: EdgeInsets? = .zero
  ) -> KeyboardViewStyle {
    var style = KeyboardViewStyle(edgeInsets: edgeInsets)
    (style.keyInsets, style.rowHeightScale) = (EdgeInsets(all: 12), scale)
    return style
  }

  @Test(arguments: Device.all, [0.8, 1.5])
  func touchAreasAreThoseOfTheLayout(device: Device, scale: Double) {
    let standard = touchAreas(KeyboardViewStyle(edgeInsets: .zero), device: device)
    #expect(touchAreas(Self.inset(rowHeightScale: scale), device: device) == standard)
  }

  @Test(arguments: Device.all.filter { !$0.type.isPad }, [0.8, 1.5])
  func touchAreasFillTheBoard(device: Device, scale: Double) {
    let areas = touchAreas(Self.inset(rowHeightScale: scale), device: device)
    let rows = Set(areas.map(\.minY)).sorted()
    for (top, bottom) in zip(rows, rows.dropFirst() + [1e6]) {
      let row = areas.filter { $0.minY == top }.sorted { $0.minX < $1.minX }
      #expect(row.allSatisfy { abs($0.maxY - bottom) <= 2 })
      #expect(zip(row, row.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 1e-6 })
      #expect(abs(row.first?.minX ?? 1) < 1e-6)
      #expect(abs((row.last?.maxX ?? 0) - (areas.map(\.maxX).max() ?? 1)) < 1e-6)
    }
  }

  @Test(arguments: Device.all) func keysStayLegible(device: Device) {
    let style = Self.inset(rowHeightScale: 0.8, edgeInsets: nil)
    let scene = Self.view(style, device: device).scene
    for run in scene.nodes.runs where run.text.count == 1 {
      guard let key = scene.key(run.text) else { continue }
      // Capitals are about 0.7 of the font's size.
      #expect(run.font.size * 0.7 <= key.height, "\(device.id) \(run.text)")
      #expect(run.font.size >= 9, "\(device.id) \(run.text)")
    }
  }

  @Test func valuesInCodeAreBounded() {
    func height(_ scale: Double) -> Double {
      Self.scene { $0.rowHeightScale = scale }.size.height
    }
    #expect(height(99) == height(1.5))
    #expect(height(-1) == height(0.8))
    #expect(height(.nan) == Self.standardHeight)
  }
}

extension Scene {

  fileprivate func key(_ name: String) -> CGRect? {
    elements.first { $0.role == .key && $0.name == name }?.box
  }
}
