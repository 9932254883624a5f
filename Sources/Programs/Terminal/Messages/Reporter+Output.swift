package import Disk

extension Reporter {

  package func save(
    _ bytes: [UInt8], to path: String, creating missing: OutputFile.MissingFolders,
    followsLinks: Bool = true
  ) throws {
    try OutputFile.write(bytes, to: path, creating: missing, followsLinks: followsLinks)
    guard path != "-" else { return }
    remarkOnTerminal(([path] + (Self.pixels(of: bytes).map { [$0] } ?? [])).joined(separator: " "))
  }

  private static func pixels(of bytes: [UInt8]) -> String? {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    let numbers = [16, 20].map { start in
      bytes[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    return "\(numbers[0]) × \(numbers[1])"
  }
}
