import KeyboardKit
import Testing

@testable import KeyboardViews

/// The precedence of styles: every pair of layers for every style modifier.
@Suite struct ModifierPrecedenceTests {

  /// The layers from weak to strong.
  enum Layer: Int, CaseIterable, Sendable {
    case standard, theme, appearance, outerModifier, modifier

    /// The grey that the layer says; the standard says what it says.
    var gray: Color? { self == .standard ? nil : Color(white: Double(rawValue) / 8) }
  }

  /// The part of a keyboard that a modifier styles.
  enum Part: String, CaseIterable, Sendable {
    case button, buttonByBuilder, view, callout, toolbar, item, separator, theme
  }

  static let pairs = Layer.allCases.flatMap { weaker in
    Layer.allCases.filter { $0.rawValue > weaker.rawValue }.map { (weaker, $0) }
  }

  /// Appearances and themes don't style the bar above the keys and emoji keyboards.
  static let barPairs = pairs.filter { pair in
    [pair.0, pair.1].allSatisfy { ![.theme, .appearance].contains($0) }
  }

  @Test(arguments: Part.allCases, pairs)
  func strongerLayerWins(part: Part, pair: (weaker: Layer, stronger: Layer)) throws {
    let (weaker, stronger) = pair
    #expect(try drawn(part, layers: [weaker, stronger]) == stronger.gray?.light.hexText)
    #expect(try drawn(part, layers: [stronger]) == stronger.gray?.light.hexText)
  }

  @Test(arguments: Part.allCases)
  func theStandardIsSomethingElse(part: Part) throws {
    let grays = Layer.allCases.compactMap { $0.gray?.light.hexText }
    let standard = try drawn(part, layers: [])
    #expect(standard != nil && !grays.contains(standard ?? ""))
  }

  @Test func modifiersFurtherOutShowThroughOpenFields() throws {
    let style = try styled { probe in
      probe.keyboardButtonStyle(Keyboard.ButtonStyle(backgroundColor: .red))
        .keyboardButtonStyle { params in
          Keyboard.ButtonStyle(
            backgroundColor: .blue, cornerRadius: params.action == .space ? 1 : 2)
        }
        .keyboardTheme(try? .builtIn("neon"), context: KeyboardContext())
    }.keys.first { $0.name == "q" }?.style
    #expect(style?.backgroundColor == .red && style?.cornerRadius == 2)
    #expect(style?.border?.size == 3)
  }

  @Test func autocorrectionCanBeTurnedOff() throws {
    func highlighted(_ modify: (Probe) -> any View) throws -> Bool {
      let elements = try scene(modify).elements.filter { $0.role == .toolbarItem }
      let faces = elements.map { element in
        element.style.first { $0.name == "backgroundColor" }?.text
      }
      return Set(faces).count > 1
    }
    #expect(try highlighted { $0 })
    #expect(try !highlighted { $0.autocorrectionDisabled() })
    #expect(try highlighted { $0.autocorrectionDisabled(false).autocorrectionDisabled() })
  }

  private func view(_ type: Keyboard.KeyboardType) -> KeyboardView {
    let context = KeyboardContext(device: .standard)
    context.keyboardType = type
    return KeyboardView(keyboardContext: context, suggestions: [.init(text: "One")])
  }

  private func hasFill(_ color: Color?, in view: any View) -> Bool {
    view.scene.nodes.contains { node in
      guard case .fill(_, .color(let fill)) = node else { return false }
      return fill == color?.light
    }
  }

  /// A view with what layers say, from the nearest modifier to the one furthest out.
  private func layered(
    _ view: any View, by layers: [Layer], _ modify: (any View, Layer, Color) -> any View
  ) -> any View {
    layers.sorted { $0.rawValue > $1.rawValue }.reduce(view) { view, layer in
      layer.gray.map { modify(view, layer, $0) } ?? view
    }
  }

