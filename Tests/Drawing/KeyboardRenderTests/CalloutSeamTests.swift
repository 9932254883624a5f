import KeyboardKit
import KeyboardRender
import Testing

/// Bubble, neck and key of a callout are one piece: no line shows where they meet.
@Suite struct CalloutSeamTests {

  private static let renderer = Result { try KeyboardRenderer() }

  private struct Drawing {
    let bitmap: Bitmap
    let scale: Double
    let callout: Scene.Element
    /// The key under the callout, in points of the picture.
    let key: CGRect
    let fill: UInt32
  }

  private func draw(
    _ callout: KeyboardCallout.Presentation, theme: String, locale: String = "en", scale: Double
  ) throws -> Drawing {
    let keyboardContext = KeyboardContext(device: .standard, locale: Locale(identifier: locale))
    keyboardContext.keyboardCase = .lowercased
    var view = KeyboardView(
      keyboardContext: keyboardContext,
      appearance: KeyboardThemeAppearance(
        theme: try KeyboardTheme.builtIn(theme), keyboardContext: keyboardContext))
    view.callout = callout
    view.pressedActions = [callout.action]
    let renderer = try Self.renderer.get()
    var context = ViewContext(text: renderer.measure)
    context.environment.displayScale = scale
    let size = view.size(in: context)
    var builder = SceneBuilder(size: size)
    view.draw(in: CGRect(origin: .zero, size: size), context: context, into: &builder)
    let scene: Scene = builder.scene
    let name = try #require(callout.action.keyName)
    let element = try #require(
      scene.elements.first { $0.role == .inputCallout || $0.role == .actionCallout })
    let key = try #require(scene.elements.first { $0.role == .key && $0.name == name })
    guard
      case .color(let color)? = element.style.first(where: { $0.name == "backgroundColor" })?.value
    else {
      throw RenderError.sizeOutOfRange(width: 0, height: 0)
    }
    #expect(color.isOpaque)
    let components = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
    return Drawing(
      bitmap: try renderer.bitmap(of: scene, scale: scale), scale: scale, callout: element,
      key: key.box,
      fill: 0xFF00_0000 | components[0] << 16 | components[1] << 8 | components[2])
  }

  /// The pixels that lie wholly in a box and aren't of the callout's color.
  private func strangers(in box: CGRect, of drawing: Drawing) -> Int {
    let rows = pixels(from: box.minY, to: box.maxY, scale: drawing.scale)
    let columns = pixels(from: box.minX, to: box.maxX, scale: drawing.scale)
    return rows.reduce(0) { count, y in
      count + columns.count { drawing.bitmap[$0, y] != drawing.fill }
    }
  }

  /// The pixels that lie wholly between two places in points.
  private func pixels(from start: Double, to end: Double, scale: Double) -> Range<Int> {
    // Places are rounded to a thousandth of a point.
    Int((start * scale - 0.01).rounded(.up))..<Int((end * scale + 0.01).rounded(.down))
  }

  private static let keys = ["q", "p", "a", "g", "l", "z", "m"]
  private static let themes = ["standard", "tron", "cottonCandy", "minimal"]

  @Test(arguments: [1.0, 2, 3], themes)
  func neckAndKeyMeetWithoutASeam(scale: Double, theme: String) throws {
    for name in Self.keys {
      let drawing = try draw(.input(.character(name)), theme: theme, scale: scale)
      // From the lower edge of the bubble, below its text, to where the key's corners begin.
      let neck = CGRect(
        x: drawing.key.minX, y: drawing.key.minY - 2, width: drawing.key.width,
        height: drawing.key.height - 8)
      #expect(strangers(in: neck, of: drawing) == 0, "\(name)")
    }
  }

  @Test(arguments: [1.0, 2, 3], themes)
  func bubbleOfActionsAndKeyMeetWithoutASeam(scale: Double, theme: String) throws {
    for name in ["e", "o", "a", "l", "z", "n"] {
      let drawing = try draw(
        .actions(of: .character(name), selectedIndex: 0), theme: theme, scale: scale)
      let neck = CGRect(
        x: drawing.key.minX, y: drawing.key.minY - 3, width: drawing.key.width,
        height: drawing.key.height - 8)
      #expect(strangers(in: neck, of: drawing) == 0, "\(name)")
      // The strip below the items, without the rounded ends of the bubble.
      let box = drawing.callout.box
      let strip = CGRect(
        x: box.minX + 12, y: drawing.key.minY - 5, width: box.width - 24, height: 4)
      #expect(strangers(in: strip, of: drawing) == 0, "\(name)")
    }
  }

  @Test(arguments: ["ar", "he_IL", "fa"], [1.0, 2, 3])
  func rightToLeftToo(locale: String, scale: Double) throws {
    let letters = ["ar": ["ض", "ا", "ه"], "fa": ["ض", "ا", "ه"], "he_IL": ["ק", "ש", "ם"]]
    for name in try #require(letters[locale]) {
      let drawing = try draw(
        .input(.character(name)), theme: "standard", locale: locale, scale: scale)
      let neck = CGRect(
        x: drawing.key.minX, y: drawing.key.minY, width: drawing.key.width,
        height: drawing.key.height - 6)
      #expect(strangers(in: neck, of: drawing) == 0, "\(name)")
    }
  }
}
