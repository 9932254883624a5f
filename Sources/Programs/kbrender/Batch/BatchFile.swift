import Disk
internal import Foundation
import KeyboardDocuments
import KeyboardPipeline
import Terminal

struct BatchFile: Sendable {

  struct Picture: Sendable {
    var line: Int
    var request: RenderRequest
  }

  let pictures: [Picture]
  private let file: SourceFile

  private static let mostPictures = 100_000

  /// Each line extends the defaults and takes precedence over them.
  init(_ file: SourceFile, defaults: RenderArguments) throws(Diagnostics) {
    self.file = file
    // Who runs the command writes standard input, and knows its paths.
    let isStream = FilePath(file.name).isStream || file.name == "<stdin>"
    let folders = isStream ? nil : [ProjectFolder.root(around: FilePath(file.name).folder), "."]
    var count = 0
    pictures = try file.mapLines { number, line throws(Diagnostics) in
      let words = try ArgumentLine.split(line)
      guard !words.isEmpty else { return nil }
      count += 1
      guard count <= Self.mostPictures else {
        throw Diagnostics(
          code: .batchSize, "A batch has at most \(Self.mostPictures) pictures")
      }
      let request = try RenderRequest(line: words, over: defaults, installed: .ofUser) { path in
        folders.flatMap { ProjectFolder.problem(of: path, in: $0) }
      }
      return Picture(line: number, request: request)
    }
  }

  func checkOutputs() throws(Diagnostics) {
    let missing = pictures.filter { $0.request.output == "-" }.map { picture in
      Diagnostic(
        code: .batchOutput, message: "Line \(picture.line) has no --output",
        place: place(ofLine: picture.line))
    }
    let problems = missing + clashes
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }

  func place(ofLine line: Int) -> Diagnostic.Place {
    Diagnostic.Place(file: file.name, line: line)
  }

  private var clashes: [Diagnostic] {
    var seen: [String: Picture] = [:]
    return pictures.compactMap { picture in
      let output = picture.request.output
      // "a.png" and "./a.png" are one place, also behind a link.
      let file =
        output == "-"
        ? output : URL(filePath: output).standardizedFileURL.resolvingSymlinksInPath().path
      guard let first = seen[file] else {
        seen[file] = picture
        return nil
      }
      guard output != "-", first.request != picture.request, !output.hasPrefix("/dev/") else {
        return nil
      }
      return Diagnostic(
        code: .batchOutput,
        message: "Lines \(first.line) and \(picture.line) both write “\(output.shortened)”",
        place: place(ofLine: picture.line))
    }
  }
}
