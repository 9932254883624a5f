import KeyboardKit
import KeyboardRender
import Testing

/// Every locale on every class of devices, held both ways: nothing is missing and nothing sticks out.
@Suite final class EveryKeyboardTests: RendererSuite {

  private static let layers: [(type: Keyboard.KeyboardType, letterCase: Keyboard.KeyboardCase)] = [
    (.alphabetic, .lowercased), (.alphabetic, .uppercased), (.numeric, .lowercased),
    (.symbolic, .lowercased),
  ]

  @Test(arguments: LocaleProfile.supportedIdentifiers)
  func keysAndTextsHaveRoom(identifier: String) throws {
    let viewContext = ViewContext(text: renderer.measure)
    var problems: [String] = []
    for id in ["iphone", "ipad", "ipad-pro-13"] {
      let device = try #require(Device.named(id))
      for orientation in [InterfaceOrientation.portrait, .landscape] {
        let context = KeyboardContext(
          device: device, orientation: orientation, locale: Locale(identifier: identifier))
        var view = KeyboardView(keyboardContext: context)
        view.showsToolbar = false
        for layer in Self.layers {
          context.keyboardType = layer.type
          context.keyboardCase = layer.letterCase
          let keyboard = view.placed(in: viewContext).styled(in: viewContext)
          let found = try Self.placeProblems(keyboard) + Self.textProblems(keyboard, renderer)
          problems += found.map { "\(id) \(orientation) \(layer.type) \(layer.letterCase): \($0)" }
        }
      }
    }
    #expect(problems.isEmpty, "\(identifier): \(problems.joined(separator: "\n"))")
  }

  /// The faults of the places of the keys: every row fills the width, and no keys overlap.
  private static func placeProblems(_ keyboard: StyledKeyboard) -> [String] {
    var problems: [String] = []
    var bottom = 0.0
    let width = Double(keyboard.placed.size.width)
    for (row, keys) in Dictionary(grouping: keyboard.placed.keys, by: \.row).sorted(by: {
      $0.key < $1.key
    }) {
      var edge = 0.0
      for key in keys {
        let frame = key.frame
        if abs(frame.minX - edge) > 0.01 { problems.append("row \(row) has a gap at \(edge)") }
        if !frame.covers(key.keyFrame) {
          problems.append("\(key.item.action) leaves its place")
        }
        if frame.minY < bottom - 0.01 { problems.append("row \(row) overlaps the one above") }
        edge = frame.maxX
      }
      if abs(edge - width) > 0.01 { problems.append("row \(row) ends at \(edge)") }
      bottom = keys.reduce(bottom) { max($0, $1.frame.maxY) }
    }
    return problems
  }

  /// The faults of the texts: all glyphs are there, and stand inside their keys.
  private static func textProblems(
    _ keyboard: StyledKeyboard, _ renderer: KeyboardRenderer
  ) throws -> [String] {
    let drawing = scene(
      width: keyboard.size.width, height: keyboard.size.height, ground: nil
    ) { builder in
      keyboard.draw(
        in: CGRect(origin: .zero, size: keyboard.size),
        context: ViewContext(text: renderer.measure), into: &builder)
    }
    let texts = try renderer.report(of: drawing, scale: 2).texts
    let keys = keyboard.keys.flatMap { key in
      guard case .text = key.content else { return [StyledKey]() }
      return key.swipeDownText == nil ? [key] : [key, key]
    }
    guard texts.count == keys.count else { return ["\(keys.count) keys, \(texts.count) texts"] }
    return zip(keys, texts).flatMap { key, text in
      var problems: [String] = []
      if !MissingGlyphs(text: text.text, scalars: text.missing).isOfOptionalFont {
        problems.append("“\(text.text)” has no glyph")
      }
      if let ink = text.ink, !key.frame.covers(ink) {
        problems.append("“\(text.text)” \(ink) leaves \(key.frame)")
      }
      if text.scale < 0.4 { problems.append("“\(text.text)” is too small: \(text.scale)") }
      return problems
    }
  }

  @Test(arguments: LocaleProfile.supportedIdentifiers)
  func lettersHaveRoom(identifier: String) throws {
    let viewContext = ViewContext(text: renderer.measure)
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: identifier))
    context.keyboardCase = .lowercased
    let placed = KeyboardView(keyboardContext: context).placed(in: viewContext)
    var count = 0
    for key in placed.keys {
      let action = key.item.action
      guard !placed.calloutActions(for: action, in: viewContext).isEmpty else { continue }
      let callout = placed.showing(.actions(of: action, selectedIndex: 0))
      var builder = SceneBuilder(size: callout.size)
      callout.styled(in: viewContext).draw(
        in: CGRect(origin: .zero, size: callout.size), context: viewContext, into: &builder)
      let problems = try problems(of: builder.scene, renderer)
      #expect(problems.isEmpty, "\(identifier) \(action): \(problems)")
      count += 1
    }
    // Two scripts have no letters but those on keys.
    #expect(count > 0 || ["chr", "he_IL"].contains(identifier))
  }

  /// The faults of the texts of the items, which are drawn last.
  private func problems(of scene: Scene, _ renderer: KeyboardRenderer) throws -> [String] {
    let items = scene.elements.filter { $0.role == .calloutItem && !$0.name.isEmpty }
    let texts = scene.nodes.filter { if case .text = $0 { true } else { false } }
      .suffix(items.count)
    let report = try renderer.report(of: Scene(size: scene.size, nodes: Array(texts)), scale: 2)
    guard report.texts.count == items.count else { return ["\(items.count) items"] }
    return zip(items, report.texts).flatMap { item, text in
      let missing = MissingGlyphs(text: text.text, scalars: text.missing)
      var problems = missing.isOfOptionalFont ? [] : ["“\(text.text)” has no glyph"]
      // Marks above capitals may reach into the padding of the row.
      let room = item.box.insetBy(dx: -0.5, dy: -6)
      if let ink = text.ink,
        ink.minX < room.minX || ink.maxX > room.maxX || ink.minY < room.minY || ink.maxY > room.maxY
      {
        problems.append("“\(text.text)” \(ink) leaves \(item.box)")
      }
      return problems
    }
  }
}

extension MissingGlyphs {

  /// Whether glyphs are missing only because the optional font of Korean isn't installed.
  var isOfOptionalFont: Bool { scalars.isEmpty || packages == ["fonts-noto-cjk"] }
}

extension CGRect {

  /// Whether another rectangle lies in this one, but for rounding.
  fileprivate func covers(_ other: CGRect) -> Bool {
    minX - other.minX < 0.01 && minY - other.minY < 0.01
      && other.maxX - maxX < 0.01 && other.maxY - maxY < 0.01
  }
}
