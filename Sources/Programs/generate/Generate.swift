import Foundation
import KeyboardDocuments

/// The generator behind `make generate`.
@main
enum Generate {

  /// Write the generated files of the project in the given or the current folder.
  static func main() {
    let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
    do {
      for path in try GeneratedProject(root: root).write() { print(path) }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
