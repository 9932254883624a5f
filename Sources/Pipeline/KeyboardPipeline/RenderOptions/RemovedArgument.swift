package import SourceText

/// Words of a command, and of an option of it with its value, if they aren't about the command itself.
struct CommandWords: Sendable {

  let command: [String]
  let option: [String]

  init(_ words: String) {
    let words = words.split(separator: " ").map(String.init)
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

  /// A command with an option of its own by the old name.
  private let exception: String?

  init(_ old: String, _ new: String, except exception: String? = nil) {
    (self.old, self.new) = (CommandWords(old), CommandWords(new))
    self.exception = exception
  }

  package var newWords: [String] { new.all }

  /// Names of version 0.1; the next version removes them.
  package static let all = [
    RenamedArgument("layout --format text", "render --emit sketch"),
    RenamedArgument("layout --format json", "render --emit layout"),
    RenamedArgument("layout --json", "render --emit layout"),
    RenamedArgument("layout", "render --emit layout"),
    RenamedArgument("shelf", "sheet --shelf"),
    RenamedArgument("thumbnail", "sheet --thumbnails"),
    RenamedArgument("watch", "preview"),
    RenamedArgument("theme lint --warnings-as-errors", "theme check --strict"),
    RenamedArgument("theme lint --level", "theme check --wcag"),
    RenamedArgument("theme lint", "theme check"),
    RenamedArgument("theme migrate", "theme fmt"),
    RenamedArgument("theme pack --check", "theme pack check"),
    RenamedArgument("theme pack", "theme pack make"),
    RenamedArgument("theme unpack", "theme pack unpack"),
    RenamedArgument("theme add", "theme pack add"),
    RenamedArgument("theme remove", "theme pack remove"),
    RenamedArgument("theme list --installed", "list packs"),
    RenamedArgument("theme list", "list themes"),
    RenamedArgument("theme schema --compiled", "help --schema compiled"),
    RenamedArgument("theme schema --manifest", "help --schema manifest"),
    RenamedArgument("theme schema --locale", "help --schema locale"),
    RenamedArgument("theme schema --snapshots", "help --schema snapshots"),
    RenamedArgument("theme schema --screens", "help --schema screens"),
    RenamedArgument("theme schema --reference", "help --schema theme --markdown"),
    RenamedArgument("theme schema", "help --schema theme"),
    RenamedArgument("snapshot prune", "snapshot clean --tests"),
    RenamedArgument("diff", "snapshot diff"),
    RenamedArgument("bench stages", "bench"),
    RenamedArgument("explain-code", "explain"),
    RenamedArgument("lexicon ignore", "lexicon learn --ignore"),
    RenamedArgument("theme explain --pressed", "theme explain --on pressed"),
    RenamedArgument("theme explain --locked", "theme explain --on locked"),
    RenamedArgument("theme explain --callout", "theme explain --part callout"),
    RenamedArgument("theme explain --label", "theme explain --part label"),
    RenamedArgument("theme explain --toolbar", "theme explain --part toolbar"),
    RenamedArgument("theme explain --board", "theme explain --part board"),
    RenamedArgument("theme explain --rule", "theme explain --part rule:"),
    RenamedArgument("type --format json", "type --output-format json"),
    RenamedArgument("--make-dirs", ""),
    RenamedArgument("--json", "--output-format json"),
    RenamedArgument("--diagnostics", "--output-format"),
    RenamedArgument("snapshot verify --durations", "snapshot verify --verbose"),
    RenamedArgument("--color", "--terminal-color"),
    RenamedArgument("--locales", "--more-locales", except: "gallery"),
    RenamedArgument("--messages", "--chat"),
  ]

  /// Returns a line in the present names, and what to say about the old ones.
  package static func current(
    _ line: [String], among all: [RenamedArgument] = all
  ) -> (words: [String], notice: String?) {
    if line.first == "help" {
      let (words, notice) = current(Array(line.dropFirst()), among: all)
      return (words.first == "help" ? words : ["help"] + words, notice)
    }
    let found = all.filter { !$0.old.command.isEmpty && $0.old.range(in: line) != nil }
    let options = found.filter { !$0.old.option.isEmpty }
    var (words, old, new) = (line, [String](), [String]())
    if let command = found.first?.old.command, let first = options.first ?? found.first,
      !isCurrent(line, command, among: all)
    {
      (old, new) = (command, first.new.command)
      for row in options.isEmpty ? [first] : options { row.replaceOption(in: &words, &old, &new) }
      words.replaceSubrange(0..<command.count, with: first.new.command)
    }
    for row in all where row.old.command.isEmpty && row.exception != line.first {
      row.replaceOption(in: &words, &old, &new)
    }
    gatherOptions(of: &words, &old, &new)
    guard !old.isEmpty else { return (line, nil) }
    let now = new.isEmpty ? "no longer needed" : "now \(new.joined(separator: " ").quoted)"
    return (words, "\(old.joined(separator: " ").quoted) is \(now)")
  }

  /// Puts the new option in place of the old one, and adds both to what is said.
  private func replaceOption(
    in words: inout [String], _ said: inout [String], _ now: inout [String]
  ) {
    guard var range = old.range(in: words) else { return }
    var value = words[range].first.flatMap { word in
      old.option.count == 1 ? word.firstIndex(of: "=").map { String(word[$0...]) } : nil
    }
    var option = new.option
    if option.last?.hasSuffix(":") == true {
      // The value is a part of the new one.
      if value == nil, range.upperBound < words.count {
        value = words[range.upperBound]
        range = range.lowerBound..<(range.upperBound + 1)
      } else {
        value?.removeFirst()
      }
    }
    if let value, let last = option.popLast() { option.append(last + value) }
    words.replaceSubrange(range, with: option)
    said += old.option
    now += new.option
  }
}

extension RenamedArgument {

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

  /// Returns whether a line has a new command that begins with the words of an old one, or asks for its help.
  private static func isCurrent(
    _ line: [String], _ command: [String], among all: [RenamedArgument]
  ) -> Bool {
    let longer = all.map(\.new.command).filter {
      $0.count > command.count && $0.starts(with: command)
    }
    let next = line.dropFirst(command.count).first ?? "--help"
    return longer.contains(where: line.starts)
      || !longer.isEmpty && ["-h", "--help"].contains(next)
  }
}

/// A command, option or value of earlier versions, and its replacement.
package struct RemovedArgument: Sendable {

  let words: CommandWords
  private let replacement: String

  package init(_ words: String, _ replacement: String) {
    self.words = CommandWords(words)
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
    RemovedArgument(
      "snapshot record --prune", "use kbrender snapshot record, and kbrender snapshot clean"),
    RemovedArgument("theme index", "use kbrender gallery build --packs FOLDER"),
    RemovedArgument(
      "theme schema --index", "kbrender gallery build --packs FOLDER writes pages and no index"),
    RemovedArgument(
      "init --collection",
      "use kbrender theme pack check and kbrender gallery build --packs FOLDER"),
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
    if let removed = all.first(where: { $0.words.range(in: line) != nil }) { throw removed.refusal }
  }

  var refusal: Diagnostics {
    Diagnostics(
      code: .usage, "\(words.all.joined(separator: " ").quoted) was removed; \(replacement)")
  }
}
