package import KeyboardRender
internal import SourceText

/// Parsed arguments of a case, independent of the program that renders them.
package protocol SnapshotRequest: Sendable {

  var suffix: String { get }

  /// Whether the output is a PNG, compared by pixels; anything else is compared by bytes.
  var isPicture: Bool { get }

  var inputs: [String] { get }

  mutating func replaceInputs(_ replacement: (_ path: String) -> String)
}

/// Location of an expected result: a file, or a key in a list of hashes.
package enum SnapshotGolden: Hashable, Sendable {

  case file(String)
  case hash(list: String, key: String)

  package var path: String {
    switch self {
    case .file(let path), .hash(let path, _): path
    }
  }

  /// The golden without a release of fonts.
  var plain: SnapshotGolden {
    switch self {
    case .file(let path): .file(FontRelease.plainName(path))
    case .hash(let list, let key): .hash(list: list, key: FontRelease.plainName(key))
    }
  }
}

/// One test of a suite: arguments, input files and golden.
package struct SnapshotCase<Request: SnapshotRequest>: Sendable {

  package private(set) var name: String
  package private(set) var path: String
  package let arguments: String
  let isHashed: Bool
  package let inputs: [String]

  /// The paths in the arguments found in the working directory only.
  let workingDirectoryPaths: [String]

  package let source: String
  let treatment: GoldenSettings.Treatment?

  /// Release of fonts with its own golden; nil for all other fonts.
  var fonts: FontRelease? = nil

  /// Requests are large: a matrix of thousands is read again when its cases are drawn.
  let read: @Sendable () -> Result<Request, any Error>

  package var request: Result<Request, any Error> { read() }

  /// The key in the list of hashes of version 0.1.
  private(set) var formerKey: String? = nil

  func renamed(_ end: String, formerly key: String? = nil) -> SnapshotCase {
    var item = self
    item.name += end
    item.path += end
    item.formerKey = key ?? formerKey
    return item
  }

  func with(_ fonts: FontRelease?) -> SnapshotCase { changing(self) { $0.fonts = fonts } }

  package func artifacts(in folder: String) -> GoldenArtifacts {
    GoldenArtifacts(path: "\(folder)/\(name)", suffix: suffix)
  }

  package var golden: SnapshotGolden {
    let path = path + (fonts?.suffix ?? "")
    guard isHashed else { return .file("\(path).\(suffix)") }
    return .hash(list: "\(FilePath(path).folder).hashes", key: FilePath(path).name)
  }

  package var suffix: String { isHashed ? "png" : (try? request.get())?.suffix ?? "png" }

  package var isPicture: Bool { isHashed || (try? request.get())?.isPicture ?? true }
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
    var workingDirectoryPaths: [String] = []
    var treatment: GoldenSettings.Treatment?
    let request = Result<Request, any Error> {
      let file = try file.get()
      treatment = try GoldenSettings.Treatment.read(notedIn: file)
      let requests = try file.mapLines { _, line throws(Diagnostics) -> Request? in
        let words = try ArgumentLine.split(line)
        guard !words.isEmpty else { return nil }
        var request = try parse(words)
        workingDirectoryPaths = try folder.resolveInputs(of: &request)
        return request
      }
      guard let request = requests.first, requests.count == 1 else {
        let message = "The file has \(requests.count) lines of arguments instead of one"
        throw Diagnostics(code: .invalidCase, message, place: file.place())
      }
      return request
    }
    self.workingDirectoryPaths = workingDirectoryPaths
    self.treatment = treatment
    inputs = (try? request.get())?.inputs ?? []
    read = { request }
  }

  private static func arguments(in file: SourceFile) -> String {
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.lazy.compactMap { try? ArgumentLine.split($0) }.first { !$0.isEmpty }
    return ArgumentLine.join(words ?? [])
  }
}

/// Rendered result of a case: an image, or text that is compared by bytes.
package enum SnapshotDrawing {

  case picture(any SnapshotImage)
  case text([UInt8])
}

/// A picture in memory, encoded only when written, since that takes longer than drawing.
package protocol SnapshotImage {

  /// The picture as decoded from its file, without its texts.
  var picture: PNGPicture { get throws }

  var pictureWithTexts: PNGPicture { get throws }

  var texts: [PNGText] { get }

  var file: [UInt8] { get throws }
}

/// Picture from a file: a report's, or the first frame of an animation.
package struct FileImage: SnapshotImage {

  package let file: [UInt8]
  package let picture: PNGPicture

  package init(file: [UInt8], picture: PNGPicture) {
    self.file = file
    self.picture = picture
  }

  package var pictureWithTexts: PNGPicture { picture }

  package var texts: [PNGText] { picture.texts }
}
