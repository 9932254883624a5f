import Foundation
import KeyboardDocuments

/// The program behind `make site`: it writes the site of the project into a folder that has the gallery.
@main
enum Site {

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 3 else {
      end("usage: site PROJECT PROGRAM FOLDER", exitCode: 2)
    }
    let paths = arguments.map { URL(filePath: $0).standardizedFileURL }
    do {
      let build = SiteBuild(project: paths[0], program: paths[1].path, folder: paths[2])
      let pages = try build.write()
      let problems = try LinkCheck(folder: paths[2]).problems()
      guard problems.isEmpty else { end(problems.joined(separator: "\n"), exitCode: 1) }
      print("\(paths[2].path): \(pages) pages, and all links lead somewhere")
    } catch {
      end("\(error)", exitCode: 1)
    }
  }

  private static func end(_ message: String, exitCode: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(exitCode)
  }
}

struct SiteProblem: Error, CustomStringConvertible {
  let description: String
}
