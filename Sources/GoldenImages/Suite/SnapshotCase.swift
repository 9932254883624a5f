internal import KeyboardDocuments
package import KeyboardRender

/// A request for a picture or text, as seen by goldens.
package protocol SnapshotRequest: Sendable {

  /// The suffix of the output file, such as `png`.
  var suffix: String { get }

  /// Whether the output is a PNG, compared by pixels; anything else is compared by bytes.
  var isPicture: Bool { get }

  /// The paths of the files that the request reads.
  var inputs: [String] { get }

  /// Replace the paths of the files that the request reads.
  mutating func replaceInputs(_ replacement: (_ path: String) -> String)
}

/// The place of an expected picture or text.
package enum SnapshotGolden: Hashable, Sendable {

  /// A file of its own.
  case file(String)

  /// A hash in a list, by key.
  case hash(list: String, key: String)

  /// The path of the containing file.
  package var path: String {
    switch self {
    case .file(let path), .hash(let path, _): path
    }
  }
}

/// A picture or text with a golden.
package struct SnapshotCase<Request: SnapshotRequest>: Sendable {

  /// The name in the suite, such as `themes/tron`.
  package let name: String

  /// The path of the case's files, without suffixes.
  package let path: String

  /// The command-line arguments for `kbrender`.
  package let arguments: String

  /// The parsed request, or the parsing error.
  package let request: Result<Request, any Error>

  /// Whether the golden is a line in a list.
  let isHashed: Bool

  /// The paths in the arguments that were found in the working directory only.
  let strays: [String]

  /// The file with the arguments.
  let source: String

  /// The place of the golden.
  package var golden: SnapshotGolden {
    guard isHashed else { return .file("\(path).\(suffix)") }
    return .hash(list: "\(FilePath(path).folder).hashes", key: FilePath(path).name)
  }

  /// The suffix of the output file.
  package var suffix: String { (try? request.get())?.suffix ?? "png" }

  /// Whether the output is a PNG, compared by pixels; anything else is compared by bytes.
  package var isPicture: Bool { (try? request.get())?.isPicture ?? true }
}

extension SnapshotCase {

  /// Create the case of an argument file.
  init(
    argumentsFile file: Result<SourceFile, any Error>, path: String, in folder: SnapshotFolder,
    parsing parse: SnapshotParser<Request>
  ) {
    self.path = path
    name = folder.name(of: path)
    source = "\(path).args"
    isHashed = false
    arguments = (try? file.get()).map(Self.arguments) ?? ""
    var strays: [String] = []
    request = Result {
      let file = try file.get()
      let requests = try file.mapLines { _, line throws(Diagnostics) in
        let words = try ArgumentLine.words(of: line)
        return words.isEmpty ? nil : try parse(words)
      }
      guard var request = requests.first, requests.count == 1 else {
        let message = "The file has \(requests.count) lines of arguments instead of one"
        throw Diagnostics([Diagnostic(code: .snapshot, message: message, place: file.place())])
      }
      strays = folder.resolveInputs(of: &request)
      return request
    }
    self.strays = strays
  }

  /// Return the arguments in the first nonempty line of a file.
  private static func arguments(in file: SourceFile) -> String {
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.lazy.compactMap { try? ArgumentLine.split($0) }.first { !$0.isEmpty }
    return ArgumentLine.join(words ?? [])
  }
}

/// The current drawing of a case.
package enum SnapshotDrawing {

  /// A picture, compared by pixels.
  case picture(any SnapshotPicture)

  /// The bytes of a text or document.
  case text([UInt8])
}

/// A picture in memory, encoded only when written, since that takes longer than drawing.
package protocol SnapshotPicture {

  /// The picture as decoded from its file, without its texts.
  var picture: PNGPicture { get throws }

  /// The picture with the texts of the file.
  var pictureWithTexts: PNGPicture { get throws }

  /// The bytes of the encoded file.
  var file: [UInt8] { get throws }
}
