import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender
import LanguageServer
import ThemeTools

extension Session {

  package var hasIdleWork: Bool {
    !hasWork && (!restingViews.isEmpty || (!isLinting && unlinted != nil))
  }

  private var restingViews: [StudioView] { views.filter { $0.isMoving && $0.drawing == nil } }

  private var unlinted: StudioDocument? { documents.first { $0.isChecked && !$0.isLinted } }

  /// Draw whole pictures after those of answers, or lint a document in many situations.
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

  /// The findings are those of a text that may have changed meanwhile.
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
