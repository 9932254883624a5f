/// The bytes of a zip archive whose fields are changed in place.
struct ZipBytes {

  enum Field {
    case flags, method, checksum, packedSize, size, nameSize, attributes, offset

    /// The offset in the list of files, and the number of bytes.
    var place: (offset: Int, count: Int) {
      switch self {
      case .flags: (8, 2)
      case .method: (10, 2)
      case .checksum: (16, 4)
      case .packedSize: (20, 4)
      case .size: (24, 4)
      case .nameSize: (28, 2)
      case .attributes: (38, 4)
      case .offset: (42, 4)
      }
    }
  }

  var bytes: [UInt8]

  /// Where the items of the list and the headers of the files begin.
  private let items: [Int]
  private let headers: [Int]

  init(_ bytes: [UInt8]) {
    func places(_ signature: [UInt8]) -> [Int] {
      bytes.indices.filter { bytes[$0...].starts(with: signature) }
    }
    self.bytes = bytes
    items = places([0x50, 0x4B, 1, 2])
    headers = places([0x50, 0x4B, 3, 4])
  }

  /// Headers have the same fields as the list, two bytes earlier, as far as they have them.
  mutating func set(_ field: Field, of index: Int, to value: Int, inBoth: Bool = true) {
    let (offset, count) = field.place
    set(value, at: items[index] + offset, count: count)
    if inBoth { set(value, at: headers[index] + offset - 2, count: count) }
  }

  private mutating func set(_ value: Int, at offset: Int, count: Int) {
    for byte in 0..<count { bytes[offset + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
  }

  var headerPlaces: [Int] { headers }

  /// Insert bytes, and move what the list and the end record say about those behind.
  mutating func insert(_ new: [UInt8], at place: Int) {
    for (item, header) in zip(items, headers) where header >= place {
      set(header + new.count, at: item + 42, count: 4)
    }
    let end = bytes.count - 22
    if place <= items[0] {
      set(items[0] + new.count, at: end + 16, count: 4)
    } else if place <= end {
      set(end - items[0] + new.count, at: end + 12, count: 4)
    }
    bytes.insert(contentsOf: new, at: place)
  }

  /// Add an extra field in front of others, in the list or in a header.
  mutating func addExtraField(_ field: [UInt8], to index: Int, inList: Bool) {
    let (start, name) = inList ? (items[index], 28) : (headers[index], 26)
    set(field.count, at: start + name + 2, count: 2)
    insert(field, at: start + (inList ? 46 : 30) + Int(bytes[start + name]))
  }

  /// Write the checksum and the sizes behind a file, as streams do.
  mutating func addDescriptor(to index: Int, signature: [UInt8]) {
    set(.flags, of: index, to: 0x808)
    let fields = bytes[items[index] + 16..<items[index] + 28]
    insert(signature + fields, at: index + 1 < headers.count ? headers[index + 1] : items[0])
  }

  mutating func addComment(_ text: [UInt8]) {
    set(text.count, at: bytes.count - 2, count: 2)
    bytes += text
  }

  mutating func rename(_ index: Int, to name: [UInt8]) {
    bytes.replaceSubrange(items[index] + 46..<items[index] + 46 + name.count, with: name)
    renameHeader(index, to: name)
  }

  mutating func renameHeader(_ index: Int, to name: [UInt8]) {
    bytes.replaceSubrange(headers[index] + 30..<headers[index] + 30 + name.count, with: name)
  }

  /// Let an entry have the bytes of another one, as bombs do.
  mutating func overlap(_ index: Int, with other: Int) {
    for field in [Field.flags, .method, .checksum, .packedSize, .size, .offset] {
      let (offset, count) = field.place
      let source = items[other] + offset
      bytes.replaceSubrange(
        items[index] + offset..<items[index] + offset + count, with: bytes[source..<source + count])
    }
  }
}
