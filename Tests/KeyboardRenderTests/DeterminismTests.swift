import KeyboardDrawing
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
