import Foundation
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardStyling

/// An image or a font that was dropped in: what a theme may have is for the reading of themes to say.
struct DroppedFile {

  enum Kind: String, CaseIterable {
    case image, font
  }

  let bytes: [UInt8]
  let kind: Kind
  let ending: String

  init(_ bytes: [UInt8], kind name: String, files: FileReader) throws {
    guard let kind = Kind(rawValue: name) else {
      let names = Kind.allCases.map(\.rawValue).quoted.joinedAsAlternatives
      throw StudioError(.form, "A file can be \(names), not \(name.quoted)")
    }
    guard bytes.count <= InputBudget.theme.bytes else {
      throw StudioError(
        .limit, "A file of a theme has at most \(InputBudget.theme.bytes) bytes, not \(bytes.count)"
      )
    }
    (self.bytes, self.kind, ending) = (bytes, kind, Self.ending(of: bytes, as: kind))
    let use: (String, JSONText) =
      switch kind {
      case .image: ("background", ["image": ["file": "./dropped"]])
      case .font: ("fonts", [["file": "./dropped", "name": "Dropped"]])
      }
    let head: [(String, JSONText)] = [
      ("formatVersion", .integer(KeyboardTheme.formatVersion)), ("name", "Dropped"),
    ]
    let theme = JSONText.object(head + [use])
    _ = try LoadedTheme(
      SourceFile(name: "dropped.json", text: theme.text), knowing: ["./dropped": bytes],
      files: files)
  }

  private static func ending(of bytes: [UInt8], as kind: Kind) -> String {
    switch (kind, bytes.first) {
    case (.image, 0x89): "png"
    case (.image, 0xFF): "jpg"
    case (.image, _): ImageFile.isMarkup(Data(bytes)) ? "svg" : "webp"
    case (.font, _):
      bytes.starts(with: "OTTO".utf8) ? "otf" : bytes.starts(with: "ttcf".utf8) ? "ttc" : "ttf"
    }
  }

  /// Return the first free name.
  func name(isFree: (String) throws -> Bool) rethrows -> String? {
    try (1...10_000).lazy.map { "\(kind.rawValue)-\($0).\(ending)" }.first { try isFree($0) }
  }
}
