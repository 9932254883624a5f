import Glibc
import KeyboardDocuments

/// A folder of pictures by key, which several sites may share.
struct PictureCache: Sendable {

  /// The path of the folder.
  let path: String

  /// Return the cached bytes of a picture.
  func bytes(for key: String) -> [UInt8]? {
    let file = self.file(for: key)
    guard access(file, R_OK) == 0 else { return nil }
    return (try? InputFile.read(file, limit: InputFile.pictureLimit))?.bytes
  }

  /// Store a picture.
  func keep(_ bytes: [UInt8], for key: String) throws(CommandFailure) {
    try OutputFile.write(bytes, to: file(for: key))
  }

  private func file(for key: String) -> String { "\(path)/\(key.prefix(2))/\(key).png" }
}
