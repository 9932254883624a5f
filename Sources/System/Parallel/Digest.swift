internal import CPangoCairo
internal import Foundation

/// An incremental SHA-256 digest, computed by GLib.
package struct Digest: ~Copyable {

  private let checksum: OpaquePointer

  package init() {
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else {
      preconditionFailure("GLib has known SHA-256 from version 2.16 on.")
    }
    self.checksum = checksum
  }

  deinit { g_checksum_free(checksum) }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let start = bytes.assumingMemoryBound(to: UInt8.self)
    g_checksum_update(checksum, start.baseAddress, gssize(start.count))
  }

  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

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

  /// Returns a hash of a file of a hundred megabytes, such as the program, or 0 if it can't be read.
  package static func hash(ofFile path: String) -> UInt64 {
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return 0
    }
    return data.withUnsafeBytes { bytes in
      var lanes = SIMD4<UInt64>(1, 2, 3, 4)
      let factor = SIMD4<UInt64>(repeating: 0x9e37_79b9_7f4a_7c15)
      let whole = bytes.count / 32 * 32
      for start in stride(from: 0, to: whole, by: 32) {
        lanes ^= bytes.loadUnaligned(fromByteOffset: start, as: SIMD4<UInt64>.self)
        lanes = lanes &* factor
        lanes ^= lanes &>> 29
      }
      var hash = UInt64(bytes.count)
      for byte in bytes[whole...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      for lane in 0..<4 { hash = (hash ^ lanes[lane]) &* 0x9e37_79b9_7f4a_7c15 }
      return hash
    }
  }
}
