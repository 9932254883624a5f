import Embedded
import KeyboardCore
package import SourceText

/// Words of a command, and of an option of it with its value, if they aren't about the command itself.
struct CommandWords: Sendable {

  let command: [String]
  let option: [String]

  /// Words such as `snapshot verify --junit`; `--` alone is no option.
  init(_ words: String) {
    let words = words.split(separator: " ").map(String.init).filter { $0 != "--" }
    command = Array(words.prefix { !$0.hasPrefix("-") })
    option = Array(words.dropFirst(command.count))
  }

  var all: [String] { command + option }

  /// Returns the place of the option in a line of the command, or the end of the command's words without an option.
  func range(in line: [String]) -> Range<Int>? {
    guard line.starts(with: command) else { return nil }
    guard let name = option.first else { return command.count..<command.count }
    let end = line.firstIndex(of: "--") ?? line.count
    let equal = option.joined(separator: "=")
    for index in command.count..<max(end, command.count) {
      if line[index..<end].starts(with: option) { return index..<(index + option.count) }
      let hasValue = option.count == 1 && line[index].hasPrefix("\(name)=")
      if line[index] == equal || hasValue { return index..<(index + 1) }
    }
    return nil
  }
}

/// A command or option of an earlier version that has another name.
package struct RenamedArgument: Sendable {

  let old: CommandWords
  let new: CommandWords

  /// Whether commands read the old option as well.
  private var isRead = false

  package var newWords: [String] { new.all }

  init(_ old: String, _ new: String, isRead: Bool = false) {
    (self.old, self.new) = (CommandWords(old), CommandWords(new))
    self.isRead = isRead
  }

  /// Names of version 0.1; the next version removes them.
  package static let all =
    embedded_former_arguments().rows.filter { $0.count == 2 }.map { RenamedArgument($0[0], $0[1]) }
    + RenderOption.all.compactMap { option in
      option.replacement.map { RenamedArgument("--\(option.name)", $0, isRead: true) }
    }

  /// Returns a line in the present names, and what to say about the old ones; refuses removed ones.
  package static func present(
    _ line: [String], among options: @autoclosure () -> [RenderOption]
  ) throws(Diagnostics) -> (words: [String], notice: String?) {
    // Reading the tables takes 2 % of the instructions of a first image.
    let isPresent = line.allSatisfy { word in
      guard word.hasPrefix("--") else { return word.hasPrefix("-") || word != line.first }
      return word == "--version"
        || options().contains {
          $0.replacement == nil && $0.name == word.dropFirst(2)
        }
    }
    if isPresent { return (line, nil) }
    try RemovedArgument.refuse(line)
    return current(line)
  }

  package static func current(
    _ line: [String], among all: [RenamedArgument] = all
  ) -> (words: [String], notice: String?) {
    if line.first == "help" {
      let (words, notice) = current(Array(line.dropFirst()), among: all)
      return (words.first == "help" ? words : ["help"] + words, notice)
    }
    var (words, old, new) = (line, [String](), [String]())
    while let row = all.first(where: { !$0.isRead && $0.isIn(words, among: all) }) {
      row.replace(in: &words)
      if old.isEmpty { (old, new) = (row.old.command, row.new.command) }
      old += row.old.option
      new += row.new.option
    }
    gatherOptions(of: &words, &old, &new)
    for row in all where row.isRead && row.old.range(in: words) != nil {
      old += row.old.option
      new += row.new.option
    }
    guard !old.isEmpty else { return (line, nil) }
    let now = new.isEmpty ? "no longer needed" : "now \(new.joined(separator: " ").quoted)"
    return (words, "\(old.joined(separator: " ").quoted) is \(now)")
  }

  /// Puts the new words in place of the old ones.
  private func replace(in words: inout [String]) {
    guard let range = old.range(in: words) else { return }
    var (end, option) = (range.upperBound, new.option)
    let word = old.option.count == 1 ? words[range.lowerBound] : ""
    var value = word.firstIndex(of: "=").map { String(word[$0...].dropFirst()) }
    let isGlued = option.last?.hasSuffix(":") ?? false
    if isGlued, value == nil, end < words.count {
      value = words[end]
      end += 1
    }
    if let value { option.append((option.popLast().map { isGlued ? $0 : "\($0)=" } ?? "") + value) }
    words.replaceSubrange(range.lowerBound..<end, with: option)
    words.replaceSubrange(0..<old.command.count, with: new.command)
  }

  /// Commands that take a situation in place of the options of a keyboard.
  private static let situated = [["preview"], ["theme", "explain"]]

  /// Puts options of a keyboard into `--args`, which had places of their own.
  private static func gatherOptions(
    of words: inout [String], _ said: inout [String], _ now: inout [String]
  ) {
    guard let command = situated.first(where: words.starts) else { return }
    let end = words.firstIndex(of: "--") ?? words.count
    var (kept, moved) = (command, [String]())
    var rest = words[command.count..<end]
    while let word = rest.popFirst() {
      let name = word.prefix { $0 != "=" }
      guard let option = RenderOption.all.first(where: { $0.isSpelled(name) }) else {
        kept.append(word)
        continue
      }
      moved.append(word)
      if !option.isFlag, name == word, let value = rest.popFirst() { moved.append(value) }
    }
    guard !moved.isEmpty else { return }
    let line = ArgumentLine.join(moved)
    words = kept + ["--args", line] + words[end...]
    said.append(line)
    now += ["--args", ArgumentLine.quoted(line)]
  }

  /// Returns whether a line has the old words, and not a new command that begins with them, or asks for its help.
  private func isIn(_ line: [String], among all: [RenamedArgument]) -> Bool {
    guard old.range(in: line) != nil else { return false }
    guard old.command != new.command else { return true }
    let longer = all.map(\.new.command).filter {
      $0.count > old.command.count && $0.starts(with: old.command)
    }
    let next = line.dropFirst(old.command.count).first ?? "--help"
    return !longer.contains(where: line.starts)
      && (longer.isEmpty || !["-h", "--help"].contains(next))
  }
}

/// A command, option or value of earlier versions or of other programs, and its replacement.
package struct RemovedArgument: Sendable {

  let words: CommandWords
  private let replacement: String

  /// Reason for the refusal.
  private let reason: String

  package init(_ words: String, _ replacement: String, reason: String = "was removed") {
    self.words = CommandWords(words)
    self.replacement = replacement
    self.reason = reason
  }

  package static let all = embedded_former_arguments().rows.filter { $0.count == 3 }
    .map { RemovedArgument($0[0], $0[2], reason: $0[1]) }

  package static func refuse(
    _ line: [String], among all: [RemovedArgument] = all
  ) throws(Diagnostics) {
    if let removed = all.first(where: { $0.words.range(in: line) != nil }) { throw removed.refusal }
  }

  var refusal: Diagnostics {
    Diagnostics(
      code: .usage, "\(words.all.joined(separator: " ").quoted) \(reason); \(replacement)")
  }
}
