import Foundation
import Synchronization
import TestSupport

@testable import ThemeExchange

/// The files of an exported theme, which an app has in its bundle.
struct ExportedFiles: Sendable {

  private let folder: ScratchFolder

  private static let known = Mutex<[String: ExportedFiles]>([:])

  /// Write the files of a look once.
  static func of(_ look: String) -> Self {
    known.withLock { known in
      if let files = known[look] { return files }
      guard let folder = try? ScratchFolder(), let export = try? KeyboardKitExportTests.export(look)
      else { fatalError("\(look) can't be exported") }
      for file in export.files { _ = try? folder.write(Data(file.bytes), to: file.name) }
      known[look] = Self(folder: folder)
      return Self(folder: folder)
    }
  }

  func url(forResource name: String, withExtension ending: String) -> URL? {
    folder.url.appending(path: "\(name).\(ending)")
  }
}
