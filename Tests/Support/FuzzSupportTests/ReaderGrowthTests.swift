import FuzzSupport
import SourceText
import TestSupport
import Testing

/// The time of each reader grows no faster than its input.
@Suite(.serialized) struct ReaderGrowthTests {

  @Test func eachReaderHasAnInputOfEachSize() {
    let names = Set(ReaderInput.all.map(\.reader))
    for reader in FuzzedReader.all {
      #expect(names.contains(reader.name), "\(reader.name) has no row in ReaderInput.all")
    }
  }

  /// Less time than this is no harm, whatever it grows by, and can't be compared on a busy machine.
  private static let harmless = 0.25

  @Test(arguments: ReaderInput.all)
  func timeGrowsLikeTheInput(input: ReaderInput) throws {
    // Formats may go.
    guard let reader = FuzzedReader.all.first(where: { $0.name == input.reader }) else { return }
    let (small, large) = (input.bytes(input.size), input.bytes(2 * input.size))
    #expect(large.count > small.count * 3 / 2, "\(small.count) and \(large.count) bytes")
    let time = ProcessorTime.seconds { reader.read(large) }
    guard time > Self.harmless else { return }
    let most = 2.5 * Double(large.count) / Double(2 * small.count)
    // Other work on the machine slows some attempts down, but not all.
    let isProportional = (0..<3).contains { _ in
      ProcessorTime.growth(from: small, to: large) { reader.read($0) } <= most
    }
    #expect(isProportional, "\(time) s for \(large.count) bytes")
  }

  /// Short inputs that ask for much: aliases of YAML, ranges and many rules.
  @Test(arguments: ReaderInput.hostile)
  func shortInputsTakeLittleTime(input: ReaderInput) throws {
    let reader = try #require(FuzzedReader.all.first { $0.name == input.reader })
    let bytes = input.bytes(input.size)
    let time = ProcessorTime.seconds { reader.read(bytes) }
    #expect(time < 5, "\(time) s for \(bytes.count) bytes")
  }
}
