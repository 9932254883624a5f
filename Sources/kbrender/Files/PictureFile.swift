import KeyboardDocuments
import KeyboardRender

/// Reads PNG files that users name.
enum PictureFile {

  /// The picture in a file, with the name to show to people.
  static func read(_ path: String) throws(CommandFailure) -> (picture: PNGPicture, name: String) {
    let file = try InputFile.read(path, limit: InputFile.pictureLimit)
    do {
      return (try PNGPicture(decoding: file.bytes), file.name)
    } catch {
      var failure = CommandFailure(error)
      for index in failure.diagnostics.indices {
        failure.diagnostics[index].place = file.place()
      }
      throw failure
    }
  }
}
