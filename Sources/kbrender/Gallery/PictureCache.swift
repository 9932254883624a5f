import Glibc
import KeyboardDocuments

/// A folder of pictures that were drawn before, by what decided them; several sites may share it.
struct PictureCache: Sendable {

  /// Where the folder is.
  let path: String

  /// The bytes of a picture that was drawn before.
  func bytes(for key: String) -> [UInt8]? {
    let file = self.file(for: key)
    guard access(file, R_OK) == 0 else { return nil }
    return (try? InputFile.read(file, limit: InputFile.pictureLimit))?.bytes
  }

  /// Keeps a picture.
  func keep(_ bytes: [UInt8], for key: String) throws(CommandFailure) {
    try OutputFile.write(bytes, to: file(for: key))
  }

  private func file(for key: String) -> String { "\(path)/\(key.prefix(2))/\(key).png" }
}
