import GoldenImages
import KeyboardKit
import KeyboardPipeline
import Terminal

struct ShownNames: Sendable {

  var actions: Set<String> = []
  var states: Set<String> = []
  var fields: Set<String> = []
  var locales: Set<String> = []
  var devices: Set<String> = []

  init() {}

  init(_ request: RenderRequest, from pipeline: RenderPipeline) {
    let drawing = pipeline.drawing(of: request)
    guard let request = try? drawing.material.request, let placed = try? drawing.placed
    else { return }
    let styled = placed.styled(in: request.viewContext(measuring: .fixedAdvance))
    locales = [request.locale]
    devices = [request.device.id]
    let keyboardContext = placed.keyboard.keyboardContext
    // Gaps have a place in the layout and no look.
    for key in placed.keys { actions.insert(key.item.action.kind.rawValue) }
    for key in styled.keys {
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

  mutating func formUnion(_ other: ShownNames) {
    actions.formUnion(other.actions)
    states.formUnion(other.states)
    fields.formUnion(other.fields)
    locales.formUnion(other.locales)
    devices.formUnion(other.devices)
  }
}

extension SnapshotCoverage {

  init(of cases: [SnapshotCase<RenderRequest>], jobs: Int) {
    let requests = cases.filter(\.isPicture).compactMap { try? $0.request.get() }
    let shown = Workers.map(requests, jobs: jobs) { ShownNames($0, from: $1) }
    let all = shown.reduce(into: ShownNames()) { $0.formUnion($1) }
    self.init([
      Topic("actions", all: KeyboardAction.Kind.allCases.map(\.rawValue), shown: all.actions),
      Topic(
        "states", all: KeyboardTheme.ButtonState.allCases.map(\.rawValue), shown: all.states),
      Topic("styleFields", all: StyleFieldNames.all, shown: all.fields),
      Topic("locales", all: LocaleProfile.supportedIdentifiers, shown: all.locales),
      Topic("devices", all: Device.all.map(\.id), shown: all.devices),
    ])
  }
}
