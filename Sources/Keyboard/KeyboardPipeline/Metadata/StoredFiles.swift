import Foundation
import KeyboardDocuments

/// JSON with a path and base64 for each file.
enum StoredFiles {

  /// In bytes; beyond it, no files are stored.
  static let largestSize = 1 << 20

  static func text(of files: [String: [UInt8]]) -> String? {
    let size = files.values.reduce(0) { $0 + $1.count }
    guard !files.isEmpty, size <= largestSize else { return nil }
    return JSONText.object(
      files.sorted { $0.key < $1.key }.map {
        ($0.key, .string(Data($0.value).base64EncodedString()))
      }
    ).text
  }

  static func files(in text: String) -> [String: [UInt8]]? {
    let options = JSONOptions(budget: .storedFiles)
    guard
      let document = try? JSONDocument(
        parsing: SourceFile(name: "files", text: text), options: options),
      let members = document.root.object?.members
    else { return nil }
    var files: [String: [UInt8]] = [:]
    for member in members {
      guard let data = member.value.string.flatMap({ Data(base64Encoded: $0) }) else { return nil }
      files[member.key] = Array(data)
    }
    return files
  }
}
