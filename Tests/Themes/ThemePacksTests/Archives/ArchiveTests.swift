import SourceText
import Testing

@testable import ThemePacks

@Suite struct ArchiveTests {

  private static func files(of bytes: [UInt8]) throws -> [String: [UInt8]] {
    let archive = try Archive(SourceFile(name: "a.kbtheme", bytes: bytes))
    return try Dictionary(
      uniqueKeysWithValues: archive.names.map { ($0, try archive.data(of: $0)) })
  }

  @Test func filesAreReadAsTheyWerePacked() throws {
    let files: [String: [UInt8]] = [
      "theme.json": Array("{}".utf8), "images/größe.png": [0x89, 0x50, 0x4E, 0x47, 1],
      "empty": [], "fonts/a.ttf": (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 7) },
    ]
    let list = files.map { (name: $0.key, bytes: $0.value) }
    let packed = try Archive.packing(list, named: "a.kbtheme")
    #expect(try Self.files(of: packed.bytes) == files)
    #expect(try Archive.packing(list.reversed(), named: "b.kbtheme").bytes == packed.bytes)
    #expect(packed.bytes.count < 10_000)
    let error = #expect(throws: Diagnostics.self) { try Archive(packed).data(of: "theme.jsn") }
    #expect(error?.list.first?.hints == ["Did you mean “theme.json”?"])
  }

  /// The first date of the format, and the permissions of a plain file.
  @Test func entriesHaveNoTraceOfTheMachine() throws {
    let bytes = HostileArchive.good
    let item = try #require(bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    #expect(Array(bytes[item + 12..<item + 16]) == [0, 0, 0x21, 0])
    #expect(Array(bytes[item + 38..<item + 42]) == [0, 0, 0xA4, 0x81])
  }

  @Test func thereAreHundredsOfKindsOfHarm() {
    #expect(HostileArchive.all.count >= 200)
    #expect((try? Self.files(of: HostileArchive.good))?.count == 3)
  }

  @Test func hostileArchivesAreRefused() {
    for hostile in HostileArchive.all {
      let error = #expect(throws: Diagnostics.self, "\(hostile)") {
        _ = try Self.files(of: hostile.bytes)
      }
      #expect(error?.list.map(\.code) == [.invalidArchive], "\(hostile)")
      let message = error?.list.first?.message ?? ""
      #expect(
        hostile.message.isEmpty || message.contains(hostile.message), "\(hostile): \(message)")
      #expect(error?.list.first?.file == "a.kbtheme")
    }
  }

  /// Comments, times and the sizes behind streamed files are read over.
  @Test func archivesOfOtherProgramsAreRead() throws {
    let changes: [(inout ZipBytes) -> Void] = [
      { $0.addComment(Array("by Ada".utf8)) },
      { $0.addExtraField([0x55, 0x54, 5, 0, 1, 0, 0, 0, 0], to: 1, inList: true) },
      { $0.addExtraField([0x55, 0x54, 5, 0, 1, 0, 0, 0, 0], to: 1, inList: false) },
      { $0.addDescriptor(to: 0, signature: [0x50, 0x4B, 7, 8]) },
      { $0.addDescriptor(to: 2, signature: []) },
    ]
    for change in changes {
      var zip = ZipBytes(HostileArchive.good)
      change(&zip)
      #expect(try Self.files(of: zip.bytes) == Self.files(of: HostileArchive.good))
    }
  }

  /// Whatever byte is another one, the archive is refused, or its files are the same or have other names.
  @Test func noChangedByteChangesAFile() throws {
    let good = HostileArchive.good
    let contents = Set(try Self.files(of: good).values)
    for index in good.indices {
      var bytes = good
      bytes[index] ^= UInt8(truncatingIfNeeded: 1 << (index % 8))
      guard let files = try? Self.files(of: bytes) else { continue }
      #expect(contents.isSuperset(of: files.values), "byte \(index)")
    }
  }
}
