internal import Cairo

/// What becomes of the memory of pictures that are no longer needed.
package enum PixelMemory {

  /// Keep it for the next picture; this concerns the whole process, so that only a program may ask.
  package static func keepFreed() {
    Memory.keepFreed()
  }
}
