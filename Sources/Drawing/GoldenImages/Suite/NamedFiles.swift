import Disk
import KeyboardDocuments

/// Files that cases and themes mention are never deleted; only the last part of a path counts.
struct NamedFiles {

  private let texts: [String]

  init(_ files: [String], in folder: SnapshotFolder) {
    let own = [GoldenSettings.fileName, GoldenManifest.fileName].map { folder.path(of: $0) }
    texts = files.flatMap { path -> [String] in
      guard !own.contains(path), [".args", ".matrix", ".json"].contains(where: path.hasSuffix),
        let bytes = folder.files.knownBytes(of: path)
      else { return [] }
      let file = SourceFile(name: path, bytes: bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      return [text] + (path.hasSuffix(".json") ? Self.strings(in: file) : Self.words(in: text))
    }
  }

  func contains(_ path: String) -> Bool {
    let name = FilePath(path).name
    return texts.contains { $0.contains(name) }
  }

  private static func words(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { line in
      (BraceExpansion.lines(of: line, limit: InputBudget.arguments.values) ?? []).flatMap { line in
        (try? ArgumentLine.split(line)) ?? []
      }
    }
  }

  private static func strings(in file: SourceFile) -> [String] {
    var values = [(try? JSONDocument(parsing: file, options: .relaxed))?.root].compactMap { $0 }
    var strings: [String] = []
    while let value = values.popLast() {
      if let text = value.string { strings.append(text) }
      values += value.array ?? []
      values += value.object?.members.map(\.value) ?? []
    }
    return strings
  }
}
