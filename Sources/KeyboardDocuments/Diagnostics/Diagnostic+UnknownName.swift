extension Diagnostic {

  /// Return the error for an unknown name of a kind, such as `theme`, with similar names.
  ///
  /// A listing is the command that lists the names, for use where there are too many of them.
  package static func unknownName(
    _ name: String, kind: String, among candidates: [String], listing: String? = nil
  ) -> Diagnostic {
    let near = NearestNames.suggestions(for: name, among: candidates)
    let help: String
    if !near.isEmpty {
      help = "; did you mean \(near.map { "“\($0)”" }.joinedAsAlternatives)?"
    } else if let listing {
      help = "; `\(listing)` lists them"
    } else {
      help = "; it can be \(candidates.joinedAsAlternatives)"
    }
    let code = "unknown-\(kind.replacing(" ", with: "-"))"
    return Diagnostic(code: code, message: "There is no \(kind) “\(name.shortened)”\(help)")
  }
}

extension [String] {

  /// The strings as alternatives: `a, b or c`.
  package var joinedAsAlternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
