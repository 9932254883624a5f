extension DiagnosticPrinter {
  func human(_ diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity
    let label = colored("\(severity.rawValue):", color(of: severity))
    var text = "\(colored("\(placeText(diagnostic.place)):", "1")) \(label) "
    text += "\(colored(diagnostic.message.withoutControls, "1")) [\(diagnostic.code)]\n"
    text += excerpt(of: diagnostic.place, color: color(of: severity))
    for related in diagnostic.related {
      let label = colored("note:", color(of: .note))
      text += "\(placeText(related.place)): \(label) \(related.message.withoutControls)\n"
      text += excerpt(of: related.place, color: color(of: .note))
    }
    for hint in diagnostic.hints { text += "  \(colored("hint:", "36")) \(hint.withoutControls)\n" }
    return text
  }

  private func excerpt(of place: Diagnostic.Place?, color: String) -> String {
    guard let range = place?.range, let line = place?.line else { return "" }
    let characters = Array(line)
    let column = max(0, range.start.column - 1)
    guard column <= characters.count else { return "" }
    let first = column > 100 ? column - 40 : 0
    let last = min(characters.count, first + 140)
    let shown = String(characters[first..<last]).shortened(to: 140).replacing("\t", with: " ")
      .withoutControls
    let end = range.end.line == range.start.line ? range.end.column - 1 : last
    let width = max(1, min(end, last) - column)
    let caret = "^" + String(repeating: "~", count: width - 1)
    // A wide character takes up two terminal cells, which shifts the caret.
    let indent = characters[first..<column].reduce(into: "") { $0 += isWide($1) ? "  " : " " }
    let (before, after) = (first > 0 ? "…" : "", last < characters.count ? "…" : "")
    return
      "  \(before)\(shown)\(after)\n  \(first > 0 ? " " : "")\(indent)\(colored(caret, color))\n"
  }

  private func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || 0x1100...0x115F ~= $0.value
        || 0x2E80...0xA4CF ~= $0.value || 0xAC00...0xD7A3 ~= $0.value
        || 0xFF00...0xFF60 ~= $0.value || 0x20000...0x3FFFD ~= $0.value
    }
  }

  private func color(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;34"
    }
  }

  private func colored(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
