import KeyboardDocuments
import KeyboardRender

/// Reads PNG files that users name.
enum PictureFile {

  /// The picture in a file, with the name to show to people.
  static func read(_ path: String) throws(CommandFailure) -> (picture: PNGPicture, name: String) {
    let file = try InputFile.read(path, limit: InputFile.pictureLimit)
    return (try picture(in: file), file.name)
  }

  /// The picture in a file that was read.
  static func picture(in file: SourceFile) throws(CommandFailure) -> PNGPicture {
    do {
      return try PNGPicture(decoding: file.bytes)
    } catch {
      var failure = CommandFailure(error)
      for index in failure.diagnostics.indices {
        failure.diagnostics[index].place = file.place()
      }
      throw failure
    }
  }

  /// The bytes of a PNG file with a picture.
  static func bytes(of picture: PNGPicture) throws(CommandFailure) -> [UInt8] {
    do {
      return try picture.encoded()
    } catch {
      throw CommandFailure(error)
    }
  }
}
