import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardRender
import KeyboardViews
import Testing

/// Every letter that a callout offers, in every locale: it has a glyph, and room.
@Suite struct EveryCalloutTextTests {

  @Test(arguments: LocaleProfile.supportedIdentifiers)
  func lettersHaveRoom(identifier: String) throws {
    let renderer = try KeyboardRenderer()
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
