import Disk
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import Terminal
import Work

/// The files that a case is drawn from, besides the program: its theme, its locale, and those that they
/// name.
enum CaseSources {

  /// Return the paths, also of files that an invalid theme names.
  static func paths(of item: RenderCase) -> [String] {
    guard !item.inputs.isEmpty, let request = try? item.request.get() else { return [] }
    let reads = RecordedReads()
    _ = try? RenderMaterial(request, files: reads.recording(.disk))
    return reads.take().keys.sorted()
  }

  /// Return the digest of the arguments and of the content of the files, whatever their folder is.
  static func digest(of item: RenderCase) -> String {
    var digest = Digest()
    digest.add(item.arguments)
    for path in paths(of: item) {
      digest.add(
        ((try? InputFile.read(path, .picture).bytes) ?? nil).map { Digest.text(of: $0) } ?? "")
    }
    return digest.text
  }
}
