internal import CPangoCairo

/// The SHA-256 of bytes that come in parts, as GLib works it out.
package struct Digest: ~Copyable {

  private let checksum: OpaquePointer

  /// A digest of nothing so far.
  package init() {
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else {
      preconditionFailure("GLib has known SHA-256 from version 2.16 on.")
    }
    self.checksum = checksum
  }

  deinit {
    g_checksum_free(checksum)
  }

  /// Adds bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let start = bytes.assumingMemoryBound(to: UInt8.self)
    g_checksum_update(checksum, start.baseAddress, gssize(start.count))
  }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// Adds a text, with its length, so that two texts don't read like one.
  package mutating func add(_ text: String) {
    let bytes = Array(text.utf8)
    add(Array("\(bytes.count):".utf8) + bytes)
  }

  /// The digest in 64 hexadecimal digits.
  package var text: String {
    // Asking for the digits ends a checksum.
    guard let ended = g_checksum_copy(checksum) else { return "" }
    defer { g_checksum_free(ended) }
    return String(cString: g_checksum_get_string(ended))
  }

  /// The digest of bytes.
  package static func text(of bytes: [UInt8]) -> String {
    var digest = Digest()
    digest.add(bytes)
    return digest.text
  }
}
