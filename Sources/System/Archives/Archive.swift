internal import CMinizip
package import KeyboardDocuments

/// A zip archive in memory, whose files are unpacked when they are asked for.
///
/// Archives come from strangers. One that a reader and an unpacking program might understand in two ways, or that costs
/// more than its budget, is refused as a whole before anything is unpacked: see `Entries`.
package struct Archive: Sendable {

  package let file: SourceFile

  /// The paths of the files in order; folders have none.
  package let names: [String]

  private let entries: [String: Entry]

  struct Entry {
    var name: String
    var size: Int
    /// Where minizip finds it again.
    var position: unz64_file_pos
    /// Its header and packed bytes.
    var place: Range<Int>
  }

  /// Of the budget, `bytes` are those of the archive, `steps` those of all files, and `values`, `text` and `depth` are
  /// the number of entries, the bytes of a name and its parts; a file has at most the bytes of `entry`, and
  /// `entry.steps` times its packed ones if it is large.
  package init(
    _ file: SourceFile, _ budget: InputBudget = .archive, entry: InputBudget = .archiveEntry
  ) throws(Diagnostics) {
    self.file = file
    guard file.bytes.count <= budget.bytes else {
      throw Self.problem("The archive exceeds the limit of \(budget.bytes >> 20) MB", in: file)
    }
    let checks = EntryChecks(file: file, budget: budget, entryBudget: entry)
    entries = try Self.reading(file) { zip throws(Diagnostics) in try checks.entries(of: zip) }
    names = entries.keys.sorted()
  }

  /// Return the unpacked bytes of a file.
  package func data(of name: String) throws(Diagnostics) -> [UInt8] {
    guard let entry = entries[name] else {
      let hint = NearestNames.hint(for: name, among: names)
      throw Diagnostics([
        Diagnostic(
          code: .archive, message: "There is no \(name.quoted) in the archive",
          place: Diagnostic.Place(file: file.name), hints: hint.map { [$0] } ?? [])
      ])
    }
    let bytes = try Self.reading(file) { zip throws(Diagnostics) in
      try Self.bytes(of: entry, in: zip)
    }
    guard let bytes else {
      throw Self.problem("\(name.quoted) in the archive is damaged", in: file)
    }
    guard !bytes.starts(with: Self.signature) else {
      throw Self.problem("\(name.quoted) in the archive is an archive itself", in: file)
    }
    return bytes
  }

  /// The bytes that an archive, and each file in it, begins with.
  package static let signature: [UInt8] = Array("PK\u{3}\u{4}".utf8)

  static func problem(_ message: String, in file: SourceFile) -> Diagnostics {
    Diagnostics(code: .archive, message, place: Diagnostic.Place(file: file.name))
  }

  /// Return nil for bytes that don't have the size and the checksum of their entry.
  private static func bytes(of entry: Entry, in zip: unzFile) throws(Diagnostics) -> [UInt8]? {
    var position = entry.position
    guard unzGoToFilePos64(zip, &position) == UNZ_OK, unzOpenCurrentFile(zip) == UNZ_OK else {
      return nil
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: entry.size) { buffer, count in
      count = 0
      while count < entry.size {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let read = unzReadCurrentFile(zip, rest.baseAddress, UInt32(min(rest.count, 1 << 20)))
        guard read > 0 else { break }
        count += Int(read)
      }
    }
    return unzCloseCurrentFile(zip) == UNZ_OK && bytes.count == entry.size ? bytes : nil
  }

  private static func reading<Result>(
    _ file: SourceFile, _ read: (unzFile) throws(Diagnostics) -> Result
  ) throws(Diagnostics) -> Result {
    let stream = MemoryStream(file.bytes)
    defer { withExtendedLifetime(stream) {} }
    var functions = stream.functions()
    guard file.bytes.starts(with: signature), let zip = unzOpen2_64("", &functions) else {
      throw problem("The file is no zip archive, or is cut off", in: file)
    }
    defer { unzClose(zip) }
    return try read(zip)
  }
}
