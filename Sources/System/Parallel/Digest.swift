internal import CPangoCairo

/// An incremental SHA-256 digest, computed by GLib.
package struct Digest: ~Copyable {

  private let checksum: OpaquePointer

  package init() {
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else {
      preconditionFailure("GLib has known SHA-256 from version 2.16 on.")
    }
    self.checksum = checksum
  }

  deinit {
    g_checksum_free(checksum)
  }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let start = bytes.assumingMemoryBound(to: UInt8.self)
    g_checksum_update(checksum, start.baseAddress, gssize(start.count))
  }

  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// A prefix with the length tells two strings from one.
  package mutating func add(_ text: String) {
    let bytes = Array(text.utf8)
    add(Array("\(bytes.count):".utf8) + bytes)
  }

  package var text: String {
    // Reading the digest finishes a checksum, so a copy is read.
    guard let ended = g_checksum_copy(checksum) else { return "" }
    defer { g_checksum_free(ended) }
    return String(cString: g_checksum_get_string(ended))
  }

  package static func text(of bytes: [UInt8]) -> String {
    var digest = Digest()
    digest.add(bytes)
    return digest.text
  }

  /// Returns whether a text from elsewhere has the form of a digest.
  package static func isText(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
