import Foundation
import FuzzSupport
import Testing

/// The inputs of `make fuzz`, each of which once reached new code or was a finding.
@Suite struct CorpusTests {

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpora")

  private static func inputs(of reader: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: reader), includingPropertiesForKeys: nil)
  }

  @Test(arguments: FuzzedReader.all.map(\.name))
  func everyInputIsReadOrRefused(name: String) throws {
    let reader = try #require(FuzzedReader.all.first { $0.name == name })
    let inputs = try Self.inputs(of: name)
    #expect(!inputs.isEmpty, "\(name) has no inputs")
    for input in inputs { reader.read(Array(try Data(contentsOf: input))) }
  }

  @Test func everyFolderHasAReader() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(folders) == Set(FuzzedReader.all.map(\.name)))
  }

  @Test func inputsAreSmall() throws {
    for reader in FuzzedReader.all {
      for input in try Self.inputs(of: reader.name) {
        let size = try input.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        #expect(size <= 8192, "\(input.lastPathComponent) has \(size) bytes")
      }
    }
  }
}
