import Foundation
import Glibc
import KeyboardDocuments

/// A folder of files that appears with all of them, or not at all.
package enum StagedFolder {

  /// Write files beside a folder, and move them there once all are written; former ones of the folder go
  /// unless they are written again.
  package static func write(
    _ files: [(name: String, bytes: [UInt8])], to folder: String, removing former: [String] = [],
    creating missing: OutputFile.MissingFolders
  ) throws {
    try OutputFile.check(folder)
    let target = FilePath(folder).withoutEndSlashes
    try OutputFile.createFolders(of: target, missing)
    let prefix = FilePath(target).prefix
    let stage = prefix + TemporaryFile.newName
    try OutputFile.createFolder(stage, .last)
    defer { try? FileManager.default.removeItem(atPath: stage) }
    for file in files {
      try OutputFile.write(file.bytes, to: "\(stage)/\(file.name)", creating: .all)
    }
    if DiskFiles().status(of: target) == nil { return try OutputFile.move(stage, to: target) }
    for file in files {
      try OutputFile.createFolders(of: "\(target)/\(file.name)", .all)
      try OutputFile.move("\(stage)/\(file.name)", to: "\(target)/\(file.name)")
    }
    let names = Set(files.map(\.name))
    for name in former where !names.contains(name) { try DiskFiles().remove("\(target)/\(name)") }
  }
}
