import KeyboardKit
import KeyboardPipeline

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
  init(_ item: SnapshotCase, from pipeline: RenderPipeline) {
    guard let drawing = try? pipeline.drawing(of: item.request.get()),
      let request = try? drawing.material.request, let placed = try? drawing.placed
    else { return }
    let styled = placed.styled(in: request.viewContext(measuring: .fixedAdvance))
    locales = [request.locale]
    devices = [request.device.id]
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
