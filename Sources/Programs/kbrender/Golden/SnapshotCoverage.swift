import GoldenImages
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import Terminal

/// The names of actions, states, style fields, locales and devices, and those that goldens show.
struct SnapshotCoverage {

  private typealias Topic = (name: String, all: [String], shown: Set<String>)

  private let topics: [Topic]

  init(of cases: [RenderCase], jobs: Int) {
    let requests = cases.filter(\.isPicture).compactMap { try? $0.request.get() }
    let shown = Workers.map(requests, jobs: jobs) { Self.shown(in: $0, from: $1) }
      .reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
    topics = [
      ("actions", KeyboardAction.Kind.allCases.map(\.rawValue)),
      ("states", KeyboardTheme.ButtonState.allCases.map(\.rawValue)),
      ("styleFields", StyleFieldNames.all), ("locales", LocaleProfile.supportedIdentifiers),
      ("devices", Device.all.map(\.id)),
    ].map { ($0, $1, shown[$0] ?? []) }
  }

  /// Return the shown names by topic.
  private static func shown(
    in request: RenderRequest, from pipeline: RenderPipeline
  ) -> [String: Set<String>] {
    let drawing = pipeline.drawing(of: request)
    guard let request = try? drawing.material.request, let placed = try? drawing.placed
    else { return [:] }
    let styled = placed.styled(in: request.viewContext(measuring: .fixedAdvance))
    let traits = placed.keyboard.keyboardContext.traits
    let states = styled.keys.flatMap { $0.action.themeStates(for: traits, isPressed: $0.isPressed) }
    var fields = StyleFieldNames.set(in: styled.viewStyle, over: KeyboardViewStyle(), of: "view")
    for key in styled.keys {
      fields += StyleFieldNames.set(in: key.style, over: Keyboard.ButtonStyle(), of: "key")
    }
    if placed.toolbarFrame != nil {
      fields += StyleFieldNames.set(
        in: styled.toolbarStyle, over: Autocomplete.ToolbarStyle(), of: "toolbar")
    }
    if request.keyPress != nil, let style = placed.keyboard.appearance.calloutStyle {
      fields += StyleFieldNames.set(
        in: style, over: KeyboardCallout.CalloutStyle(), of: "callout")
    }
    return [
      // Gaps have a place in the layout and no look.
      "actions": Set(placed.keys.map(\.item.action.kind.rawValue)),
      "states": Set(states.map(\.rawValue)), "styleFields": Set(fields),
      "locales": [request.locale], "devices": [request.device.id],
    ]
  }

  var text: String {
    topics.map { topic in
      let missing = topic.all.filter { !topic.shown.contains($0) }
      let count = topic.all.count - missing.count
      let rest = missing.isEmpty ? "" : "; no golden shows \(missing.joined(separator: ", "))"
      return "\(topic.name): \(count) of \(topic.all.count)\(rest)\n"
    }.joined()
  }

  var json: JSONText {
    .object(
      topics.map { topic in
        let names = [true, false].map { isShown in
          topic.all.filter { topic.shown.contains($0) == isShown }.map { JSONText.string($0) }
        }
        return (topic.name, .object([("shown", .array(names[0])), ("missing", .array(names[1]))]))
      })
  }
}
