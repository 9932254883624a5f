import Disk
package import KeyboardDocuments

/// An archive at an address, which a program of its own gets.
package enum RemoteFile {

  /// Whether a text is an address rather than a path (source: the schemes of RFC 3986, 3.1).
  package static func isAddress(_ text: String) -> Bool {
    text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:\/\//) != nil
  }

  /// Return the file of an address, which nothing but its address is sent to.
  package static func read(_ address: String) throws(CommandFailure) -> SourceFile {
    let program = try HelperProgram.remote(.download, for: "Packs are downloaded").path()
    // The program ends by itself at the bounds of an archive.
    var budget = InputBudget.archive
    budget.bytes += InputBudget.archive.text + HelperProgram.greeting.utf8.count
    budget.seconds += 10
    let output = InstalledTool(program, ["fetch", address], budget: budget).output()
    guard let output, let end = output.firstIndex(of: 0x0A) else {
      throw CommandFailure(.environment, code: .download, "kbrender-remote gives no answer")
    }
    let line = String(decoding: output[..<end], as: UTF8.self)
    guard line == HelperProgram.greeting else {
      throw CommandFailure(.invalidInput, code: .download, line, file: address)
    }
    return SourceFile(name: address, bytes: Array(output[(end + 1)...]))
  }
}
