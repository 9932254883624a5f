import Disk
import Glibc
package import KeyboardDocuments

/// A program beside this one, or in the folder of programs that people don't start themselves.
///
/// It has what this one is to be without, such as a network.
package struct HelperProgram: Sendable {

  private let name: String
  private let missing: CommandFailure

  /// A program by its name, and the error without it.
  package init(_ name: String, orThrow missing: CommandFailure) {
    (self.name, self.missing) = (name, missing)
  }

  /// The program with a client of networks; the error says what is done by it.
  static func remote(_ code: DiagnosticCode, for purpose: String) -> HelperProgram {
    HelperProgram(
      "kbrender-remote",
      orThrow: CommandFailure(
        .environment, code: code,
        "\(purpose) by a program of its own, kbrender-remote, which isn't installed",
        hints: ["The archive and the package kbrender-studio have it; `make install` installs it."])
    )
  }

  /// The first line of that program, unless it is an error.
  package static let greeting = "ready"

  package func path() throws(CommandFailure) -> String {
    let folder = RealPath.text(of: "/proc/self/exe").map { FilePath($0).prefix } ?? ""
    let places = ["", "../libexec/kbrender/"].map { folder + $0 + name }
    guard let place = places.first(where: { access($0, X_OK) == 0 }) else { throw missing }
    return place
  }

  /// Replace this process by the program; return only with an error.
  package func become(with words: some Sequence<String>) throws(CommandFailure) {
    let place = try path()
    execv(place, ([place] + words).map { strdup($0) } + [nil])
    throw missing
  }
}
