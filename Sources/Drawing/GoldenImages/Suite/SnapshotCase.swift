internal import KeyboardDocuments
package import KeyboardRender

/// A request for a picture or text, as seen by goldens.
package protocol SnapshotRequest: Sendable {

  /// The suffix of the output file, such as `png`.
  var suffix: String { get }

  /// Whether the output is a PNG, compared by pixels; anything else is compared by bytes.
  var isPicture: Bool { get }

  var inputs: [String] { get }

  mutating func replaceInputs(_ replacement: (_ path: String) -> String)
}

/// The place of an expected picture or text.
package enum SnapshotGolden: Hashable, Sendable {

  case file(String)
  case hash(list: String, key: String)

  package var path: String {
    switch self {
    case .file(let path), .hash(let path, _): path
    }
  }
}

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

  /// The paths in the arguments found in the working directory only.
  let strays: [String]

  let source: String

  package var golden: SnapshotGolden {
    guard isHashed else { return .file("\(path).\(suffix)") }
    return .hash(list: "\(FilePath(path).folder).hashes", key: FilePath(path).name)
  }

  package var suffix: String { (try? request.get())?.suffix ?? "png" }

  /// Whether the output is a PNG, compared by pixels; anything else is compared by bytes.
  package var isPicture: Bool { (try? request.get())?.isPicture ?? true }
}

extension SnapshotCase {

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

package enum SnapshotDrawing {

  /// A picture, compared by pixels.
  case picture(any SnapshotPicture)

  case text([UInt8])
}

/// A picture in memory, encoded only when written, since that takes longer than drawing.
package protocol SnapshotPicture {

  /// The picture as decoded from its file, without its texts.
  var picture: PNGPicture { get throws }

  var pictureWithTexts: PNGPicture { get throws }

  var file: [UInt8] { get throws }
}
