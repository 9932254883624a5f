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

  /// Maximum number of images drawn at the same time: a slow one doesn't delay the others.
  private static let mostDrawings = 2

  /// Maximum time an answer waits for its image, in seconds; a later image follows as an event.
  private static let patience = 2.0

  /// Whether pictures or checks wait.
  package var hasWork: Bool {
    mostUrgentView != nil || uncheckedDocument != nil || (shelf.isWaiting && hasFreeHands)
  }

  /// Begin to draw the most urgent picture, or check a document.
  ///
  /// Visible views come first, those of high priority before others,
  /// and whatever changes in the meantime makes a picture that waits a newer one.
  package func work() {
    let view = mostUrgentView
    if let view, view.isVisible {
      draw(view)
    } else if let document = uncheckedDocument {
      check(document)
    } else if let view {
      draw(view)
    } else {
      drawTheme()
    }
  }

  private var hasFreeHands: Bool { drawings.count < Self.mostDrawings }

  func isDrawing(_ view: StudioView) -> Bool { drawings.values.contains { $0.view === view } }

  /// The first one of the highest priority among those in sight, if there are any.
  private var mostUrgentView: StudioView? {
    guard hasFreeHands else { return nil }
    let waiting = views.filter {
      $0.isWaiting && ($0.isVisible || !isMoving($0.document)) && !isDrawing($0)
    }
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

  /// Reply with the picture for an answer; with nil if the client has it, or it is stale or late.
  func answer(_ wish: PictureWish?, _ reply: @escaping (JSONText?) -> Void) {
    guard let wish, let view = views.first(where: { $0.id == wish.view }),
      view.isWaiting || isDrawing(view),
      !drawings.values.contains(where: { $0.view === view && $0.isLate })
    else { return reply(nil) }
    view.isMoving = true
    let id = secretID()
    asked.append((id, wish, reply))
    background?.wait(Self.patience) { session in
      session.drawings[id]?.isLate = true
      session.takeAsked(id)?.reply(nil)
    }
    drawAsked()
  }

  private func takeAsked(_ id: String) -> AskedPicture? {
    asked.firstIndex { $0.id == id }.map { asked.remove(at: $0) }
  }

  /// Begin to draw what answers wait for, once an earlier picture of the same view is drawn.
  private func drawAsked() {
    for item in asked where drawings[item.id] == nil {
      guard let view = views.first(where: { $0.id == item.wish.view }) else {
        takeAsked(item.id)?.reply(nil)
        continue
      }
      guard !isDrawing(view) else { continue }
      if view.isWaiting {
        draw(view, as: item.id, for: item.wish)
      } else {
        takeAsked(item.id)?.reply(nil)
      }
    }
  }

  /// Begin to draw a picture for an answer or an event.
  private func draw(_ view: StudioView, as id: String? = nil, for wish: PictureWish? = nil) {
    let (id, name) = (id ?? secretID(), view.id)
    view.isWaiting = false
    drawings[id] = PictureDrawing(view: view)
    do {
      let drawing = try view.drawing(
        by: pipeline, reading: reader, isLive: true, upTo: wish?.scale ?? .infinity)
      let picture = try view.picture(of: drawing, id: id)
      let (scene, material) = (try drawing.scene, try drawing.material)
      let isFile = wish.map { $0.known == nil } ?? true
      run { pipeline in
        try picture.drawn(try pipeline.picture(of: scene, for: material).bitmap, isFile: isFile)
      } then: { session, result in
        session.show(result, of: name, for: id)
      }
    } catch {
      show(.failure(error), of: name, for: id)
    }
  }

  /// Shows an image, or reports the error.
  private func show(
    _ result: Result<StudioView.Picture, any Error>, of view: String, for id: String
  ) {
    drawings[id] = nil
    let asked = takeAsked(id)
    defer { drawAsked() }
    guard let view = views.first(where: { $0.id == view }) else {
      asked?.reply(nil)
      return
    }
    switch result {
    case .success(let picture):
      let other = asked?.wish.known.flatMap { id in view.pictures.first { $0.id == id } }
      view.show(picture)
      guard let asked else {
        return tell(StudioEvent("picture", picture.members(of: view).map { ($0, $1) }))
      }
      asked.reply((try? picture.members(of: view, over: other)).map { .object($0) })
    case .failure(let error):
      tell(
        StudioEvent(
          "stale",
          [
            ("view", .string(view.id)), ("version", .integer(view.document.version)),
            ("message", .string(StudioError(error).message)),
          ]))
      asked?.reply(nil)
    }
  }
}
