internal import CMinizip

/// The bytes that minizip reads or writes in place of a file.
final class MemoryStream {

  private(set) var bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Returns the functions by which minizip reaches this stream, as long as it exists.
  func functions() -> zlib_filefunc64_def {
    zlib_filefunc64_def(
      zopen64_file: { stream, _, _ in stream },
      zread_file: { stream, _, buffer, count in
        MemoryStream.of(stream).read(
          UnsafeMutableRawBufferPointer(start: buffer, count: Int(count)))
      },
      zwrite_file: { stream, _, buffer, count in
        MemoryStream.of(stream).write(UnsafeRawBufferPointer(start: buffer, count: Int(count)))
      },
      ztell64_file: { stream, _ in ZPOS64_T(MemoryStream.of(stream).position) },
      zseek64_file: { stream, _, offset, origin in
        MemoryStream.of(stream).seek(offset, from: origin)
      },
      zclose_file: { _, _ in 0 }, zerror_file: { _, _ in 0 },
      opaque: Unmanaged.passUnretained(self).toOpaque())
  }

  private static func of(_ stream: UnsafeMutableRawPointer?) -> MemoryStream {
    guard let stream else { preconditionFailure("minizip hands back the pointer that it got.") }
    return Unmanaged.fromOpaque(stream).takeUnretainedValue()
  }

  private func read(_ buffer: UnsafeMutableRawBufferPointer) -> UInt {
    let count = min(buffer.count, bytes.count - position)
    bytes[position..<position + count].withUnsafeBytes { buffer.copyMemory(from: $0) }
    position += count
    return UInt(count)
  }

  private func write(_ buffer: UnsafeRawBufferPointer) -> UInt {
    let end = min(bytes.count, position + buffer.count)
    bytes.replaceSubrange(position..<end, with: buffer)
    position += buffer.count
    return UInt(buffer.count)
  }

  /// The offset of a damaged archive is any number, and may be a negative one.
  private func seek(_ offset: ZPOS64_T, from origin: Int32) -> Int {
    let start: Int
    switch origin {
    case ZLIB_FILEFUNC_SEEK_CUR: start = position
    case ZLIB_FILEFUNC_SEEK_END: start = bytes.count
    default: start = 0
    }
    let target = start &+ Int(truncatingIfNeeded: offset)
    guard 0...bytes.count ~= target else { return -1 }
    position = target
    return 0
  }
}
