import Glibc
import KeyboardGallery
import KeyboardPipeline
import KeyboardRender
import Work

enum ProgramFingerprint {

  static func text(renderer: KeyboardRenderer) -> String {
    var digest = Digest()
    digest.add(ProgramVersion.withLibraries)
    digest.add(String(fileHash("/proc/self/exe"), radix: 16))
    for font in renderer.fontVersions {
      digest.add(font.name)
      digest.add(font.value)
    }
    return digest.text
  }

  /// Hash a file, mixing four words at a time since the program has a hundred megabytes.
  private static func fileHash(_ path: String) -> UInt64 {
    withFile(path) { bytes in
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
    } ?? 0
  }

  private static func withFile<Output>(
    _ path: String, _ body: (UnsafeRawBufferPointer) -> Output
  ) -> Output? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0,
      let address = mmap(nil, status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0),
      address != MAP_FAILED
    else { return nil }
    defer { munmap(address, status.st_size) }
    return body(UnsafeRawBufferPointer(start: address, count: status.st_size))
  }
}
