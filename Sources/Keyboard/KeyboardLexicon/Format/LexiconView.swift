internal import Disk
internal import SourceText

/// Checks everything that reading relies on, because user files may contain anything.
struct LexiconView {

  let sections: LexiconSections

  private let header: [LexiconSections.Field: Int]
  private let buffer: UnsafeRawBufferPointer
  private let path: String

  init(_ bytes: LexiconBytes) throws(LexiconError) {
    buffer = bytes.buffer
    path = bytes.path
    guard buffer.count >= LexiconSections.headerSize,
      Self.number(0, in: buffer) == LexiconSections.magic
    else { throw .damaged(path: path, reason: "it isn't a lexicon") }
    guard Self.number(1, in: buffer) == LexiconSections.version else {
      throw .damaged(path: path, reason: "it has another version of the format")
    }
    var header: [LexiconSections.Field: Int] = [:]
    for field in LexiconSections.Field.allCases {
      header[field] = Int(Self.number(field.rawValue, in: buffer))
    }
    self.header = header
    sections = LexiconSections(header)
    guard header[.byteCount] == buffer.count, sections.end == buffer.count else {
      throw .damaged(path: path, reason: "its size is wrong")
    }
    guard LexiconSections.checksum(buffer) == Self.number(2, in: buffer) else {
      throw .damaged(path: path, reason: "its checksum is wrong")
    }
    guard isConsistent else { throw .damaged(path: path, reason: "its tree is inconsistent") }
  }

  private static func number(_ index: Int, in buffer: UnsafeRawBufferPointer) -> UInt32 {
    UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
  }

  func count(_ field: LexiconSections.Field) -> Int { header[field] ?? 0 }

  func numbers(at offset: Int) -> UnsafePointer<UInt32> {
    bytes(at: offset).withMemoryRebound(to: UInt32.self, capacity: 1) { $0 }
  }

  func bytes(at offset: Int) -> UnsafePointer<UInt8> {
    guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else {
      preconditionFailure("A checked lexicon has bytes.")
    }
    return base + offset
  }

  var alphabet: [Unicode.Scalar] {
    let numbers = numbers(at: sections.alphabet)
    return (0..<count(.letters)).map { Unicode.Scalar(numbers[$0]) ?? "\u{FFFD}" }
  }

  var note: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes(at: sections.note), count: count(.noteBytes))
  }

  /// Whether every index is in bounds and every node precedes its children, so walks end.
  fileprivate var isConsistent: Bool {
    let nodes = count(.nodes)
    guard nodes > 0, nodes <= LexiconSections.maximumNodes,
      count(.letters) <= LexiconSections.maximumLetters
    else { return false }
    let children = numbers(at: sections.children)
    let labels = bytes(at: sections.labels)
    let letters = count(.letters)
    guard children[0] == 1, children[nodes] == nodes else { return false }
    for node in 0..<nodes {
      guard children[node] <= children[node + 1], children[node] > node,
        children[node + 1] <= nodes, node == 0 || labels[node] < letters
      else { return false }
      let siblings = Int(children[node])..<Int(children[node + 1])
      guard siblings.dropFirst().allSatisfy({ labels[$0 - 1] < labels[$0] }) else { return false }
    }
    guard hasWords else { return false }
    return areNodes(at: sections.irregularNodes, count: count(.irregulars))
      && areNodes(at: sections.contexts, count: count(.contexts))
      && areStarts(at: sections.irregularOffsets, .irregulars, upTo: count(.irregularBytes))
      && areStarts(at: sections.pairStarts, .contexts, upTo: count(.pairs))
      && arePairs
  }

  /// Whether no path from the root, level by level, is longer than a word.
  private var hasWords: Bool {
    let children = numbers(at: sections.children)
    var level = 0..<1
    for _ in 0...LexiconSections.longestWord where !level.isEmpty {
      level = Int(children[level.lowerBound])..<Int(children[level.upperBound])
    }
    return level.isEmpty
  }

  private func areNodes(at offset: Int, count: Int) -> Bool {
    let numbers = numbers(at: offset)
    return (0..<count).allSatisfy { numbers[$0] < self.count(.nodes) }
  }

  private func areStarts(at offset: Int, _ field: LexiconSections.Field, upTo end: Int) -> Bool {
    let (numbers, count) = (numbers(at: offset), count(field))
    return numbers[0] == 0 && numbers[count] == end
      && (0..<count).allSatisfy { numbers[$0] <= numbers[$0 + 1] }
  }

  private var arePairs: Bool {
    let (pairs, nodes) = (numbers(at: sections.pairs), count(.nodes))
    return (0..<count(.pairs)).allSatisfy { LexiconPair(bits: pairs[$0]).node < nodes }
  }
}

/// A word that follows another one, in the bits of a lexicon: its node, its ``LexiconFrequency`` in the low byte, and in the
/// highest bit whether it has a capital there, as "Sie" in German.
struct LexiconPair: Equatable {

  let node: Lexicon.Node
  let frequency: UInt8

  /// Always false of words that have one case.
  let isCapitalized: Bool

  init(node: Lexicon.Node, frequency: UInt8, isCapitalized: Bool = false) {
    (self.node, self.frequency, self.isCapitalized) = (node, frequency, isCapitalized)
  }

  @inline(__always)
  init(bits: UInt32) {
    node = Int(bits & ~Self.capital) >> 8
    frequency = UInt8(truncatingIfNeeded: bits)
    isCapitalized = bits & Self.capital != 0
  }

  var bits: UInt32 { UInt32(node) << 8 | UInt32(frequency) | (isCapitalized ? Self.capital : 0) }

  private static let capital: UInt32 = 1 << 31
}

/// Owner of a lexicon's bytes, which are embedded or read from a file.
final class LexiconBytes {

  let buffer: UnsafeRawBufferPointer
  let path: String
  private let isOwned: Bool

  init(embedded buffer: UnsafeRawBufferPointer, path: String) {
    self.buffer = buffer
    self.path = path
    isOwned = false
  }

  /// The file is read rather than mapped, since one that shrinks while it is mapped ends its readers.
  init(path: String) throws(LexiconError) {
    guard let file = try? InputFile.read(path, .lexicon) else { throw .unreadable(path: path) }
    guard !file.bytes.isEmpty else { throw .damaged(path: path, reason: "it is empty") }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: file.bytes.count, alignment: 8)
    memory.copyBytes(from: file.bytes)
    buffer = UnsafeRawBufferPointer(memory)
    self.path = path
    isOwned = true
  }

  deinit {
    if isOwned { buffer.deallocate() }
  }
}
