import ArgumentParser
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline

/// A picture or text that is to stay as it is.
struct SnapshotCase: Sendable {

  /// Where what is expected is kept.
  enum Golden: Hashable, Sendable {

    /// In a file of its own.
    case file(String)

    /// As a hash in a list of many, by a key.
    case hash(list: String, key: String)

    /// The file that it is in.
    var path: String {
      switch self {
      case .file(let path), .hash(let path, _): path
      }
    }
  }

  /// The name in the suite, such as `themes/tron`.
  let name: String

  /// The path of everything about the case, without suffixes.
  let path: String

  /// What you would type after `kbrender`.
  let arguments: String

  /// What the arguments ask for.
  let request: Result<RenderRequest, CommandFailure>

  /// Whether what is expected is a line in a list.
  let isHashed: Bool

  /// Where what is expected is kept.
  var golden: Golden {
    guard isHashed else { return .file("\(path).\(suffix)") }
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return .hash(list: "\(path[..<slash]).hashes", key: String(path[path.index(after: slash)...]))
  }

  /// The suffix of the file that is drawn.
  var suffix: String {
    guard case .success(let request) = request else { return "png" }
    return request.emit == .image ? request.format.rawValue : "json"
  }

  /// Whether a PNG is drawn, whose pixels are compared; anything else is compared byte by byte.
  var isPicture: Bool {
    guard case .success(let request) = request else { return true }
    return request.emit == .image && request.format == .png
  }
}

extension SnapshotCase {

  /// The case of a file of arguments.
  init(argumentsFile path: String, name: String) {
    let file = Result { () throws(CommandFailure) in try InputFile.read("\(path).args") }
    self.name = name
    self.path = path
    isHashed = false
    arguments = (try? file.get()).map(Self.arguments) ?? ""
    request = Result { () throws(CommandFailure) in
      let file = try file.get()
      do {
        return try BatchFile(file, defaults: Self.defaults()).single()
      } catch {
        throw CommandFailure(error)
      }
    }
  }

  /// The first line of a file that says anything.
  private static func arguments(in file: SourceFile) -> String {
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.lazy.compactMap { try? ArgumentLine.split($0) }.first { !$0.isEmpty }
    return ArgumentLine.join(words ?? [])
  }

  /// Goldens are small unless their arguments say otherwise.
  static func defaults() throws -> RenderOptions {
    try RenderOptions.parse(["--compression", "small"])
  }
}
