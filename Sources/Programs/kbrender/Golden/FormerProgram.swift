import Disk
import Foundation
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import Terminal

/// An older program, such as that of the last release: what it draws otherwise is due to the code.
struct FormerProgram: Sendable {

  let path: String

  /// The number of cases that it draws at a time, so that files and time are bounded.
  static let mostCases = InputBudget.formerProgram.values

  /// Refuse what isn't a program of keyboards.
  init(_ path: String) throws {
    self.path = path
    let current = FileManager.default.currentDirectoryPath
    absolutePath = FilePath(path).isAbsolute ? path : FilePath(current).appending(path)
    guard let version = tool(["--version"]).lines()?.first, version.first?.isNumber == true else {
      throw CommandFailure(
        .environment, code: .formerProgram, "\(path.quoted) isn't a program that draws keyboards",
        hints: ["--before takes the path of an older kbrender."])
    }
  }

  private let absolutePath: String

  private func tool(_ arguments: [String], in folder: String = "/") -> InstalledTool {
    InstalledTool([absolutePath], arguments, in: folder, budget: .formerProgram)
  }

  /// Draw pictures and films with their scenes; some may be missing, if the program can't draw them.
  func draw(
    _ cases: [SnapshotCase<RenderRequest>], in folder: String, fonts: [String]
  ) -> FormerDrawings {
    let current = FileManager.default.currentDirectoryPath
    let folders = ([folder] + fonts).map { path in
      FilePath(path).isAbsolute ? path : FilePath(current).appending(path)
    }
    let options = folders.dropFirst().flatMap { ["--fonts", $0] }
    return FormerDrawings(of: self, cases.filter(\.isPicture)) { list in
      var lines = ""
      for (item, files) in list {
        let outputs = [["-o", files.picture], ["--emit", "scene", "-o", files.scene]]
        if item.isFilm {
          // A list has pictures only.
          let words = (try? ArgumentLine.split(item.arguments)) ?? []
          for output in outputs {
            _ = tool(words + output + options, in: folders[0]).output()
          }
        } else {
          for output in outputs { lines += "\(item.arguments) \(ArgumentLine.join(output))\n" }
        }
      }
      guard !lines.isEmpty else { return }
      // The others are drawn although one fails.
      _ = tool(["--batch", "-"] + options, in: folders[0]).output(for: Array(lines.utf8))
    }
  }
}
