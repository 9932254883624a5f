import CLibrary
import Foundation
package import SourceText

/// Check of folders given for their fonts.
package enum FontFolder {

  private static let suffixes: Set = [
    "ttf", "otf", "ttc", "otc", "woff", "woff2", "pfa", "pfb", "pcf", "bdf",
  ]

  /// Several times the number of a system's fonts.
  private static let maximumFiles = 20_000

  /// Returns the font files by their absolute paths.
  @discardableResult
  package static func check(_ folder: String) throws(CommandFailure) -> [String: String] {
    var fonts: [String: String] = [:]
    var count = 0
    // Links to folders may lead in circles.
    var seen: Set<String> = []
    var folders = [FilePath(folder).withoutEndSlashes]
    while let next = folders.popLast() {
      // fontconfig skips hidden files and folders.
      for name in try names(in: next) where !name.hasPrefix(".") {
        count += 1
        guard count <= maximumFiles else {
          throw problem(folder, "The folder of fonts has more than \(maximumFiles) files")
        }
        let path = "\(next)/\(name)"
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFREG where isFont(name):
          fonts[URL(filePath: path).absoluteURL.standardized.path] = path
        case S_IFREG: break
        case S_IFDIR:
          if seen.insert("\(status.st_dev) \(status.st_ino)").inserted { folders.append(path) }
        default: throw problem(path, "A folder of fonts can't have pipes and devices")
        }
      }
    }
    guard !fonts.isEmpty else {
      throw problem(
        folder, "The folder has no fonts", hints: ["Fonts are TrueType or OpenType files."])
    }
    return fonts
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
      [
        Diagnostic(
          code: .invalidFontFolder, message: message, place: .init(file: path), hints: hints)
      ])
  }
}

/// Changes in folders, not files, since most editors save by renaming a new file over the old one.
package final class FolderEvents {

  private let descriptor: Int32
  private var watched: [String: Int32] = [:]

  /// A new file counts once it is closed or renamed, not while it is being written.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
      | IN_ONLYDIR)

  package init() throws(SystemError) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw .last }
  }

  deinit { close(descriptor) }

  /// Folders that don't exist are tried again by the next call.
  package func watch(_ folders: Set<String>) {
    for (folder, watch) in watched where !folders.contains(folder) {
      inotify_rm_watch(descriptor, watch)
      watched[folder] = nil
    }
    for folder in folders {
      // A folder that was replaced is another one under the same name; a known one has its number.
      let watch = inotify_add_watch(descriptor, folder, Self.mask)
      watched[folder] = watch >= 0 ? watch : nil
    }
  }

  /// Returns whether there were any events, which are dropped.
  package func wait(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    return true
  }
}
