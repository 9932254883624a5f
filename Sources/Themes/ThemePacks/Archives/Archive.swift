internal import CMinizip
import Foundation
package import SourceText

/// Zip archive in memory, with files unpacked on demand.
///
/// Ambiguous archives, and those above the budget, are refused as a whole beforehand: see `Entries`.
package struct Archive: Sendable {

  package let file: SourceFile

  /// The paths of the files in order; folders have none.
  package let names: [String]

  private let entries: [String: Entry]

  struct Entry {
    var name: String
    var size: Int
    var position: unz64_file_pos
    var place: Range<Int>
  }

  /// In the budget, `bytes` limits the archive, `steps` all files, `values` the entries, `text` and
  /// `depth` a name; a file has at most the bytes of `entry`, and `entry.steps` times its packed ones
  /// if it is large.
  package init(
    _ file: SourceFile, _ budget: InputBudget = .archive, entry: InputBudget = .archiveEntry
  ) throws(Diagnostics) {
    self.file = file
    guard file.bytes.count <= budget.bytes else {
      throw file.problem(
        .invalidArchive, "The archive exceeds the limit of \(budget.bytes >> 20) MB")
    }
    let checks = EntryChecks(file: file, budget: budget, entryBudget: entry)
    entries = try Self.reading(file) { zip throws(Diagnostics) in try checks.entries(of: zip) }
    names = entries.keys.sorted()
  }

  package func data(of name: String) throws(Diagnostics) -> [UInt8] {
    guard let entry = entries[name] else {
      let hint = NearestNames.hint(for: name, among: names)
      throw file.problem(
        .invalidArchive, "There is no \(name.quoted) in the archive", hints: hint.map { [$0] } ?? []
      )
    }
    let bytes = try Self.reading(file) { zip throws(Diagnostics) in
      try Self.bytes(of: entry, in: zip)
    }
    guard let bytes else {
      throw file.problem(.invalidArchive, "\(name.quoted) in the archive is damaged")
    }
    guard !bytes.starts(with: Self.signature) else {
      throw file.problem(.invalidArchive, "\(name.quoted) in the archive is an archive itself")
    }
    return bytes
  }

  package static let signature: [UInt8] = Array("PK\u{3}\u{4}".utf8)

  /// Returns nil for bytes that don't have the size and the checksum of their entry.
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
      throw file.problem(.invalidArchive, "The file is not a zip archive, or is cut off")
    }
    defer { unzClose(zip) }
    return try read(zip)
  }

  /// Returns the same bytes for the same files: in the order of names, from 1980, with fixed permissions.
  package static func packing(
    _ files: [(name: String, bytes: [UInt8])], named name: String
  ) throws(Diagnostics) -> SourceFile {
    let file = SourceFile(name: name, bytes: try packedBytes(of: files))
    // Written archives can be read.
    _ = try Archive(file)
    return file
  }

  static func packedBytes(
    of files: [(name: String, bytes: [UInt8])]
  ) throws(Diagnostics) -> [UInt8] {
    let stream = MemoryStream()
    defer { withExtendedLifetime(stream) {} }
    var functions = stream.functions()
    guard let zip = zipOpen2_64("", APPEND_STATUS_CREATE, nil, &functions) else {
      throw Diagnostics(code: .invalidArchive, "The archive can't be written")
    }
    let isWritten = files.sorted { $0.name < $1.name }.allSatisfy {
      add($0.bytes, named: $0.name, to: zip)
    }
    guard zipClose(zip, nil) == ZIP_OK, isWritten else {
      throw Diagnostics(code: .invalidArchive, "The archive can't be written")
    }
    return stream.bytes
  }

  private static func add(_ bytes: [UInt8], named name: String, to zip: zipFile) -> Bool {
    var info = zip_fileinfo()
    info.dosDate = firstDate
    info.external_fa = 0o100644 << 16
    let isPacked = packedSignatures.contains { bytes.starts(with: $0) }
    let status = zipOpenNewFileInZip4(
      zip, name, &info, nil, 0, nil, 0, nil, isPacked ? 0 : Z_DEFLATED, Z_BEST_COMPRESSION, 0,
      -MAX_WBITS, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY, nil, 0, unixVersion, utf8Flag)
    guard status == ZIP_OK else { return false }
    let written = bytes.withUnsafeBytes {
      zipWriteInFileInZip(zip, $0.baseAddress, UInt32($0.count))
    }
    return zipCloseFileInZip(zip) == ZIP_OK && written == ZIP_OK
  }

  /// 1 January 1980, the first date of MS-DOS: the day is in the bits from 16 on, the month from 21 on.
  private static let firstDate: UInt = 1 << 21 | 1 << 16

  /// Made on Unix, by version 2.0 of the format.
  private static let unixVersion: UInt = 3 << 8 | 20

  private static let utf8Flag: UInt = 0x800

  /// First bytes of files that are compressed already: PNG, JPEG, WebP and WOFF 2.
  private static let packedSignatures: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("RIFF".utf8), Array("wOF2".utf8),
  ]
}