  @Test(arguments: barPairs)
  func strongerBarWins(pair: (weaker: Layer, stronger: Layer)) {
    func bar(_ view: some View, _ layer: Layer, _ color: Color) -> any View {
      // The weaker layer is the only one that says something about heights.
      let height: CGFloat? = layer == pair.weaker ? 60 : nil
      return view.keyboardToolbarStyle(.init(backgroundColor: color, height: height))
    }
    let view = layered(view(.alphabetic), by: [pair.weaker, pair.stronger]) { bar($0, $1, $2) }
    #expect(hasFill(pair.stronger.gray, in: view) && !hasFill(pair.weaker.gray, in: view))
    #expect(!hasFill(pair.stronger.gray, in: self.view(.alphabetic)))
    let height = view.scene.size.height
    #expect(height == (pair.weaker == .standard ? 264 : 274))
  }

  @Test(arguments: barPairs)
  func nearestEmojiStyleWinsAsAWhole(pair: (weaker: Layer, stronger: Layer)) {
    func emojis(_ view: some View, _ layer: Layer, _ color: Color) -> any View {
      // Nothing of the weaker layer is left, also where the stronger one has the standard.
      let rows = layer == pair.weaker ? 1 : nil
      return view.emojiKeyboardStyle(.init(rows: rows, menuSelectionColor: color))
    }
    let view = layered(view(.emojis), by: [pair.weaker, pair.stronger]) { emojis($0, $1, $2) }
    #expect(hasFill(pair.stronger.gray, in: view) && !hasFill(pair.weaker.gray, in: view))
    #expect(!hasFill(pair.stronger.gray, in: self.view(.emojis)))
    let tops = view.scene.elements.filter { $0.name.isSingleEmoji }.map(\.box.minY)
    #expect(Set(tops).count == 5)
  }

  /// Keeps the environment that reaches it.
  private struct Probe: PrimitiveView {
    let found: Found

    func size(in context: ViewContext) -> CGSize {
      found.environment = context.environment
      return .zero
    }

    func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {}
  }

  private final class Found {
    var environment = EnvironmentValues()
  }

  /// A subclass that says a color about a part.
  private final class Subclass: KeyboardThemeAppearance {
    var part: Part?
    var gray: Color?

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
      var style = super.buttonStyle(for: action, isPressed: isPressed)
      if let gray, part?.isButton == true { style.backgroundColor = gray }
      return style
    }

    override var backgroundStyle: Keyboard.Background {
      if let gray, part == .view { .color(gray) } else { super.backgroundStyle }
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
      if let gray, part == .callout { .init(backgroundColor: gray) } else { super.calloutStyle }
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
      var style = super.autocompleteToolbarStyle
      guard let gray, let part else { return style }
      part.say(gray, in: &style)
      return style
    }
  }

  /// The color of a part that is drawn where some layers say one.
  private func drawn(_ part: Part, layers: [Layer]) throws -> String? {
    var theme = KeyboardTheme()
    if let gray = layers.contains(.theme) ? Layer.theme.gray : nil { part.say(gray, in: &theme) }
    let context = KeyboardContext(device: try #require(Device.named("iphone")))
    let appearance = Subclass(theme: theme, keyboardContext: context)
    appearance.part = part
    appearance.gray = layers.contains(.appearance) ? Layer.appearance.gray : nil
    return try part.color(
      in: scene(appearance: appearance, context: context) { probe in
        var view: any View = probe
        for layer in [Layer.modifier, .outerModifier] where layers.contains(layer) {
          if let gray = layer.gray { view = modified(view, part, gray) }
        }
        return view
      })
  }

  private func modified(_ view: some View, _ part: Part, _ gray: Color) -> any View {
    switch part {
    case .button: return view.keyboardButtonStyle(Keyboard.ButtonStyle(backgroundColor: gray))
    case .buttonByBuilder:
      return view.keyboardButtonStyle { params in
        Keyboard.ButtonStyle(backgroundColor: params.isPressed ? .red : gray)
      }
    case .view: return view.keyboardViewStyle(KeyboardViewStyle(background: .color(gray)))
    case .callout: return view.keyboardCalloutStyle(.init(backgroundColor: gray))
    case .toolbar:
      var style = Autocomplete.ToolbarStyle()
      part.say(gray, in: &style)
      return view.autocompleteToolbarStyle(style)
    case .item: return view.autocompleteToolbarItemStyle(.init(titleColor: gray))
    case .separator: return view.autocompleteToolbarSeparatorStyle(.init(color: gray))
    case .theme:
      var theme = KeyboardTheme()
      part.say(gray, in: &theme)
      return view.keyboardTheme(theme, context: KeyboardContext())
    }
  }

  private func styled(
    appearance: (any KeyboardAppearance)? = nil, context: KeyboardContext? = nil,
    _ modify: (Probe) -> any View
  ) throws -> StyledKeyboard {
    let found = Found()
    _ = modify(Probe(found: found)).size(in: .fixedAdvance)
    let device = try #require(Device.named("iphone"))
    var view = KeyboardView(
      keyboardContext: context ?? KeyboardContext(device: device), appearance: appearance,
      suggestions: [
        .init(text: "One"), .init(text: "Two", type: .autocorrect), .init(text: "Three"),
        .init(text: "Four"),
      ])
    view.callout = .input(.character("g"))
    let viewContext = ViewContext(environment: found.environment, text: .fixedAdvance)
    return view.placed(in: viewContext).styled(in: viewContext)
  }

  private func scene(
    appearance: (any KeyboardAppearance)? = nil, context: KeyboardContext? = nil,
    _ modify: (Probe) -> any View
  ) throws -> Scene {
    let found = Found()
    _ = modify(Probe(found: found)).size(in: .fixedAdvance)
    let keyboard = try styled(appearance: appearance, context: context, modify)
    var builder = SceneBuilder(size: keyboard.size)
    keyboard.draw(
      in: CGRect(origin: .zero, size: keyboard.size),
      context: ViewContext(environment: found.environment, text: .fixedAdvance), into: &builder)
    return builder.scene
  }
}

