internal import CPangoCairo
internal import Foundation
internal import Synchronization

/// A font file in memory, with a path, since Pango and Cairo read fonts from files.
///
/// Cairo knows fonts by their paths, and Pango their characters. Both keep some longer than they are
/// used, so that no two files of a process have the same path, though the system gives their numbers
/// again.
final class MemoryFile: Sendable {

  let path: String
  private let descriptor: Int32

  private static let made = Atomic(0)

  init(_ bytes: Data) throws(CairoError) {
    descriptor = bytes.withUnsafeBytes { kb_memory_file($0.baseAddress, $0.count) }
    guard descriptor >= 0 else { throw .font("the system has no memory for it") }
    let number = Self.made.wrappingAdd(1, ordering: .relaxed).newValue
    // For the system, these are one slash.
    let slashes = String(number, radix: 2).map { $0 == "1" ? "/./" : "/" }.joined()
    path = "/proc/self/fd\(slashes)/\(descriptor)"
  }

  deinit {
    kb_close(descriptor)
  }
}