extension SourceFile {

  package func problem(
    _ code: DiagnosticCode, _ message: String, hints: [String] = []
  ) -> Diagnostics {
    Diagnostics([Diagnostic(code: code, message: message, place: place(), hints: hints)])
  }
}

/// The name of an entry, which becomes a path where an archive is unpacked.
struct EntryName {

  let text: String

  var isFolder: Bool { text.utf8.last == UInt8(ascii: "/") }

  /// Name as file systems without case, forms of letters and invisible characters compare it.
  ///
  /// Equal for equal `NFKC_Casefold`, as `ẞ`, `ß`, `SS` and `ss`, and for some others, as `ı` and `i`.
  var folded: String {
    let scalars = text.decomposedStringWithCompatibilityMapping.unicodeScalars
      .filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(scalars)).lowercased().uppercased().lowercased()
      .decomposedStringWithCompatibilityMapping
  }

  func problem(longest: Int, deepest: Int) -> String? {
    if text.isEmpty { return "is empty" }
    if text.utf8.count > longest { return "has more than \(longest) bytes" }
    if text.hasPrefix("/") { return "begins with a slash" }
    if let mark = text.unicodeScalars.first(where: { "\\:".unicodeScalars.contains($0) }) {
      return "has a “\(mark)”"
    }
    if text.unicodeScalars.contains(where: Self.isHidden) { return "has a control character" }
    let path = isFolder ? text.dropLast() : text[...]
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count > deepest { return "is in more than \(deepest - 1) folders" }
    if parts.contains("..") { return "leads out of its folder" }
    if parts.contains(where: { $0.isEmpty || $0 == "." }) { return "has an empty part" }
    return parts.contains { $0.hasSuffix(".") || $0.hasSuffix(" ") || $0.hasPrefix(" ") }
      ? "has a part that begins or ends with a space, or ends with a period" : nil
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    default: scalar.properties.isBidiControl
    }
  }
}

/// Bytes that minizip reads or writes in place of a file.
final class MemoryStream {

  private(set) var bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// Returns the functions by which minizip reaches this stream, as long as it exists.
  func functions() -> zlib_filefunc64_def {
    zlib_filefunc64_def(
      zopen64_file: { stream, _, _ in stream },
      zread_file: { stream, _, buffer, count in
        MemoryStream.of(stream).read(
          UnsafeMutableRawBufferPointer(start: buffer, count: Int(count)))
      },
      zwrite_file: { stream, _, buffer, count in
        MemoryStream.of(stream).write(UnsafeRawBufferPointer(start: buffer, count: Int(count)))
      },
      ztell64_file: { stream, _ in ZPOS64_T(MemoryStream.of(stream).position) },
      zseek64_file: { stream, _, offset, origin in
        MemoryStream.of(stream).seek(offset, from: origin)
      },
      zclose_file: { _, _ in 0 }, zerror_file: { _, _ in 0 },
      opaque: Unmanaged.passUnretained(self).toOpaque())
  }

  private static func of(_ stream: UnsafeMutableRawPointer?) -> MemoryStream {
    guard let stream else { preconditionFailure("minizip hands back the pointer that it got.") }
    return Unmanaged.fromOpaque(stream).takeUnretainedValue()
  }

  private func read(_ buffer: UnsafeMutableRawBufferPointer) -> UInt {
    let count = min(buffer.count, bytes.count - position)
    bytes[position..<position + count].withUnsafeBytes { buffer.copyMemory(from: $0) }
    position += count
    return UInt(count)
  }

  private func write(_ buffer: UnsafeRawBufferPointer) -> UInt {
    let end = min(bytes.count, position + buffer.count)
    bytes.replaceSubrange(position..<end, with: buffer)
    position += buffer.count
    return UInt(buffer.count)
  }

  /// The offset of a damaged archive is any number, and may be a negative one.
  private func seek(_ offset: ZPOS64_T, from origin: Int32) -> Int {
    let start: Int
    switch origin {
    case ZLIB_FILEFUNC_SEEK_CUR: start = position
    case ZLIB_FILEFUNC_SEEK_END: start = bytes.count
    default: start = 0
    }
    let target = start &+ Int(truncatingIfNeeded: offset)
    guard 0...bytes.count ~= target else { return -1 }
    position = target
    return 0
  }
}
