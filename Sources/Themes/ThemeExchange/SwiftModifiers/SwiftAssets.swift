import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

/// The pictures and fonts of a theme as files of an app.
struct SwiftAssets {

  struct Asset: Hashable {

    let property: String
    let file: String
    let bytes: Data
  }

  private(set) var pictures: [Asset] = []
  private(set) var fonts: [Asset] = []

  /// Assets keep the names of the files of the theme.
  init(of theme: MergedTheme, fonts families: [FontFamily], files: [String: [UInt8]]) {
    var names = SwiftNames()
    let known = files.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: Data($0.value)) }
    func asset(_ bytes: Data, _ fallback: String) -> Asset {
      let path = known.first { $0.bytes == bytes }.map { FilePath($0.path).name } ?? fallback
      let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let stem = SwiftNames.identifier(String(parts[0]), otherwise: "picture")
      let property = names.unique(stem.isEmpty ? "picture" : stem)
      let ending = (path.split(separator: ".").last ?? "png").filter { $0.isASCII && $0.isLetter }
      return Asset(property: property, file: "\(property).\(ending)", bytes: bytes)
    }
    for value in theme.declarations.flatMap(\.items).flatMap(\.values) {
      guard case .background(let background) = value, let data = background.imageData,
        picture(data) == nil
      else { continue }
      pictures.append(asset(data, "picture.\(ImageFile(data)?.format.rawValue ?? "png")"))
    }
    for file in families.flatMap(\.files) where !fonts.contains(where: { $0.bytes == file.bytes }) {
      fonts.append(asset(file.bytes, "font.ttf"))
    }
  }

  func picture(_ data: Data) -> Asset? { pictures.first { $0.bytes == data } }

  func declaration(in type: String) -> SwiftLines {
    var lines = SwiftLines()
    lines.add("extension \(type)") { inner in
      inner.add("")
      inner.add(
        "/// The pictures of the theme, which are resources of the app, or of its keyboard.")
      inner.add("enum Assets") { body in
        for picture in pictures {
          body.add(
            "static let \(picture.property) = data(named: \(SwiftLiteral.text(picture.file)))")
        }
        body.add("")
        body.add("private static func data(named name: String) -> Data?") { body in
          body.add(
            "let bundle = Bundle(for: BundleToken.self)  // In a Swift package: Bundle.module")
          body.add("return bundle.url(forResource: name, withExtension: nil)")
          body.add("    .flatMap { try? Data(contentsOf: $0) }")
        }
        body.add("")
        body.add("private final class BundleToken {}")
      }
    }
    return lines
  }
}
