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
    The file says which pictures there are, and a file for each language has their texts. Pictures \
    are in the folders of fastlane's deliver, <language>/<device>-<n>.png, and those that are up to \
    date aren't drawn again. `kbrender init --kind screens` writes an example.
    """, example: "kbrender screens screens.json -o screenshots")

  @Argument(help: "File of the set.", completion: .file(extensions: ["json"]))
  var file: String

  @Option(folder: "Folder of the pictures.", name: [.short, .long])
  var output: String

  @OptionGroup var folder: ImageSetOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    let place = FilePath(file).folder
    let store = try StoreSet(
      InputFile.read(file, .storeSet), files: .diagnosed.staying(around: place))
    try folder.run(
      store.pictures(), in: output, files: .disk.staying(around: place), reporter: reporter)
  }
}
