import Foundation

final class LexiconBytes {

  let buffer: UnsafeRawBufferPointer
  let path: String
  private let isMapped: Bool

  init(embedded buffer: UnsafeRawBufferPointer, path: String) {
    self.buffer = buffer
    self.path = path
    isMapped = false
  }

  /// A build replaces a lexicon by renaming a new file, so a mapped one doesn't change.
  init(path: String) throws(LexiconError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path)
    }
    let size = Int(status.st_size)
    guard size > 0 else { throw .damaged(path: path, reason: "it is empty") }
    guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED
    else { throw .unreadable(path: path) }
    buffer = UnsafeRawBufferPointer(start: memory, count: size)
    self.path = path
    isMapped = true
  }

  deinit {
    if isMapped { munmap(UnsafeMutableRawPointer(mutating: buffer.baseAddress), buffer.count) }
  }
}
