struct LexiconWriter {

  private let tree: LexiconTree
  var frequencies: [UInt8]
  var forms: [UInt8]
  var irregulars: [Int: String] = [:]
  var successors: [Int: [LexiconPair]] = [:]
  var words = 0
  var note = ""

  private var output: [UInt8] = []

  init(tree: LexiconTree) {
    self.tree = tree
    frequencies = [UInt8](repeating: 0, count: tree.labels.count)
    forms = frequencies
  }

  mutating func bytes() -> [UInt8] {
    output = [UInt8](repeating: 0, count: LexiconSections.headerSize)
    write(tree.alphabet.map(\.value))
    write(tree.firstChild.map(UInt32.init))
    for bytes in [tree.labels, frequencies, bestFrequencies, forms] { write(bytes) }
    let irregular = irregulars.sorted { $0.key < $1.key }
    write(irregular.map { UInt32($0.key) })
    let spellings = irregular.map { Array($0.value.utf8) }
    write(Self.starts(of: spellings.map(\.count)))
    write(Array(spellings.joined()))
    let contexts = successors.sorted { $0.key < $1.key }
    write(contexts.map { UInt32($0.key) })
    write(Self.starts(of: contexts.map(\.value.count)))
    // The likeliest successor comes first, then the first node, for the same bytes at each build.
    let pairs = contexts.flatMap { context in
      context.value.sorted { ($1.frequency, $0.bits) < ($0.frequency, $1.bits) }
    }
    write(pairs.map(\.bits))
    write(Array(note.utf8))
    writeHeader([
      .magic: Int(LexiconSections.magic), .version: Int(LexiconSections.version),
      .byteCount: output.count, .words: words, .nodes: tree.labels.count,
      .letters: tree.alphabet.count, .irregulars: irregular.count,
      .irregularBytes: spellings.reduce(0) { $0 + $1.count }, .contexts: contexts.count,
      .pairs: pairs.count, .noteBytes: note.utf8.count,
    ])
    return output
  }

  private var bestFrequencies: [UInt8] {
    var best = frequencies
    for node in best.indices.reversed() {
      for child in tree.firstChild[node]..<tree.firstChild[node + 1] {
        best[node] = max(best[node], best[child])
      }
    }
    return best
  }

  private static func starts(of counts: [Int]) -> [UInt32] {
    counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + UInt32($1)) }
  }

  private mutating func write(_ numbers: [UInt32]) {
    for number in numbers {
      withUnsafeBytes(of: number.littleEndian) { output.append(contentsOf: $0) }
    }
  }

  private mutating func write(_ bytes: [UInt8]) {
    output.append(contentsOf: bytes)
    while output.count % 4 != 0 { output.append(0) }
  }

  private mutating func writeHeader(_ header: [LexiconSections.Field: Int]) {
    for (field, value) in header { put(UInt32(value), in: field) }
    put(output.withUnsafeBytes(LexiconSections.checksum), in: .checksum)
  }

  private mutating func put(_ number: UInt32, in field: LexiconSections.Field) {
    withUnsafeBytes(of: number.littleEndian) {
      output.replaceSubrange(field.rawValue * 4..<field.rawValue * 4 + 4, with: $0)
    }
  }
}
