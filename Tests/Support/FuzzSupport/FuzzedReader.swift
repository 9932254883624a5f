import Cairo
import Foundation
import GoldenImages
import KeyboardCore
import KeyboardDrawing
import KeyboardLexicon
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import LanguageServer
import SourceText
import ThemeExchange
import ThemePacks

/// A reader of hostile bytes: it returns, whatever they are, or the process ends with a trap.
package struct FuzzedReader: Sendable {

  /// The name of the reader, which is that of its folder of inputs.
  package let name: String

  package let read: @Sendable ([UInt8]) -> Void

  private init(_ name: String, _ read: @escaping @Sendable ([UInt8]) -> Void) {
    (self.name, self.read) = (name, read)
  }

  private init(_ name: String, file read: @escaping @Sendable (SourceFile) throws -> Void) {
    self.init(name) { bytes in try? read(SourceFile(name: name, bytes: bytes)) }
  }

  /// All readers: the formats of the table of imports, and those of other files.
  package static let all =
    ExchangeFormat.imported.map { format in
      FuzzedReader(format.name, file: { file in _ = try format.read?(source(of: file)) })
    } + [
      FuzzedReader("theme", file: { file in _ = try KeyboardTheme(decoding: file) }),
      FuzzedReader(
        "json",
        file: { file in
          _ = JSONSyntax(file, options: .relaxed)
          _ = try JSONDocument(parsing: file, options: .strict)
        }),
      FuzzedReader("locale", file: { file in _ = try LocaleProfile(decoding: file) }),
      FuzzedReader("goldens", file: { file in _ = try GoldenSettings(decoding: file) }),
      FuzzedReader("report") { bytes in _ = try? GoldenReport(json: bytes) },
      FuzzedReader("args", file: arguments(of:)),
      FuzzedReader("frames", frames(of:)),
      FuzzedReader("png") { bytes in _ = try? PNG.decode(bytes, largestPixelCount: maximumPixels) },
      FuzzedReader("jpeg") { bytes in
        bytes.withUnsafeBytes { _ = try? JPEG.decode($0, largestPixelCount: maximumPixels) }
      },
      FuzzedReader("webp", webp(of:)),
      FuzzedReader("svg", file: svg(of:)),
      FuzzedReader("lexicon", lexicon(of:)),
      FuzzedReader("font", font(of:)),
      FuzzedReader(
        "archive",
        file: { file in
          let archive = try Archive(file)
          for name in archive.names { _ = try archive.data(of: name) }
        }),
    ]

  /// The files of an archive are read as those of an import.
  private static func source(of file: SourceFile) throws -> ImportSource {
    guard let archive = try? Archive(file),
      let manifest = ExchangeFormat.archived(archive.names)?.manifest
    else { return ImportSource(file) }
    let names = [manifest] + archive.names.filter { $0 != manifest && $0.hasSuffix(".json") }
    var source = ImportSource(file)
    source.files = try names.map { SourceFile(name: $0, bytes: try archive.data(of: $0)) }
    let folder = FilePath(manifest).prefix
    source.companion = { SourceFile(name: $0, bytes: try archive.data(of: folder + $0)) }
    return source
  }

  private static let maximumPixels = 1 << 16

  private static func webp(of bytes: [UInt8]) {
    guard let file = ImageFile(Data(bytes)), file.format == .webp,
      file.width * file.height <= maximumPixels
    else { return }
    _ = WebP.decode(bytes, width: file.width, height: file.height)
  }

  /// What can be read can be placed: as an icon, and turned as a sticker.
  private static func svg(of file: SourceFile) throws {
    let image = try VectorImage(svg: file)
    var builder = SceneBuilder(size: CGSize(width: 40, height: 40))
    let frame = CGRect(x: 8, y: 8, width: 24, height: 24)
    for degrees in [0.0, 33] {
      let map = Affine.rotation(degrees: degrees, about: CGPoint(x: 20, y: 20))
        .applied(after: image.fitting(frame))
      builder.vector(image, in: map, colors: VectorColors(current: Color.Resolved(hex: 0)))
    }
    precondition(
      builder.scene.nodes.box.map { $0.width.isFinite && $0.height.isFinite } ?? true,
      "A drawing has numbers.")
  }

  private static func arguments(of file: SourceFile) throws {
    _ = try file.mapLines { _, line throws(Diagnostics) in
      try RenderRequest(caseLine: try ArgumentLine.split(line))
    }
  }

  /// The bytes arrive in two pieces, of which the first byte tells the length of the first one.
  private static func frames(of bytes: [UInt8]) {
    let rest = bytes.dropFirst()
    let first = min(Int(bytes.first ?? 0), rest.count)
    var reader = FrameReader()
    for piece in [rest.prefix(first), rest.dropFirst(first)] {
      reader.append(Array(piece))
      while let frame = reader.next() {
        if case .content(let content) = frame { _ = try? ClientMessage(content) }
      }
    }
  }

  private static func font(of bytes: [UInt8]) {
    guard let file = try? FontFile(Data(bytes)), (try? KeyboardRenderer.check(file)) != nil else {
      return
    }
    let family = FontFamily("Fuzzed", files: [file])
    let box = CGRect(x: 0, y: 0, width: 60, height: 30)
    var run = TextRun(
      "aoä1", font: Font(family: .named([family]), size: 20), color: .init(hex: 0), box: box)
    run.showsMissingGlyphs = true
    var builder = SceneBuilder(size: box.size)
    builder.text(run)
    _ = try? renderer?.bitmap(of: builder.scene, scale: 1)
  }

  private static let renderer = try? KeyboardRenderer()

  /// The checksum is set right, which no input would get past.
  private static func lexicon(of bytes: [UInt8]) {
    var bytes = bytes
    let start = LexiconSections.checkedStart - 4
    guard bytes.count >= start + 4 else { return }
    let checksum = bytes.withUnsafeBytes(LexiconSections.checksum)
    withUnsafeBytes(of: checksum.littleEndian) {
      bytes.replaceSubrange(start..<start + 4, with: $0)
    }
    let file = FileManager.default.temporaryDirectory
      .appending(path: "kbrender-\(UUID().uuidString).lexicon")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? Data(bytes).write(to: file)) != nil,
      let lexicon = try? Lexicon(path: file.path(percentEncoded: false))
    else { return }
    let suggester = WordSuggester(
      lexicon: lexicon, language: "en", positions: KeyPositions(rows: ["qwerty", "asdfgh"]))
    for word in ["the", "teh", ""] {
      _ = suggester.candidates(for: word, after: "the")
      _ = suggester.nextWords(after: word, limit: 3)
    }
  }
}
