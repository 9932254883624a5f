import KeyboardDocuments

struct CodeActionAnswers {

  let text: OpenText
  let texts: OpenTexts

  func actions(in span: Range<Int>) -> JSONText {
    let answers = DiagnosticAnswers(text: text, texts: texts)
    let touched = text.diagnostics.filter { diagnostic in
      let own = answers.span(of: diagnostic)
      return own.lowerBound <= span.upperBound && span.lowerBound <= own.upperBound
    }
    return .array(
      touched.flatMap { diagnostic in
        diagnostic.fixes.enumerated().compactMap { index, fix in
          edit(of: fix).map { edit in
            [
              "title": .string(fix.title), "kind": "quickfix",
              "diagnostics": [answers.diagnostic(diagnostic)],
              "isPreferred": .boolean(index == 0), "edit": edit,
            ]
          }
        }
      })
  }

  private func edit(of fix: Diagnostic.Fix) -> JSONText? {
    var changes = TextEdits()
    for edit in fix.edits {
      guard let target = edit.file == text.source.name ? text : texts.text(at: edit.file),
        edit.span.upperBound <= target.source.bytes.count
      else { return nil }
      changes.add(edit.text, replacing: edit.span, at: target.address, lines: target.lines)
    }
    return changes.json
  }
}

struct TextEdits {

  private var edits: [String: [JSONText]] = [:]

  mutating func add(
    _ text: String, replacing span: Range<Int>, at address: String, lines: LinePositions
  ) {
    edits[address, default: []].append(Self.edit(text, replacing: span, lines: lines))
  }

  var json: JSONText {
    ["changes": .object(edits.sorted { $0.key < $1.key }.map { ($0.key, .array($0.value)) })]
  }

  static func edit(_ text: String, replacing span: Range<Int>, lines: LinePositions) -> JSONText {
    ["range": lines.range(of: span), "newText": .string(text)]
  }
}
