import ArgumentParser
import Disk
import KeyboardDocuments
import Terminal

/// The option `--force` of commands that could overwrite files of authors.
struct ReplacingOptions: ParsableArguments {

  @Flag(help: "Replace files that exist.")
  var force = false
}

extension ReplacingOptions {

  /// Devices and pipes keep what they are.
  func check(_ paths: [String]) throws(CommandFailure) {
    let disk = DiskFiles()
    let taken = paths.first { path in
      guard !force, path != "-", let status = disk.status(of: path) else { return false }
      return status.target != .other
    }
    guard let taken else { return }
    throw CommandFailure(
      .invalidInput, code: .fileExists,
      "“\(taken.shortened)” exists, so that nothing was written",
      hints: ["--force replaces it; --output names another file."])
  }
}
