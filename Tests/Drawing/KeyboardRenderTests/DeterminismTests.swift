import KeyboardKit
import KeyboardRender
import Testing

@Suite struct DeterminismTests {

  private struct Files: Hashable {
    var png: [UInt8]
    var svg: [UInt8]
    var pdf: [UInt8]

    init(_ renderer: KeyboardRenderer) throws {
      png = try renderer.png(of: keyboard(), scale: 3)
      svg = try renderer.svg(of: keyboard())
      pdf = try renderer.pdf(of: keyboard())
    }
  }

  @Test func givesTheSameBytesInParallel() async throws {
    let expected = try Files(KeyboardRenderer())
    try await withThrowingTaskGroup(of: Files.self) { group in
      for _ in 0..<6 { group.addTask { try Files(KeyboardRenderer()) } }
      for try await files in group { #expect(files == expected) }
    }
  }

  // All threads read emojis from one FreeType face, whose glyph slot each of them writes to.
  @Test func givesTheSameEmojisInParallel() async throws {
    let emojis = (0x1F600...0x1F61F).compactMap(Unicode.Scalar.init).map(String.init)
    let picture = scene(width: 320, height: 160) { builder in
      for (index, emoji) in emojis.enumerated() {
        let box = CGRect(x: index % 8 * 40, y: index / 8 * 40, width: 40, height: 40)
        builder.text(TextRun(emoji, font: .system(size: 24), color: .init(hex: 0x000000), box: box))
      }
    }
    let expected = try KeyboardRenderer().png(of: picture, scale: 1)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 { group.addTask { try KeyboardRenderer().png(of: picture, scale: 1) } }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }

  @Test func givesTheSameBytesFromASharedRenderer() async throws {
    let renderer = try KeyboardRenderer()
    let expected = try Files(renderer)
    try await withThrowingTaskGroup(of: Files.self) { group in
      for _ in 0..<6 { group.addTask { try Files(renderer) } }
      for try await files in group { #expect(files == expected) }
    }
  }

  @Test func forgetsWhatItDrewBefore() throws {
    let renderer = try KeyboardRenderer()
    for text in ["a", "ö", "🎉", "שלום"] {
      _ = try renderer.png(of: scene { $0.text(run(text)) }, scale: 2)
    }
    #expect(try Files(renderer) == Files(KeyboardRenderer()))
  }
}
