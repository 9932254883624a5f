import KeyboardDocuments
import KeyboardPipeline
import LanguageServer
import ThemeTools

/// Work for moments in which nobody waits: lint, at which a text is looked at in many situations.
struct IdleWork {

  private let lint: (any BackgroundLint)?
  private lazy var linter = TextLinter()
  private var result: LintResult?
  private(set) var isLinting = false

  init(_ lint: (any BackgroundLint)?) { self.lint = lint }

  mutating func start(_ job: LintJob) {
    guard let lint else {
      result = linter.result(of: job)
      return
    }
    isLinting = true
    lint.start(job)
  }

  var hasResult: Bool {
    mutating get {
      if isLinting, result == nil, let found = lint?.takeResult() {
        (result, isLinting) = (found, false)
      }
      return result != nil
    }
  }

  mutating func takeResult() -> LintResult? {
    guard hasResult else { return nil }
    defer { result = nil }
    return result
  }
}

extension Session {

  /// Whether there is work for a moment in which no message has come for a while.
  package var hasIdleWork: Bool {
    !hasWork && (views.contains(where: \.isMoving) || (!idle.isLinting && unlinted != nil))
  }

  private var unlinted: StudioDocument? { documents.first { $0.isChecked && !$0.isLinted } }

  /// Let whole pictures follow those of answers, or lint a document; with lint in the background, its
  /// result is work as soon as it is there.
  package func workWhenIdle() {
    guard hasIdleWork else { return }
    if views.contains(where: \.isMoving) { return views.forEach { $0.rest() } }
    guard let document = unlinted else { return }
    document.isLinted = true
    let reader = reader
    let file = document.checked(reader)
    guard file.theme != nil else { return }
    idle.start(
      LintJob(address: document.id, check: document.version, file: file, files: reader.reader))
  }

  /// The findings are those of a text that may have changed meanwhile.
  func take(_ result: LintResult) {
    guard let document = documents.first(where: { $0.id == result.address }),
      document.version == result.check, document.isLinted
    else { return }
    let diagnostics = document.checked(reader).diagnostics
    let findings = result.findings ?? diagnostics
    document.hasFindings = findings.count > diagnostics.count
    publish(findings, of: document, parts: parts(of: findings, in: document))
  }

  /// Return the keys of a view that what was found is about, by the indices of findings.
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

  /// Draw the picture of a built-in theme.
  func drawTheme() {
    let id = secretID()
    guard let name = shelf.draw(by: pipeline, id: id) else { return }
    tell(StudioEvent("theme", [("name", .string(name)), ("picture", .string(id))]))
  }
}
