import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import KeyboardViews
import SourceText

/// A drawn keyboard.
///
/// A content is measured by drawing its box in its own color where it stands in the display list,
/// so that opacity, gradients, and whatever covers the content are taken into account.
final class Measured {

  let situation: LintSituation
  let placed: PlacedKeyboard
  private let styled: StyledKeyboard
  let scene: Scene
  let contents: [SceneContent]
  let stylesLabels: Bool
  let stylesEmojis: Bool
  private(set) lazy var explainer = KeyboardExplainer(placed, as: styled, theme: theme)
  private let theme: LoadedTheme
  private let renderer: KeyboardRenderer
  private let finder: SceneContents
  private let context: ViewContext
  private var withoutSticker: [Int: Bitmap] = [:]
  private lazy var backdropDrawing = Result { try drawing { _ in nil } }
  private lazy var filledDrawing = Result { try drawing { $0 } }
  private lazy var complementDrawing = Result { try drawing { $0.mapColors(\.complement) } }

  init(_ situation: LintSituation, theme: LoadedTheme, pipeline: RenderPipeline) throws {
    (self.situation, self.theme) = (situation, theme)
    stylesLabels = theme.theme.rules.contains { $0.element == .hint || $0.element == .letters }
    stylesEmojis = theme.theme.rules.contains { $0.element.rawValue.hasPrefix("emoji.") }
    let material = RenderMaterial(situation.request, theme: theme)
    renderer = try pipeline.renderer(for: material.request)
    let drawing = pipeline.drawing(of: try situation.prepared(material, pipeline))
    placed = try drawing.placed.in(situation.state)
    context = try drawing.context
    // All keys are pressed at once, where enlarged ones would cover others.
    styled = placed.styled(in: context).withoutEnlargedKeys
    var builder = SceneBuilder(size: styled.size)
    builder.parts = []
    styled.draw(in: CGRect(origin: .zero, size: styled.size), context: context, into: &builder)
    scene = builder.scene
    finder = try SceneContents(of: scene, parts: builder.parts ?? [], renderer: renderer)
    // The texts of keys below a callout aren't measured, since the callout may cover them.
    contents = finder.contents.filter { !situation.isCallout || $0.role != .key }
  }

  static func all(
    in context: LintSituation, theme: LoadedTheme, pipeline: RenderPipeline
  ) throws -> [Measured] {
    let states = try context.states.map {
      try Measured($0, theme: theme, pipeline: pipeline)
    }
    guard let rest = states.first, context.locale == "en" else { return states }
    let callouts = rest.placed.differentCallouts(isPad: context.device.type.isPad)
    return try states
      + callouts.map { try Measured(context.at($0), theme: theme, pipeline: pipeline) }
  }

  var backdrop: Bitmap { get throws { try backdropDrawing.get() } }

  var filled: Bitmap { get throws { try filledDrawing.get() } }

  var complement: Bitmap { get throws { try complementDrawing.get() } }

  func backdrop(scale: Double) throws -> Bitmap { try drawing(scale: scale) { _ in nil } }

  func whole(scale: Double) throws -> Bitmap { try bitmap(of: scene.nodes, scale: scale) }

  var notices: [RenderNotice] { renderer.notices(of: scene) }

  private func drawing(scale: Double = 1, _ paint: (Paint) -> Paint?) throws -> Bitmap {
    var finder = finder
    let nodes = finder.replacing { content in
      situation.isCallout && content.role == .key
        ? nil : paint(content.paint).map { .fill(Path(content.box), $0) }
    }
    return try bitmap(of: nodes, scale: scale)
  }

  /// Returns the index of the sticker that is seen at a place, as what changes there without it.
  func sticker(at point: (x: Int, y: Int)) throws -> Int? {
    let seen = try backdrop.color(point.x, point.y)
    return try (styled.viewStyle.stickers ?? []).indices.reversed().first { index in
      let other = try withoutSticker[index] ?? backdrop(withoutSticker: index)
      withoutSticker[index] = other
      return other.color(point.x, point.y) != seen
    }
  }

  private func backdrop(withoutSticker index: Int) throws -> Bitmap {
    var styled = styled
    styled.viewStyle.stickers?.remove(at: index)
    var builder = SceneBuilder(size: styled.size)
    builder.parts = []
    styled.draw(in: CGRect(origin: .zero, size: styled.size), context: context, into: &builder)
    var finder = try SceneContents(
      of: builder.scene, parts: builder.parts ?? [], renderer: renderer)
    return try bitmap(of: finder.replacing { _ in nil })
  }

  private func bitmap(of nodes: [Scene.Node], scale: Double = 1) throws -> Bitmap {
    let color = (situation.isDark ? Color.black : .white).resolved(isDark: false)
    let app = Scene.Node.fill(Path(CGRect(origin: .zero, size: scene.size)), .color(color))
    return try renderer.bitmap(of: Scene(size: scene.size, nodes: [app] + nodes), scale: scale)
  }
}

extension LintSituation {

  var isCallout: Bool { if case .callout = state { true } else { false } }

