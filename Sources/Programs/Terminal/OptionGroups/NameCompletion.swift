package import ArgumentParser
import Foundation
import KeyboardDocuments
import KeyboardKit
import ThemePacks

// The names that shells complete values with, beside the files where a value may be one.
extension CompletionKind {

  package static let theme = names {
    try KeyboardTheme.builtInLooks + ThemeFolder.ofUser.files.map(\.name) + files(after: $0)
  }

  package static let themes = list {
    try KeyboardTheme.builtInLooks + ThemeFolder.ofUser.files.map(\.name) + files(after: $0)
  }

  package static let installedThemes = names { _ in ThemeFolder.ofUser.files.map(\.name) }

  package static let locales = list { _ in LocaleProfile.supportedIdentifiers }

  package static let devices = list { _ in Device.all.map(\.id) }

  package static func list(of names: [String]) -> CompletionKind { list { _ in names } }

  private static func names(
    _ candidates: @escaping @Sendable (_ prefix: String) throws -> [String]
  ) -> CompletionKind {
    .custom { _, _, prefix in ((try? candidates(prefix)) ?? []).filter { $0.hasPrefix(prefix) } }
  }

  private static func list(
    _ candidates: @escaping @Sendable (_ prefix: String) throws -> [String]
  ) -> CompletionKind {
    names { prefix in
      let start = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
      return try candidates(String(prefix.dropFirst(start.count))).map { start + $0 }
    }
  }

  private static func files(after prefix: String) -> [String] {
    let folder = FilePath(prefix).prefix
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).sorted().compactMap { name in
      if name.hasSuffix(".json") || name.hasSuffix(ThemeName.packSuffix) { return folder + name }
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: folder + name, isDirectory: &isFolder)
      return isThere && isFolder.boolValue && !name.hasPrefix(".") ? "\(folder)\(name)/" : nil
    }
  }
}
