import KeyboardPipeline
import KeyboardRender
import LanguageServer
import SourceText
import ThemeTools

extension MessageType {

  static let views: [MessageType] = [
    // options: {name: text, number or true}, with the names of `ViewOptions`
    MessageType("view.open", ["document", "options", "visible", "priority"]) {
      session, members, _ in
      let document = try session.document(members)
      guard session.views.count < Session.maximumViews else {
        throw StudioError(.limit, "At most \(Session.maximumViews) views are open at once")
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
        if options != view.options { (view.isWaiting, view.live) = (true, nil) }
        view.options = options
      }
      return [:]
    },
    MessageType("view.close", ["view"]) { session, members, _ in
      let view = try session.view(members)
      session.closeViews { $0 === view }
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
  private static let maximumDrawings = 2

  /// Maximum time an answer waits for its image, in seconds; a later image follows as an event.
  private static let patience = 2.0

  package var hasWork: Bool {
    mostUrgentView != nil || uncheckedDocument != nil || (shelf.isWaiting && hasFreeHands)
  }

  /// Draws the most urgent picture or check a document: visible views come first, then priorities.
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

  private var hasFreeHands: Bool { busyHands < Self.maximumDrawings }

  private var mostUrgentView: StudioView? {
    guard hasFreeHands else { return nil }
    let waiting = views.filter {
      $0.isWaiting && ($0.isVisible || !isMoving($0.document)) && $0.drawing == nil
    }
    let visible = waiting.filter(\.isVisible)
    return (visible.isEmpty ? waiting : visible).reduce(nil) { best, view in
      best.map { view.priority > $0.priority ? view : $0 } ?? view
    }
  }

  private var uncheckedDocument: StudioDocument? {
    documents.first { !$0.isChecked && !isMoving($0) }
  }

  /// Whether answers have pictures of the document, as while a slider moves: what is hidden waits.
  private func isMoving(_ document: StudioDocument) -> Bool {
    views.contains { $0.isMoving && $0.document === document }
  }

  func answer(_ wish: PictureWish?, _ reply: @escaping (JSONText?) -> Void) {
    guard let wish, let view = views.first(where: { $0.id == wish.view }),
      view.isWaiting || view.drawing != nil, !view.isLate
    else { return reply(nil) }
    view.isMoving = true
    let (id, name) = (secretID(), view.id)
    view.asked.append((id, wish, reply))
    background?.wait(Self.patience) { session in
      guard let view = session.views.first(where: { $0.id == name }),
        let index = view.asked.firstIndex(where: { $0.id == id })
      else { return }
      view.isLate = view.drawing == id
      view.asked.remove(at: index).reply(nil)
    }
    drawAsked(view)
  }

  private func drawAsked(_ view: StudioView) {
    while view.drawing == nil, !view.asked.isEmpty {
      if view.isWaiting { draw(view) } else { view.asked.removeFirst().reply(nil) }
    }
  }

  private func draw(_ view: StudioView) {
    let (asked, name) = (view.asked.first, view.id)
    let (id, wish) = (asked?.id ?? secretID(), asked?.wish)
    (view.drawing, view.isWaiting) = (id, false)
    busyHands += 1
    do {
      let drawing = try view.drawing(
        by: pipeline, reading: reader, isLive: true, upTo: wish?.scale ?? .infinity)
      let picture = try view.picture(of: drawing, id: id)
      let (scene, material) = (try drawing.scene, try drawing.material)
      let isFile = wish.map { $0.known == nil } ?? true
      run { pipeline in
        try picture.drawn(try pipeline.drawing(of: scene, for: material).bitmap, isFile: isFile)
      } then: { session, result in
        session.show(result, of: name, for: id)
      }
    } catch {
      show(.failure(error), of: name, for: id)
    }
  }

  private func show(
    _ result: Result<StudioView.Picture, any Error>, of name: String, for id: String
  ) {
    busyHands -= 1
    guard let view = views.first(where: { $0.id == name }) else { return }
    (view.drawing, view.isLate) = (nil, false)
    let asked = view.asked.first?.id == id ? view.asked.removeFirst() : nil
    defer { drawAsked(view) }
    switch result {
    case .success(let picture):
      let other = asked?.wish.known.flatMap { id in view.pictures.first { $0.id == id } }
      view.show(picture)
      guard let asked else {
        return tell("picture", [("view", .string(view.id))] + picture.members.map { ($0, $1) })
      }
      asked.reply((try? picture.members(of: view, over: other)).map { .object($0) })
    case .failure(let error):
      tell(
        "stale",
        [
          ("view", .string(view.id)), ("version", .integer(view.document.version)),
          ("message", .string(StudioError(error).message)),
        ])
      asked?.reply(nil)
    }
  }

  func closeViews(where isClosed: (StudioView) -> Bool) {
    for view in views where isClosed(view) { view.asked.forEach { $0.reply(nil) } }
    views.removeAll(where: isClosed)
  }

  package var hasIdleWork: Bool {
    !hasWork && (!restingViews.isEmpty || (!isLinting && unlinted != nil))
  }

  private var restingViews: [StudioView] { views.filter { $0.isMoving && $0.drawing == nil } }

  private var unlinted: StudioDocument? { documents.first { $0.isChecked && !$0.isLinted } }

  /// Draws whole pictures after the answers', or lints a document in many situations.
  package func workWhenIdle() {
    guard hasIdleWork else { return }
    guard restingViews.isEmpty else { return restingViews.forEach { $0.rest() } }
    guard let document = unlinted else { return }
    document.isLinted = true
    let reader = reader
    let file = document.checked(reader)
    guard file.theme != nil else { return }
    let job = LintJob(
      address: document.id, check: document.version, file: file, files: reader.reader)
    isLinting = true
    run { [linter] _ in
      linter.result(of: job)
    } then: { session, result in
      session.isLinting = false
      if case .success(let found) = result { session.take(found) }
    }
  }

  /// The findings may be about an earlier text.
  private func take(_ result: LintResult) {
    guard let document = documents.first(where: { $0.id == result.address }),
      document.version == result.check, document.isLinted
    else { return }
    let diagnostics = document.checked(reader).diagnostics
    let findings = result.findings ?? diagnostics
    document.hasFindings = findings.count > diagnostics.count
    publish(findings, of: document, parts: parts(of: findings, in: document))
  }

  private func parts(
    of findings: [Diagnostic], in document: StudioDocument
  ) -> [Int: (view: String, part: String)] {
    guard !findings.isEmpty,
      let view = views.first(where: { $0.document === document && $0.isVisible }),
      let drawing = try? tracedDrawing(of: view), let styled = try? drawing.styled,
      let explainer = try? KeyboardExplainer(drawing)
    else { return [:] }
    let keys = InspectedKey.all(in: styled, explainer: explainer)
    var parts: [Int: (view: String, part: String)] = [:]
    for (index, finding) in findings.enumerated() {
      guard let span = finding.place?.span, let file = finding.file,
        let key = keys.first(where: { $0.isSet(at: span, in: file) })
      else { continue }
      parts[index] = (view.id, key.id)
    }
    return parts
  }

  func drawTheme() {
    guard let next = shelf.next() else { return }
    let id = secretID()
    busyHands += 1
    run { pipeline in
      let bitmap = try pipeline.drawing(of: next.request).bitmap
      return try KeyboardRenderer.encode(bitmap, compression: .fast, texts: [])
    } then: { session, result in
      session.busyHands -= 1
      guard case .success(let bytes) = result else { return }
      let name = session.shelf.show((id, bytes), at: next.index)
      session.tell("theme", [("name", .string(name)), ("picture", .string(id))])
    }
  }
}
