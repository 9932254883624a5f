internal import KeyboardDocuments

/// A request for a picture or text, as far as goldens are concerned.
package protocol SnapshotRequest: Sendable {

  /// The suffix of the file that is drawn, such as `png`.
  var suffix: String { get }

  /// Whether a PNG is drawn, whose pixels are compared; anything else is compared byte by byte.
  var isPicture: Bool { get }
}

/// A place where an expected picture or text is kept.
package enum SnapshotGolden: Hashable, Sendable {

  /// A file of its own.
  case file(String)

  /// A hash in a list of many, by a key.
  case hash(list: String, key: String)

  /// The path of the file that it is in.
  package var path: String {
    switch self {
    case .file(let path), .hash(let path, _): path
    }
  }
}

/// A picture or text that is to stay as it is.
package struct SnapshotCase<Request: SnapshotRequest>: Sendable {

  /// The name in the suite, such as `themes/tron`.
  package let name: String

  /// The path of everything about the case, without suffixes.
  package let path: String

  /// The arguments as one would type them after `kbrender`.
  package let arguments: String

  /// The request that the arguments make, or why they make none.
  package let request: Result<Request, any Error>

  /// Whether the golden is a line in a list.
  let isHashed: Bool

  /// Where the golden is kept.
  package var golden: SnapshotGolden {
    guard isHashed else { return .file("\(path).\(suffix)") }
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return .hash(list: "\(path[..<slash]).hashes", key: String(path[path.index(after: slash)...]))
  }

  /// The suffix of the file that is drawn.
  package var suffix: String { (try? request.get())?.suffix ?? "png" }

  /// Whether a PNG is drawn, whose pixels are compared; anything else is compared byte by byte.
  package var isPicture: Bool { (try? request.get())?.isPicture ?? true }
}

extension SnapshotCase {

  /// The case of a file of arguments.
  init(
    argumentsFile file: Result<SourceFile, any Error>, path: String, name: String,
    parsing parse: SnapshotParser<Request>
  ) {
    self.name = name
    self.path = path
    isHashed = false
    arguments = (try? file.get()).map(Self.arguments) ?? ""
    request = Result {
      let file = try file.get()
      let requests = try file.mapLines { _, line throws(Diagnostics) in
        let words = try ArgumentLine.words(of: line)
        return words.isEmpty ? nil : try parse(words)
      }
      guard let request = requests.first, requests.count == 1 else {
        let message = "The file asks for \(requests.count) pictures instead of one"
        throw Diagnostics([Diagnostic(code: "snapshot", message: message, place: file.place())])
      }
      return request
    }
  }

  /// The arguments in the first line of a file that has any.
  private static func arguments(in file: SourceFile) -> String {
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.lazy.compactMap { try? ArgumentLine.split($0) }.first { !$0.isEmpty }
    return ArgumentLine.join(words ?? [])
  }
}
