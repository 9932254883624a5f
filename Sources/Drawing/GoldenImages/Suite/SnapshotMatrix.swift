import KeyboardDocuments
import Work

/// Each line is one case, or several where it lists alternatives in braces.
struct SnapshotMatrix<Request: SnapshotRequest> {

  let folder: SnapshotFolder
  let parse: SnapshotParser<Request>

  // The limit of cases per file.
  private let limit = 20_000

  func cases(
    in file: SourceFile, path: String, name: String
  ) throws(Diagnostics) -> [SnapshotCase<Request>] {
    let treatment = try GoldenSettings.Treatment.read(notedIn: file)
    var count = 0
    let cases = try file.mapLines { _, line throws(Diagnostics) in
      guard let lines = BraceExpansion.lines(of: line, limit: limit - count) else {
        throw Diagnostics(
          code: .matrixSize, "A matrix has at most \(limit) cases and 16 MB of arguments")
      }
      var cases: [SnapshotCase<Request>] = []
      for line in lines {
        let words = try ArgumentLine.split(line)
        guard !words.isEmpty else { continue }
        var request = try parse(words)
        // The digest of a film would be that of its first frame.
        guard request.isPicture, request.suffix == "png" else {
          throw Diagnostics(code: .matrixFormat, "A matrix supports only PNG pictures")
        }
        let key = Self.key(for: words)
        let workingDirectoryPaths = try folder.resolveInputs(of: &request)
        let arguments = ArgumentLine.join(words)
        cases.append(
          SnapshotCase(
            name: "\(name)/\(key)", path: "\(path)/\(key)", arguments: arguments, isHashed: true,
            inputs: request.inputs, workingDirectoryPaths: workingDirectoryPaths,
            source: "\(path).matrix", treatment: treatment,
            read: { [self] in Result { try self.request(of: arguments) } }))
      }
      count += cases.count
      return cases
    }.flatMap { $0 }
    return Self.toldApart(cases)
  }

  /// Return the cases with names of their own: where characters that no file should have leave two names
  /// alike, a part of the digest of the arguments follows.
  private static func toldApart(_ cases: [SnapshotCase<Request>]) -> [SnapshotCase<Request>] {
    var arguments: [String: Set<String>] = [:]
    for item in cases { arguments[item.name.lowercased(), default: []].insert(item.arguments) }
    return cases.map { item in
      guard arguments[item.name.lowercased()]?.count ?? 0 > 1 else { return item }
      return item.renamed("~" + Digest.text(of: Array(item.arguments.utf8)).prefix(6))
    }
  }

  private func request(of arguments: String) throws -> Request {
    var request = try parse(ArgumentLine.split(arguments))
    _ = try folder.resolveInputs(of: &request)
    return request
  }

  /// Return the name of a line's case: `--theme tron --locale de` is `theme-tron.locale-de`.
  private static func key(for words: [String]) -> String {
    var key = ""
    for word in words {
      let isOption = word.hasPrefix("-")
      if !key.isEmpty { key += isOption ? "." : "-" }
      key += word.drop { $0 == "-" }.map { character in
        let isPlain = character.isLetter || character.isNumber || "_-+".contains(character)
        return isPlain ? String(character) : "_"
      }.joined()
    }
    return key
  }
}
