internal import Disk
internal import KeyboardDocuments

final class LexiconBytes {

  let buffer: UnsafeRawBufferPointer
  let path: String
  private let isOwned: Bool

  init(embedded buffer: UnsafeRawBufferPointer, path: String) {
    self.buffer = buffer
    self.path = path
    isOwned = false
  }

  /// The file is read rather than mapped, since one that shrinks while it is mapped ends its readers.
  init(path: String) throws(LexiconError) {
    guard let file = try? InputFile.read(path, .lexicon) else {
      throw .unreadable(path: path)
    }
    guard !file.bytes.isEmpty else { throw .damaged(path: path, reason: "it is empty") }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: file.bytes.count, alignment: 8)
    memory.copyBytes(from: file.bytes)
    buffer = UnsafeRawBufferPointer(memory)
    self.path = path
    isOwned = true
  }

  deinit {
    if isOwned { buffer.deallocate() }
  }
}
