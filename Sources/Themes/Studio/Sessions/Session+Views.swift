import Foundation
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
    mostUrgentView != nil || uncheckedDocument != nil || shelf.isWaiting || idle.hasResult
  }

  /// Draw the most urgent picture, or check a document.
  ///
  /// Visible views come first, those of high priority before others,
  /// and whatever changes in the meantime makes a picture that waits a newer one.
  package func work() {
    let view = mostUrgentView
    if let view, view.isVisible { return tellPicture(of: view) }
    if let document = uncheckedDocument { return check(document) }
    if let result = idle.takeResult() { return take(result) }
    if let view { return tellPicture(of: view) }
    drawTheme()
  }

  /// The first one of the highest priority among those in sight, if there are any.
  private var mostUrgentView: StudioView? {
    let waiting = views.filter { $0.isWaiting && ($0.isVisible || !isMoving($0.document)) }
    let visible = waiting.filter(\.isVisible)
    return (visible.isEmpty ? waiting : visible).reduce(nil) { best, view in
      best.map { view.priority > $0.priority ? view : $0 } ?? view
    }
  }

  private var uncheckedDocument: StudioDocument? {
    documents.first { !$0.isChecked && !isMoving($0) }
  }

  /// Whether answers have pictures of the document, perhaps since a slider is dragged: what nobody looks
  /// at waits until it rests.
  private func isMoving(_ document: StudioDocument) -> Bool {
    views.contains { $0.isMoving && $0.document === document }
  }

  private func tellPicture(of view: StudioView) {
    guard let picture = draw(view) else { return }
    tell(StudioEvent("picture", picture.members(of: view).map { ($0, $1) }))
  }

  /// Return the picture for an answer; nil if the client has it, or it is stale.
  func picture(for wish: PictureWish) -> JSONText? {
    guard let view = views.first(where: { $0.id == wish.view }), view.isWaiting else { return nil }
    view.isMoving = true
    let other = wish.known.flatMap { id in view.pictures.first { $0.id == id } }
    return draw(view, upTo: wish.scale, isFile: wish.known == nil).flatMap { picture in
      (try? picture.members(of: view, over: other)).map { .object($0) }
    }
  }

  /// Return nil after telling why there is no picture.
  private func draw(
    _ view: StudioView, upTo scale: Double = .infinity, isFile: Bool = true
  ) -> StudioView.Picture? {
    view.isWaiting = false
    do {
      let drawing = try view.drawing(
        by: pipeline, reading: reader, isLive: true, upTo: scale)
      return try view.draw(drawing, id: secretID(), isFile: isFile)
    } catch {
      tell(
        StudioEvent(
          "stale",
          [
            ("view", .string(view.id)), ("version", .integer(view.document.version)),
            ("message", .string(StudioError(error).message)),
          ]))
      return nil
    }
  }
}
