import Foundation
import KeyboardDocuments

@main
enum Generate {

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
