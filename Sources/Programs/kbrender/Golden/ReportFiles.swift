import Disk
import GoldenImages
import KeyboardDocuments

/// A report from another machine could name any file: only those in its own folder are shown, and
/// in folders that the user names.
struct ReportFiles {

  private let roots: [String]
  private let folders: [String]

  init(ofReportsAt paths: [String], adding named: [String]) {
    folders = paths.map { FilePath($0).folder + "/" }
    roots = (folders + named).compactMap(RealPath.text)
  }

  func bytes(of path: String) -> [UInt8]? {
    for candidate in [path] + folders.map({ $0 + path }) {
      guard let file = RealPath.text(of: candidate), isInside(file) else { continue }
      return try? InputFile.read(file, .picture).bytes
    }
    return nil
  }

  private func isInside(_ file: String) -> Bool {
    roots.contains(where: FilePath(file).isWithin)
  }
}
