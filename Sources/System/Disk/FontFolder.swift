import Foundation
import Glibc
package import KeyboardDocuments

package enum FontFolder {

  private static let suffixes: Set = [
    "ttf", "otf", "ttc", "otc", "woff", "woff2", "pfa", "pfb", "pcf", "bdf",
  ]

  /// Several times the number of a system's fonts.
  private static let mostFiles = 20_000

  package static func check(_ folder: String) throws(CommandFailure) {
    var hasFonts = false
    var count = 0
    // Links to folders may lead in circles.
    var seen: Set<String> = []
    var folders = [folder]
    while let next = folders.popLast() {
      for name in try names(in: next) {
        count += 1
        guard count <= mostFiles else {
          throw problem(folder, "The folder of fonts has more than \(mostFiles) files")
        }
        let path = "\(next)/\(name)"
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFREG: hasFonts = hasFonts || isFont(name)
        case S_IFDIR:
          if seen.insert("\(status.st_dev) \(status.st_ino)").inserted { folders.append(path) }
        default: throw problem(path, "A folder of fonts can't have pipes and devices")
        }
      }
    }
    guard hasFonts else {
      throw problem(
        folder, "The folder has no fonts", hints: ["Fonts are TrueType or OpenType files."])
    }
  }

  private static func isFont(_ name: String) -> Bool {
    let parts = name.lowercased().split(separator: ".")
    let suffix = parts.last == "gz" ? parts.dropLast().last : parts.last
    return suffix.map { suffixes.contains(String($0)) } ?? false
  }

  private static func names(in folder: String) throws(CommandFailure) -> [String] {
    if let reason = FilePath(folder).problem { throw problem(folder, reason) }
    var status = stat()
    guard stat(folder, &status) == 0 else {
      throw problem(folder, "The folder of fonts can't be read: \(SystemError.last.message)")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw problem(folder, "The fonts must be a folder")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw problem(folder, "The folder of fonts can't be read")
    }
    return names
  }

  private static func problem(
    _ path: String, _ message: String, hints: [String] = []
  ) -> CommandFailure {
    CommandFailure(
      .invalidInput,
      [Diagnostic(code: .fonts, message: message, place: .init(file: path), hints: hints)])
  }
}
