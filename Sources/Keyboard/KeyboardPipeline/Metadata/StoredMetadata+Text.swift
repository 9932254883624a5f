import KeyboardDocuments
import KeyboardRender

extension StoredMetadata {

  /// Texts of other programs are cut, and can't control a terminal; the missing files are those
  /// that a rerender needs.
  package func text(missing: [String]?) -> String {
    let scale = picture.scale.map { ", \($0.plainText) pixels per point" } ?? ""
    let kind = picture.isOpaque ? "opaque" : "with transparency"
    var lines = ["\(picture.width) × \(picture.height) pixels\(scale), \(kind)"]
    if text(of: .arguments) == nil {
      lines.append("The picture wasn't drawn by kbrender, or without metadata")
    }
    if let missing, !missing.isEmpty {
      let names = missing.prefix(10).map { $0.withoutControls.shortened(to: 200) }
      let more = missing.count > names.count ? " and \(missing.count - names.count) more" : ""
      lines.append(
        "The picture can't be rendered again, because the file doesn't contain "
          + names.joined(separator: ", ") + more)
    }
    lines += picture.texts.map { "\(Self.line($0.keyword)): \(summary(of: $0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func summary(of entry: PNGText) -> String {
    switch Metadata.Keyword(rawValue: entry.keyword) {
    case .elements:
      let elements = try? JSONDocument(parsing: SourceFile(name: file, text: entry.text))
      return elements?.root.array.map { "\($0.count) elements" } ?? Self.line(entry.text)
    case .theme, .locale: return "\(entry.text.utf8.count) bytes"
    case .themeFiles:
      guard let files = StoredFiles.files(in: entry.text) else { return Self.line(entry.text) }
      return files.sorted { $0.key < $1.key }.prefix(20)
        .map { "\(Self.line($0.key)) (\($0.value.count) bytes)" }.joined(separator: ", ")
    case .arguments: return entry.text.withoutControls.shortened(to: 1000)
    case .software, nil: return Self.line(entry.text)
    }
  }

  private static func line(_ text: String) -> String { text.withoutControls.shortened(to: 200) }
}
