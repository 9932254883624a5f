import Disk
import KeyboardDocuments
import KeyboardRender
import Terminal

enum PictureFile {

  static func read(_ path: String) throws(CommandFailure) -> (picture: PNGPicture, name: String) {
    let file = try InputFile.read(path, .picture)
    return (try picture(in: file), file.name)
  }

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
}
