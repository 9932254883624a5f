internal import CMinizip
import SourceText

/// The checks of what an archive says about its files, before they are unpacked.
struct EntryChecks {

  let file: SourceFile
  let budget: InputBudget
  let entryBudget: InputBudget

  func entries(of zip: unzFile) throws(Diagnostics) -> [String: Archive.Entry] {
    var found: [Archive.Entry] = []
    var status = unzGoToFirstFile(zip)
    let directory = Int(truncatingIfNeeded: unzGetOffset64(zip))
    var end = directory
    while status == UNZ_OK {
      guard found.count < budget.values else {
        throw problem("The archive has more than \(budget.values) entries")
      }
      found.append(try entry(at: zip, listEnd: &end))
      status = unzGoToNextFile(zip)
    }
    guard status == UNZ_END_OF_LIST_OF_FILE, !found.isEmpty else {
      throw problem("The list of files in the archive is damaged")
    }
    try checkNames(found)
    try checkPlaces(found, end: directory)
    try checkEnd(of: zip, at: end)
    guard found.reduce(0, { $0 + $1.size }) <= budget.steps else {
      throw problem("The files in the archive exceed the limit of \(budget.steps >> 20) MB")
    }
    return Dictionary(
      uniqueKeysWithValues: found.filter { !EntryName(text: $0.name).isFolder }.map {
        ($0.name, $0)
      })
  }

