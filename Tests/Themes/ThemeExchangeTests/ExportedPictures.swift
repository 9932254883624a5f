import Foundation
import ProgramSupport
import Synchronization

@testable import ThemeExchange

/// The pictures of an exported theme, which an app has in its bundle.
struct ExportedPictures: Sendable {

  private let folder: ScratchFolder

  private static let known = Mutex<[String: ExportedPictures]>([:])

  /// Write the pictures of a built-in theme once.
  static func of(_ theme: String) -> Self {
    known.withLock { known in
      if let pictures = known[theme] { return pictures }
      guard let folder = try? ScratchFolder(),
        let files = try? KeyboardKitExportTests.export(theme).files
      else { fatalError("\(theme) can't be exported") }
      for file in files { _ = try? folder.write(Data(file.bytes), to: file.name) }
      let pictures = Self(folder: folder)
      known[theme] = pictures
      return pictures
    }
  }

  func url(forResource name: String, withExtension: String?) -> URL? {
    let file = folder.url.appending(path: name)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }
}
