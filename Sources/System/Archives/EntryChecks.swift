internal import CMinizip
import KeyboardDocuments

/// The checks of what an archive says about its files, before they are unpacked.
struct EntryChecks {

  let file: SourceFile
  let budget: InputBudget
  let entryBudget: InputBudget

  func entries(of zip: unzFile) throws(Diagnostics) -> [String: Archive.Entry] {
    var found: [Archive.Entry] = []
    var status = unzGoToFirstFile(zip)
    let directory = Int(truncatingIfNeeded: unzGetOffset64(zip))
    while status == UNZ_OK {
      guard found.count < budget.values else {
        throw problem("The archive has more than \(budget.values) entries")
      }
      found.append(try entry(at: zip))
      status = unzGoToNextFile(zip)
    }
    guard status == UNZ_END_OF_LIST_OF_FILE, !found.isEmpty else {
      throw problem("The list of files in the archive is damaged")
    }
    try checkNames(found)
    try checkPlaces(found, end: directory)
    guard found.reduce(0, { $0 + $1.size }) <= budget.steps else {
      throw problem("The files in the archive exceed the limit of \(budget.steps >> 20) MB")
    }
    return Dictionary(
      uniqueKeysWithValues: found.filter { !EntryName(text: $0.name).isFolder }.map {
        ($0.name, $0)
      })
  }

  /// Return the current entry of an archive.
  private func entry(at zip: unzFile) throws(Diagnostics) -> Archive.Entry {
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
    let size = try size(of: info, name)
    let place = try place(of: info, named: bytes, in: zip)
    return Archive.Entry(name: text, size: size, position: position, place: place)
  }

  /// Return the number of unpacked bytes.
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

  /// Return the place of the header and the packed bytes, whose header has the same name as the list.
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
    guard start <= count, packed <= count - start, extra >= 0,
      nameStart >= Self.headerSize
    else {
      throw problem("A file in the archive is cut off")
    }
    guard file.bytes[nameStart..<nameStart + name.count].elementsEqual(name) else {
      throw problem("A file in the archive has two names")
    }
    return nameStart - Self.headerSize..<start + packed
  }

  /// The header of a file without its name and the extra field.
  private static let headerSize = 30

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

  /// Files that share bytes would be unpacked many times from few.
  private func checkPlaces(_ entries: [Archive.Entry], end: Int) throws(Diagnostics) {
    let places = entries.map(\.place).sorted { $0.lowerBound < $1.lowerBound }
    guard places.first?.lowerBound == 0 else { throw problem("The archive follows other bytes") }
    let starts = places.dropFirst().map(\.lowerBound) + [end]
    guard zip(places, starts).allSatisfy({ $0.upperBound <= $1 }) else {
      throw problem("Files in the archive overlap")
    }
  }

  private func problem(_ message: String) -> Diagnostics { Archive.problem(message, in: file) }
}