  private func entry(at zip: unzFile, listEnd: inout Int) throws(Diagnostics) -> Archive.Entry {
    var info = unz_file_info64()
    var position = unz64_file_pos()
    var buffer = [UInt8](repeating: 0, count: budget.text + 1)
    let status = buffer.withUnsafeMutableBytes {
      unzGetCurrentFileInfo64(
        zip, &info, $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt($0.count), nil, 0,
        nil, 0)
    }
    guard status == UNZ_OK, unzGetFilePos64(zip, &position) == UNZ_OK else {
      throw problem("The list of files in the archive is damaged")
    }
    let bytes = buffer.prefix(Int(info.size_filename))
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw problem("A name in the archive isn't encoded as UTF-8")
    }
    let name = EntryName(text: text)
    if let reason = name.problem(longest: budget.text, deepest: budget.depth) {
      throw problem("The name \(text.quoted) in the archive \(reason)")
    }
    let item = listEnd + Self.itemSize + Int(info.size_filename)
    let extra = item..<item + Int(info.size_file_extra)
    listEnd = extra.upperBound + Int(info.size_file_comment)
    try checkExtraField(extra, of: text)
    let size = try size(of: info, name)
    let place = try place(of: info, named: bytes, in: zip)
    return Archive.Entry(name: text, size: size, position: position, place: place)
  }

  private func size(of info: unz_file_info64, _ name: EntryName) throws(Diagnostics) -> Int {
    let quoted = name.text.quoted
    // The upper half are the permissions of Unix, with the kind of the file: 0, a folder, a file.
    guard [0, 0o04, 0o10].contains(info.external_fa >> 28 & 0xF) else {
      throw problem("\(quoted) in the archive is a link or another special file")
    }
    // Encrypted by the old way, by the strong one, or with the list of files.
    guard info.flag & 0x2041 == 0 else { throw problem("\(quoted) in the archive is encrypted") }
    guard info.compression_method == 0 || info.compression_method == UInt(Z_DEFLATED) else {
      throw problem("\(quoted) in the archive is packed by an unknown method")
    }
    let limit = name.isFolder ? 0 : entryBudget.bytes
    guard info.uncompressed_size <= limit else {
      throw problem(
        name.isFolder
          ? "The folder \(quoted) in the archive has bytes"
          : "\(quoted) in the archive exceeds the limit of \(limit >> 20) MB")
    }
    let size = Int(info.uncompressed_size)
    let packed = Int(clamping: info.compressed_size)
    if size > 1 << 20, size / entryBudget.steps > packed {
      throw problem("\(quoted) in the archive is packed more than \(entryBudget.steps) times")
    }
    return size
  }

  private func place(
    of info: unz_file_info64, named name: ArraySlice<UInt8>, in zip: unzFile
  ) throws(Diagnostics) -> Range<Int> {
    var (method, level): (Int32, Int32) = (0, 0)
    guard unzOpenCurrentFile2(zip, &method, &level, 1) == UNZ_OK else {
      throw problem("A file in the archive is damaged")
    }
    defer { unzCloseCurrentFile(zip) }
    let start = Int(clamping: unzGetCurrentFileZStreamPos64(zip))
    let extra = Int(unzGetLocalExtrafield(zip, nil, 0))
    let (packed, count) = (Int(clamping: info.compressed_size), file.bytes.count)
    let nameStart = start - extra - name.count
    guard start <= count, packed <= count - start, extra >= 0, nameStart >= Self.headerSize else {
      throw problem("A file in the archive is cut off")
    }
    guard file.bytes[nameStart..<nameStart + name.count].elementsEqual(name) else {
      throw problem("A file in the archive has two names")
    }
    try checkExtraField(start - extra..<start, of: String(decoding: name, as: UTF8.self))
    let end = start + packed
    return nameStart - Self.headerSize..<end + descriptorSize(of: info, at: end)
  }

  /// The header of a file, an item of the list and the end record without their names, extra fields and comments.
  private static let (headerSize, itemSize, endSize) = (30, 46, 22)

  /// Second name in UTF-8 that some programs prefer (source: PKWARE, APPNOTE.TXT 6.3.10, 4.6.9).
  private static let secondName = [0x75, 0x70]

  private func checkExtraField(_ range: Range<Int>, of name: String) throws(Diagnostics) {
    var rest = file.bytes.dropFirst(range.lowerBound).prefix(range.count)
    while rest.count >= 4 {
      let head = rest.prefix(4).map { Int($0) }
      guard !head.starts(with: Self.secondName) else {
        throw problem("\(name.quoted) in the archive has a second name")
      }
      rest = rest.dropFirst(4 + head[2] + head[3] << 8)
    }
  }

  /// Returns the bytes that writers of streams add behind a file: its checksum and sizes, as in the list.
  private func descriptorSize(of info: unz_file_info64, at end: Int) -> Int {
    guard info.flag & 8 != 0 else { return 0 }
    let fields = [UInt64(info.crc), UInt64(info.compressed_size), UInt64(info.uncompressed_size)]
      .flatMap { value in
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      }
    let rest = file.bytes[end...]
    if rest.starts(with: [0x50, 0x4B, 7, 8] + fields) { return 4 + fields.count }
    return rest.starts(with: fields) ? fields.count : 0
  }

  private func checkEnd(of zip: unzFile, at end: Int) throws(Diagnostics) {
    var info = unz_global_info64()
    guard unzGetGlobalInfo64(zip, &info) == UNZ_OK, end <= file.bytes.count,
      file.bytes[end...].starts(with: [0x50, 0x4B, 5, 6]),
      file.bytes.count == end + Self.endSize + Int(info.size_comment)
    else { throw problem("The archive has other bytes behind its list of files") }
  }

  private func checkNames(_ entries: [Archive.Entry]) throws(Diagnostics) {
    var known: Set<String> = []
    var folders: Set<String> = []
    for entry in entries {
      let name = EntryName(text: entry.name)
      let path = name.isFolder ? String(name.folded.dropLast()) : name.folded
      guard known.insert(path).inserted else {
        throw problem("The archive has the name \(entry.name.quoted) twice")
      }
      let parts = path.split(separator: "/")
      let own = name.isFolder ? parts.count : parts.count - 1
      for count in stride(from: 1, through: own, by: 1) {
        folders.insert(parts.prefix(count).joined(separator: "/"))
      }
    }
    let files = entries.filter { !EntryName(text: $0.name).isFolder }
    if let entry = files.first(where: { folders.contains(EntryName(text: $0.name).folded) }) {
      throw problem("\(entry.name.quoted) in the archive is a file and a folder")
    }
  }

  /// Files that share bytes would be unpacked many times from few; bytes between them are hidden.
  private func checkPlaces(_ entries: [Archive.Entry], end: Int) throws(Diagnostics) {
    let places = entries.map(\.place).sorted { $0.lowerBound < $1.lowerBound }
    guard places.first?.lowerBound == 0 else { throw problem("The archive follows other bytes") }
    let starts = places.dropFirst().map(\.lowerBound) + [end]
    guard zip(places, starts).allSatisfy({ $0.upperBound == $1 }) else {
      throw problem("Files in the archive overlap, or have other bytes between them")
    }
  }

  private func problem(_ message: String) -> Diagnostics { file.problem(.invalidArchive, message) }
}
