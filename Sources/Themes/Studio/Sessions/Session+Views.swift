import KeyboardDocuments
import KeyboardPipeline

extension MessageType {

  static let views: [MessageType] = [
    // options: {name: text, number or true}, names being those of `ViewOptions`
    MessageType("view.open", ["document", "options", "visible", "priority"]) {
      session, members, _ in
      let document = try session.document(members)
      guard session.views.count < Session.mostViews else {
        throw StudioError(.limit, "At most \(Session.mostViews) views are open at once")
      }
      let options = try ViewOptions(members["options"] == nil ? [] : members.pairs("options"))
      let view = StudioView(id: session.newID("v"), document: document, options: options)
      try view.set(members)
      session.views.append(view)
      return view.json
    },
    // The options are the whole set; those that aren't named stay if there are none at all.
    MessageType("view.set", ["view", "options", "visible", "priority"]) { session, members, _ in
      let view = try session.view(members)
      try view.set(members)
      if members["options"] != nil {
        let options = try ViewOptions(members.pairs("options"))
        view.isWaiting = view.isWaiting || options != view.options
        if options != view.options { view.live = nil }
        view.options = options
      }
      return [:]
    },
    MessageType("view.close", ["view"]) { session, members, _ in
      let view = try session.view(members)
      session.views.removeAll { $0 === view }
      return [:]
    },
  ]
}

extension StudioView {

  fileprivate func set(_ members: MessageMembers) throws(StudioError) {
    isVisible = try members.flag("visible", default: isVisible)
    priority = try members.optionalInteger("priority", in: -1000...1000) ?? priority
  }
}

extension Session {

  /// Whether pictures or checks wait.
  package var hasWork: Bool {
    views.contains(where: \.isWaiting) || documents.contains { !$0.isChecked } || shelf.isWaiting
      || idle.hasResult
  }

  /// Draw the most urgent picture, or check a document.
  ///
  /// What the user sees comes first: pictures of visible views, those of high priority before others,
  /// and whatever changes in the meantime makes a picture that waits a newer one.
  package func work() {
    let waiting = views.filter(\.isWaiting)
    if let view = Self.mostUrgent(of: waiting.filter(\.isVisible)) { return draw(view) }
    if let document = documents.first(where: { !$0.isChecked }) { return check(document) }
    if let result = idle.takeResult() { return take(result) }
    if let view = Self.mostUrgent(of: waiting) { return draw(view) }
    drawTheme()
  }

  private static func mostUrgent(of views: [StudioView]) -> StudioView? {
    // The first one of the highest priority.
    views.reduce(nil) { best, view in
      best.map { view.priority > $0.priority ? view : $0 } ?? view
    }
  }

  private func draw(_ view: StudioView) {
    view.isWaiting = false
    do {
      let drawing = try view.drawing(by: pipeline, reading: reader, isLive: true)
      try view.draw(drawing, id: secretID())
      tell(
        StudioEvent(
          "picture", [("view", .string(view.id))] + (view.picture?.members.map { ($0, $1) } ?? [])))
    } catch {
      tell(
        StudioEvent(
          "stale",
          [
            ("view", .string(view.id)), ("version", .integer(view.document.version)),
            ("message", .string(StudioError(error).message)),
          ]))
    }
  }
}
