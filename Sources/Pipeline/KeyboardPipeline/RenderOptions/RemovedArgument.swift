package import SourceText

/// A command, option or value of earlier versions, and its replacement.
package struct RemovedArgument: Sendable {

  /// The words of the command, and of the option with its value if only that was removed.
  let words: [String]
  private let replacement: String

  package init(_ words: String, _ replacement: String) {
    self.words = words.split(separator: " ").map(String.init)
    self.replacement = replacement
  }

  package static let all = [
    RemovedArgument(
      "snapshot verify --before",
      "reports name causes from declarations, arguments and scenes instead"),
    RemovedArgument(
      "snapshot resolve",
      "keep one side of each conflict, and use kbrender snapshot record --failed"),
    RemovedArgument(
      "snapshot coverage --add", "add a case that shows the declaration yourself"),
    RemovedArgument("snapshot review --images sixel", report),
    RemovedArgument("snapshot review --images blocks", report),
    RemovedArgument("theme index", "use kbrender gallery build --packs FOLDER"),
    RemovedArgument(
      "theme schema --index", "kbrender gallery build --packs FOLDER writes pages and no index"),
    RemovedArgument(
      "init --collection",
      "use kbrender theme pack --check and kbrender gallery build --packs FOLDER"),
    RemovedArgument("theme compile", "use kbrender theme export --to kbtheme"),
    RemovedArgument(
      "theme export --api", "--to keyboardkit writes Swift for KeyboardKit 9.5 to 11"),
    RemovedArgument("theme export --to dtcg-resolver", "use --to dtcg"),
    RemovedArgument("theme export --to keyboardkit-pro", "use --to keyboardkit"),
    RemovedArgument("theme export --to swift", "use --to keyboardkit"),
    RemovedArgument("theme import --from tinted8", "use --from base16"),
  ]

  private static let report =
    "use kitty, iterm or none, or kbrender snapshot verify --report FOLDER for a browser"

  package static func refuse(
    _ line: [String], among all: [RemovedArgument] = all
  ) throws(Diagnostics) {
    if let removed = all.first(where: { $0.isIn(line) }) { throw removed.refusal }
  }

  var refusal: Diagnostics {
    Diagnostics(
      code: .usage, "\(words.joined(separator: " ").quoted) was removed; \(replacement)")
  }

  private func isIn(_ line: [String]) -> Bool {
    let command = words.prefix { !$0.hasPrefix("-") }
    guard line.starts(with: command) else { return false }
    let option = words.dropFirst(command.count)
    guard let name = option.first else { return true }
    let rest = line.dropFirst(command.count).prefix { $0 != "--" }
    let equal = option.joined(separator: "=")
    return rest.indices.contains { rest[$0...].starts(with: option) }
      || rest.contains { $0 == equal || option.count == 1 && $0.hasPrefix("\(name)=") }
  }
}
