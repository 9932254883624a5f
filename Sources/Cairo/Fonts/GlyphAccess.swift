internal import Foundation

/// Lets one thread at a time ask Cairo for glyphs.
///
/// Cairo opens a font file once for all threads, and closes one when more than ten are open; in 1.16 it
/// may choose one that another thread is about to read, because it looks at the count of its users
/// without holding the file's lock (`_cairo_ft_unscaled_font_lock_face`). What comes out is kept, so that
/// threads seldom wait for each other.
enum GlyphAccess {

  // Pango asks for glyphs while text is shaped, and shaping asks faces for facts.
  private static let lock = NSRecursiveLock()

  /// Do something with glyphs while no other thread does.
  static func alone<Output>(_ body: () -> Output) -> Output {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
