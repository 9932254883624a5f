import KeyboardKit

/// What a golden shows, by name.
struct ShownNames: Sendable {

  var actions: Set<String> = []
  var states: Set<String> = []
  var fields: Set<String> = []
  var locales: Set<String> = []
  var devices: Set<String> = []

  /// Nothing.
  init() {}

  /// What a case shows; nothing if it can't be drawn.
  init(_ item: SnapshotCase) {
    guard let request = try? item.request.get(), let material = try? RenderPipeline.load(request),
      let placed = try? RenderPipeline.press(RenderPipeline.layOut(material), for: request)
    else { return }
    let context = RenderPipeline.viewContext(for: material.request, text: .fixedAdvance)
    let styled = RenderPipeline.style(placed, in: context)
    locales = [material.request.locale]
    devices = [material.request.device.id]
    let keyboardContext = placed.keyboard.keyboardContext
    for key in styled.keys {
      actions.insert(key.action.kind.rawValue)
      let states = key.action.themeStates(for: keyboardContext.traits, isPressed: key.isPressed)
      self.states.formUnion(states.map(\.rawValue))
      fields.formUnion(StyleFieldNames.set(in: key.style, over: Keyboard.ButtonStyle(), of: "key"))
    }
    fields.formUnion(
      StyleFieldNames.set(in: styled.viewStyle, over: KeyboardViewStyle(), of: "view"))
    if placed.toolbarFrame != nil {
      fields.formUnion(
        StyleFieldNames.set(
          in: styled.toolbarStyle, over: Autocomplete.ToolbarStyle(), of: "toolbar"))
    }
    if request.keyPress != nil, let style = placed.keyboard.appearance.calloutStyle {
      fields.formUnion(
        StyleFieldNames.set(in: style, over: KeyboardCallout.CalloutStyle(), of: "callout"))
    }
  }

  /// Adds what another golden shows.
  mutating func formUnion(_ other: ShownNames) {
    actions.formUnion(other.actions)
    states.formUnion(other.states)
    fields.formUnion(other.fields)
    locales.formUnion(other.locales)
    devices.formUnion(other.devices)
  }
}
