extension Diagnostic {

  /// Says that a name of some kind, such as `theme`, is not among those there are, on one line with
  /// what the user may have meant.
  ///
  /// A listing is the command that lists the names where they are too many to be told.
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

  /// The texts as alternatives: `a, b or c`.
  package var joinedAsAlternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