  fileprivate var request: RenderRequest {
    var request = RenderRequest()
    (request.device, request.colorScheme, request.scale) = (device, colorScheme, 1)
    request.keyboardType = keyboardType
    request.locale = locale
    if state == .shifted { request.keyboardCase = .uppercased }
    if state == .locked { request.keyboardCase = .capsLocked }
    request.suggestions =
      isCallout
      ? []
      : [
        Autocomplete.Suggestion(text: "One", type: .unknown),
        Autocomplete.Suggestion(text: "Two", type: .autocorrect),
        Autocomplete.Suggestion(text: "Three", type: .regular, subtitle: "Four"),
      ]
    return request
  }

  fileprivate func prepared(
    _ material: RenderMaterial, _ pipeline: RenderPipeline
  ) throws -> RenderMaterial {
    guard state == .disabled else { return material }
    var material = material
    material.request.disabledKeys = try pipeline.drawing(of: material).placed.keys
      .compactMap(\.item.action.keyName).filter { !$0.isEmpty }
    return material
  }
}

extension PlacedKeyboard {

  private static let maximumCallouts = 4

  fileprivate func differentCallouts(isPad: Bool) -> [LintSituation.State] {
    let context = RenderRequest().viewContext(measuring: .fixedAdvance)
    let letters = zip(keys, keys.keyPlaces).filter { key, _ in
      if case .character = key.item.action { true } else { false }
    }
    let kinds: [CalloutKind] = isPad ? [.actions] : [.input, .actions]
    return kinds.flatMap { kind in
      var styles: Set<KeyboardCallout.CalloutStyle> = []
      return letters.compactMap { key, place -> LintSituation.State? in
        let action = key.item.action
        guard styles.count < Self.maximumCallouts,
          kind == .input || calloutActions(for: action, in: context).count > 2,
          styles.insert(keyboard.appearance.calloutStyle(kind, for: action, at: place)).inserted
        else { return nil }
        return .callout(kind, action)
      }
    }
  }

  fileprivate func `in`(_ state: LintSituation.State) -> PlacedKeyboard {
    switch state {
    case .rest, .shifted, .locked, .disabled: self
    case .pressed: showing(nil, pressing: Set(keys.map(\.item.action)))
    case .callout(.input, let action): showing(.input(action), pressing: [action])
    case .callout(.actions, let action):
      showing(.actions(of: action, selectedIndex: 1), pressing: [action])
    }
  }
}

extension Color.Resolved {

  fileprivate var complement: Color.Resolved {
    Color.Resolved(
      red: red > 0.5 ? 0 : 1, green: green > 0.5 ? 0 : 1, blue: blue > 0.5 ? 0 : 1,
      opacity: opacity)
  }
}

/// Label as it was drawn, with its locale.
struct DrawnLabel {

  let text: TextRun
  let placed: RenderReport.Text
  let locale: String

  var size: Double { text.font.size * placed.scale }

  static let widthKeys: Set = ["tracking", "contentInsets", "fontFamily"]

  /// Keys with an influence on the size of labels; without them, labels fit as in the system.
  private static let textKeys = widthKeys.union([
    "font", "fontWeight", "fontScale", "textCase", "keyInsets", "edgeInsets",
  ])

  static func longest(in look: Look, _ theme: LoadedTheme) throws -> [DrawnLabel] {
    let root = look.document.root
    guard root["extends"] != nil || root.firstSetting(of: textKeys) != nil else { return [] }
    // Families may lack letters of any locale. The font of Korean is optional for all themes.
    let hasFamily = root.firstSetting(of: ["fontFamily"]) != nil
    return try longest(
      in: theme, pipeline: look.linter.pipeline,
      further: hasFamily
        ? LocaleProfile.supportedIdentifiers.filter { $0 != "ko" }
          .map { (LocaleProfile.Labels.Name.return, $0) } : [])
  }

  static func longest(
    in theme: LoadedTheme, pipeline: RenderPipeline,
    further: [(LocaleProfile.Labels.Name, String)] = []
  ) throws -> [DrawnLabel] {
    try (longestLabels + further).flatMap { name, locale in
      var request = RenderRequest()
      (request.locale, request.scale) = (locale, 1)
      request.returnKey =
        Keyboard.ReturnKeyType.allCases.first { $0.id == name.rawValue } ?? .return
      let scene = try pipeline.drawing(of: RenderMaterial(request, theme: theme)).scene
      let report = try pipeline.renderer(for: request).report(of: scene, scale: 1)
      return zip(scene.nodes.textRuns, report.texts).map {
        DrawnLabel(text: $0, placed: $1, locale: locale)
      }
    }
  }

  private static let longestLabels: [(LocaleProfile.Labels.Name, String)] = {
    let labels = LocaleProfile.supportedIdentifiers.map {
      (identifier: $0, labels: LocaleProfile.profile(forIdentifier: $0).labels)
    }
    let names: [LocaleProfile.Labels.Name] = [
      .space, .return, .done, .go, .join, .next, .search, .send,
    ]
    return names.compactMap { name in
      labels.max { $0.labels[name].count < $1.labels[name].count }.map { (name, $0.identifier) }
    }
  }()
}

extension JSONValue {

  func firstSetting(of keys: Set<String>) -> Declaration? {
    if let array { return array.lazy.compactMap { $0.firstSetting(of: keys) }.first }
    guard let object else { return nil }
    for member in object.members where member.key != "variables" {
      if keys.contains(member.key) {
        return Declaration(value: member.value, member: member, object: object)
      }
      if let found = member.value.firstSetting(of: keys) { return found }
    }
    return nil
  }
}
