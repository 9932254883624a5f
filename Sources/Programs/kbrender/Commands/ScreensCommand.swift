import ArgumentParser
import Disk
import KeyboardGallery
import KeyboardPipeline
import SourceText
import Terminal

struct ScreensCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "screens", "Render screenshots for an app store, in all languages.",
    """
    The file lists the images, and a file for each language contains their texts. Images are written to the \
    folders of fastlane's deliver: <language>/<device>-<n>.png. Images that are up to date aren't rendered \
    again. Previews of the app (MP4) require the program ffmpeg. `kbrender init --kind screens` writes an \
    example.
    """, example: "kbrender screens screens.json -o screenshots")

  @Argument(help: "File of the set.", completion: .file(extensions: ["json"]))
  var file: String

  @Option(folder: "Folder of the images.", name: [.short, .long])
  var output: String

  @OptionGroup var folder: ImageSetOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    let place = FilePath(file).folder
    let store = try StoreSet(
      InputFile.read(file, .storeSet), files: .diagnosed.staying(around: place))
    let files = FileReader.disk.staying(around: place)
    try folder.run(
      store.pictures { try Self.bytes(of: $0, files: files) }, in: output, files: files,
      reporter: reporter)
  }

  /// Films of a suitable length have a second after the last key at least.
  private static func bytes(of film: StoreFilm, files: FileReader) throws -> [UInt8] {
    let animation = TypingAnimation(
      film.material, by: RenderPipeline(files: files), pace: AnimationPace(loopCount: 1))
    let seconds = try animation.duration() / .seconds(1)
    guard seconds <= StoreFilm.seconds.upperBound else {
      let length = Int(seconds.rounded(.up))
      throw Diagnostics(
        code: .outOfRange,
        "The animation takes \(length) seconds instead of 15 to 30; shorten the text to type")
    }
    let format = AnimationFormat(
      AnimationFormat.Preview(
        width: film.width, height: film.height,
        ground: film.ground,
        seconds: max(seconds.rounded(.up), StoreFilm.seconds.lowerBound)))
    try format.checkProgram()
    let scheme = film.material.request.colorScheme
    return try format.bytes(
      of: animation.bytes(as: .interchange).bytes, pace: AnimationPace(), colorScheme: scheme)
  }
}
