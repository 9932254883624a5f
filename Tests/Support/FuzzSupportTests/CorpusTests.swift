import Foundation
import FuzzSupport
import KeyboardDrawing
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

  /// The changed inputs for each reader: none, unless MUTATIONS tells their number.
  private static let mutations =
    ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 0

  @Test(.enabled(if: mutations > 0, "MUTATIONS=10000"), arguments: FuzzedReader.all.map(\.name))
  func changedInputsAreReadOrRefused(name: String) throws {
    let reader = try #require(FuzzedReader.all.first { $0.name == name })
    let inputs = try Self.inputs(of: name).sorted { $0.path < $1.path }
      .map { Array(try Data(contentsOf: $0)) }
    var numbers = SeededNumbers(seed: 38)
    for _ in 0..<Self.mutations {
      reader.read(Self.changed(inputs, &numbers))
    }
  }

  /// Changes of tables get further than those of bytes anywhere.
  @Test(.enabled(if: mutations > 0, "MUTATIONS=10000")) func changedFontsAreDrawnOrRefused() throws
  {
    let reader = try #require(FuzzedReader.all.first { $0.name == "font" })
    let round = Self.folder.appending(path: "../../StyleThemes/Round.ttf").standardized
    let inputs = try (Self.inputs(of: "font").sorted { $0.path < $1.path } + [round])
      .map { Array(try Data(contentsOf: $0)) }
    var numbers = SeededNumbers(seed: 39)
    var drawn = 0
    for _ in 0..<Self.mutations {
      let input = inputs[Int.random(in: inputs.indices, using: &numbers)]
      let font = ChangedFont(input, &numbers).bytes
      if (try? FontFile(Data(font))) != nil { drawn += 1 }
      reader.read(font)
    }
    // Otherwise, nothing but the check of tables is tested.
    #expect(drawn > Self.mutations / 4, "\(drawn) fonts were drawn")
  }

  /// Return an input with a few bytes changed, cut out, repeated, or taken from another one.
  private static func changed(_ inputs: [[UInt8]], _ numbers: inout SeededNumbers) -> [UInt8] {
    func any(_ bytes: [UInt8]) -> Range<Int> {
      let start = Int.random(in: 0...bytes.count, using: &numbers)
      return start..<min(start + Int.random(in: 0...16, using: &numbers), bytes.count)
    }
    var bytes = inputs[Int.random(in: inputs.indices, using: &numbers)]
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let place = any(bytes)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0:
        for index in place { bytes[index] = UInt8.random(in: 0...255, using: &numbers) }
      case 1: bytes.removeSubrange(place)
      case 2: bytes.insert(contentsOf: bytes[place], at: any(bytes).lowerBound)
      default:
        let other = inputs[Int.random(in: inputs.indices, using: &numbers)]
        bytes.replaceSubrange(place, with: other[any(other)])
      }
    }
    return bytes
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
