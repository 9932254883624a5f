internal import Cairo

/// The memory policy for released pictures.
package enum PixelMemory {

  /// Keep released memory for the next picture; this affects the whole process, so only programs
  /// call it.
  package static func keepFreed() {
    Memory.keepFreed()
  }
}
