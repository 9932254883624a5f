internal import Foundation

/// Serializes access to Cairo's glyphs.
///
/// Cairo shares an open font file between threads, and closes one when more than ten are open;
/// version 1.16 may choose one that another thread is about to read, because it checks the
/// reference count without holding the file's lock (`_cairo_ft_unscaled_font_lock_face`). Results
/// are cached, so threads rarely wait for each other.
enum GlyphAccess {

  // Pango accesses glyphs while shaping, and shaping accesses faces.
  private static let lock = NSRecursiveLock()

  /// Access glyphs exclusively.
  static func alone<Output>(_ body: () -> Output) -> Output {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
