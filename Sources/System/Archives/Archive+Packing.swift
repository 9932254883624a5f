internal import CMinizip
package import KeyboardDocuments

extension Archive {

  /// Return an archive with files, which are the same bytes whenever and wherever they are packed.
  ///
  /// They are in the order of their names, from 1980, and may be read by all and written by their owner.
  package static func packing(
    _ files: [(name: String, bytes: [UInt8])], named name: String
  ) throws(Diagnostics) -> SourceFile {
    let file = SourceFile(name: name, bytes: try packedBytes(of: files))
    // What is written can be read.
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
      throw Diagnostics(code: .archive, "The archive can't be written")
    }
    let isWritten = files.sorted { $0.name < $1.name }.allSatisfy {
      add($0.bytes, named: $0.name, to: zip)
    }
    guard zipClose(zip, nil) == ZIP_OK, isWritten else {
      throw Diagnostics(code: .archive, "The archive can't be written")
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

  /// The beginnings of files that get no smaller: PNG, JPEG, WebP and WOFF 2.
  private static let packedSignatures: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("RIFF".utf8), Array("wOF2".utf8),
  ]
}