extension ModifierPrecedenceTests.Part {

  fileprivate var isButton: Bool { [.button, .buttonByBuilder, .theme].contains(self) }

  fileprivate func say(_ gray: Color, in theme: inout KeyboardTheme) {
    switch self {
    case .button, .buttonByBuilder, .theme: theme.buttonStyles[.input]?.backgroundColor = gray
    case .view: theme.backgroundStyle = .color(gray)
    case .callout: theme.calloutStyle = .init(backgroundColor: gray)
    case .toolbar, .item, .separator:
      var style = Autocomplete.ToolbarStyle()
      say(gray, in: &style)
      theme.autocompleteToolbarStyle = style
    }
  }

  fileprivate func say(_ gray: Color, in style: inout Autocomplete.ToolbarStyle) {
    switch self {
    case .toolbar: style.background = .color(gray)
    case .item: (style.item.titleColor, style.autocorrectItem.titleColor) = (gray, gray)
    case .separator: style.separator.color = gray
    default: break
    }
  }

  fileprivate func color(in scene: Scene) -> String? {
    switch self {
    case .button, .buttonByBuilder, .theme:
      Self.property("backgroundColor", of: .key, named: "q", in: scene)
    case .view: Self.fills(of: scene).first
    case .callout: Self.property("backgroundColor", of: .inputCallout, named: "g", in: scene)
    case .item: Self.property("titleColor", of: .toolbarItem, named: "One", in: scene)
    case .toolbar: Self.fills(of: scene).dropFirst().first
    case .separator:
      scene.nodes.lazy.compactMap { node -> String? in
        guard case .fill(let path, .color(let color)) = node,
          path.controlPointBox.width < 3, path.controlPointBox.height > 10
        else { return nil }
        return color.hexText
      }.first
    }
  }

  private static func property(
    _ name: String, of role: Scene.Element.Role, named element: String, in scene: Scene
  ) -> String? {
    scene.elements.first { $0.role == role && $0.name == element }?
      .style.first { $0.name == name }?.text
  }

  private static func fills(of scene: Scene) -> [String] {
    scene.nodes.compactMap { node in
      if case .fill(_, .color(let color)) = node { color.hexText } else { nil }
    }
  }
}
