package struct JSONFix: Hashable, Sendable {

  /// An insertion if the span is empty.
  package struct Edit: Hashable, Sendable {
    package var span: Range<Int>
    package var text: String

    package init(_ span: Range<Int>, _ text: String) {
      self.span = span
      self.text = text
    }
  }

  package var title: String
  package var edits: [Edit]

  package init(_ title: String, _ span: Range<Int>, _ text: String) {
    self.title = title
    edits = [Edit(span, text)]
  }

  package init(_ title: String, at offset: Int, _ text: String) {
    self.init(title, offset..<offset, text)
  }

  package init(_ title: String, _ edits: [SourceEdit]) {
    self.title = title
    self.edits = edits.map { Edit($0.span, $0.text) }
  }

  package func inserting(_ text: String, at offset: Int) -> JSONFix {
    var fix = self
    if !text.isEmpty { fix.edits.append(Edit(offset..<offset, text)) }
    return fix
  }

  package func fix(in file: SourceFile) -> Diagnostic.Fix {
    let sorted = edits.sorted { $0.span.lowerBound < $1.span.lowerBound }
    return Diagnostic.Fix(title, edits: sorted.map { SourceEdit($0.span, of: file, with: $0.text) })
  }
}
