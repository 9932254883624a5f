import Foundation
import TestSupport
import Testing

/// Inputs and surroundings that aren't what they seem, one command each: all end within a bound of
/// time and memory by an exit code, with a message of the place, and nothing half written.
@Suite struct HostileInputTests {

  struct Row: Sendable, CustomTestStringConvertible {

    var testDescription: String

    /// Shell commands that prepare the folder.
    var prepare: String

    /// A shell command, with the program as `"$K"`.
    var command: String

    var exitCode: Int32

    var says: String

    init(
      _ name: String, _ command: String, _ exitCode: Int32, _ says: String,
      prepare: String = ""
    ) {
      testDescription = name
      (self.command, self.exitCode, self.says, self.prepare) = (command, exitCode, says, prepare)
    }
  }

  private static let escape = #"$(printf '\033[2J')"#

  private static func theme(_ name: String = "a.json", extends other: String) -> String {
    #"printf '{"formatVersion": 1, "extends": "./%s"}' '\#(other)' > \#(name); "#
  }

  private static func image(_ path: String) -> String {
    #"printf '{"formatVersion": 1, "background": {"image": "./%s"}}' '\#(path)' > a.json; "#
  }

  private static let suite =
    "mkdir s; echo '--scale 0.5' > s/a.args; echo '{}' > s/snapshots.json; "

  private static func frames(_ bytes: String) -> String { "printf '\(bytes)' | \"$K\" lsp" }

  private static let files: [Row] = [
    Row(
      "a theme of a device", #""$K" theme check --no-draw a.json"#, 1,
      "outside of the theme's folder",
      prepare: theme(extends: "b.json") + "ln -s /dev/zero b.json"),
    Row(
      "a theme of a pipe", #""$K" theme check --no-draw a.json"#, 1, "pipe or device",
      prepare: theme(extends: "b.json") + "mkfifo b.json"),
    Row(
      "a theme that extends itself by a link", #""$K" theme check --no-draw a.json"#, 1,
      "theme/extends-cycle",
      prepare: theme(extends: "b.json") + "ln -s a.json b.json"),
    Row(
      "an image of a pipe", #""$K" -t ./a.json -o o.png"#, 2, "pipe or device",
      prepare: image("b.png") + "mkfifo b.png"),
    Row(
      "an image of a device", #""$K" -t ./a.json -o o.png"#, 2, "outside of the theme's folder",
      prepare: image("b.png") + "ln -s /dev/zero b.png"),
    Row(
      "a pipe to format", #""$K" theme fmt a.json"#, 2, "pipe or device", prepare: "mkfifo a.json"),
    Row(
      "a pipe to migrate", #""$K" theme fmt a.json"#, 2, "pipe or device",
      prepare: "mkfifo a.json"),
    Row(
      "fonts that are pipes", #""$K" --fonts f -o o.png"#, 2, "f/a.ttf: error",
      prepare: "mkdir f; mkfifo f/a.ttf; ln -s . f/loop"),
    Row(
      "fonts that are devices", #""$K" --fonts f -o o.png"#, 2, "f/a.ttf: error",
      prepare: "mkdir f; ln -s /dev/zero f/a.ttf"),
    Row(
      "a damaged font", #""$K" --fonts f --scale 0.5 -o o.png"#, 0,
      "f/a.ttf: warning: The font is skipped", prepare: "mkdir f; echo x > f/a.ttf"),
    Row(
      "a damaged font that is an error", #""$K" --fonts f --scale 0.5 -o o.png --strict"#, 2,
      "f/a.ttf: error: The font is skipped", prepare: "mkdir f; echo x > f/a.ttf"),
    Row(
      "damaged words", #"mkdir x; echo x > x/w.json; "$K" lexicon learn teh --words x/w.json"#, 0,
      "x/w.json.damaged”"),
    Row("lines of a device", #""$K" --batch /dev/zero"#, 2, "pipe or device"),
    Row("endless lines", #"head -c 99000000 /dev/zero | "$K" --batch -"#, 2, "4 MB"),
    Row(
      "a folder to watch", #""$K" preview d.json -o o.png"#, 2, "is a folder",
      prepare: "mkdir d.json"
    ),
    Row(
      "a lexicon that is a folder", #"XDG_DATA_HOME="$PWD/x" "$K" suggest a --locale de"#, 3,
      "de.lexicon", prepare: "mkdir -p x/kbrender/lexicons/de.lexicon"),
    Row(
      "a lexicon of a device", #"XDG_DATA_HOME="$PWD/x" "$K" suggest a --locale de"#, 3,
      "de.lexicon",
      prepare: "mkdir -p x/kbrender/lexicons; ln -s /dev/zero x/kbrender/lexicons/de.lexicon"),
    Row(
      "forty pairs of braces", #""$K" snapshot verify s"#, 2, "s/a.matrix:1:1: error",
      prepare: suite + #"printf -- "--locale $(printf '{a,b}%.0s' $(seq 40))" > s/a.matrix"#),
    Row(
      "twenty thousand nested braces", #""$K" snapshot verify s"#, 2, "s/a.matrix:1:1: error",
      prepare: suite
        + "printf -- '--locale %s' \"$(head -c 20000 /dev/zero | tr '\\0' '{')\" > s/a.matrix"),
    Row(
      "a filter of asterisks",
      #""$K" snapshot verify s --filter "$(printf '*a%.0s' $(seq 3000))b""#,
      2, "No case of “s” matches", prepare: suite),
  ]

  private static let surroundings: [Row] = [
    Row("an argument of other bytes", #""$K" $'\xff'"#, 2, "“\u{FFFD}” isn't UTF-8"),
    Row("an output of other bytes", #""$K" -o $'a\xff.png'"#, 2, "“a\u{FFFD}.png” isn't UTF-8"),
    Row("a full disk", #""$K" --scale 0.5 -o /dev/full"#, 3, "No space left"),
    Row("a full standard output", #""$K" list themes > /dev/full"#, 3, "No space left"),
    Row("no standard output", #""$K" list themes >&-"#, 3, "It is closed"),
    Row("no standard output for an image", #""$K" --scale 0.5 -o - >&-"#, 3, "It is closed"),
    Row("no standard input", #""$K" theme check --no-draw - <&-"#, 3, "<stdin>: error"),
    Row(
      "no streams", #""$K" -t ./a.json --scale 0.5 -o o.png <&- >&- 2>&-; "$K" info o.png"#, 0,
      "195 × 132 pixels", prepare: #"printf '\357\273\277{"formatVersion": 1}' > a.json"#),
    Row(
      "a limit of the size of files", #"ulimit -f 1; "$K" --scale 2 -o o.png"#, 3, "o.png: error"),
    Row(
      "a project beyond the limit",
      #"ulimit -f 1; "$K" init p/q; c=$?; [ ! -e p ] && exit $c"#, 3, "mint.json: error"),
    Row("small stack", #"ulimit -s 128; "$K" --scale 0.5 -o o.png"#, 3, "The stack has less than"),
    Row("four open files", #"ulimit -n 4; "$K" --scale 0.5 -o o.png"#, 3, "can be open at a time"),
    Row("five open files", #"ulimit -n 5; "$K" snapshot verify s"#, 3, "open", prepare: suite),
    Row(
      "ten open files", #"ulimit -n 10; "$K" preview a.json -o o.png"#, 3, "open",
      prepare: theme(extends: "b")),
    Row(
      "files that others have open",
      #"ulimit -n 64; for n in {10..40}; do eval "exec $n</dev/null"; done; "$K" lexicon list"#, 3,
      "can be open at a time"),
    Row(
      "an output in a circle of links", #""$K" --scale 0.5 -o o.png"#, 3, "symbolic links",
      prepare: "ln -s p.png o.png; ln -s o.png p.png"),
    Row(
      "an output that is a folder", #""$K" --scale 0.5 -o d.png"#, 3, "directory",
      prepare: "mkdir d.png"),
    Row("a long output", #""$K" -o "$(printf 'a%.0s' $(seq 300)).png""#, 3, "too long"),
    Row(
      "variables of everything",
      #"HOME= TMPDIR=/none XDG_CACHE_HOME=/dev/null COLUMNS=99999999999999999999 TERM="\#(escape)" "#
        + #"TZ=:/dev/zero FC_DEBUG=4095 G_MESSAGES_DEBUG=all "$K" --scale 0.5 -o - | "$K" info -"#,
      0, "195 × 132 pixels"),
    Row(
      "a control character in a shard",
      #"SLURM_ARRAY_TASK_ID="\#(escape)" SLURM_ARRAY_TASK_COUNT=9 "$K" gallery build --shard auto"#,
      2, "SLURM_ARRAY_TASK_ID"),
    Row(
      "the largest shard",
      "SLURM_ARRAY_TASK_ID=-9223372036854775808 SLURM_ARRAY_TASK_MIN=9223372036854775807 "
        + #"SLURM_ARRAY_TASK_COUNT=3 "$K" gallery build --shard auto"#, 2, "names no part"),
    Row("a control character in an option", #""$K" "--th\#(escape)eme" x"#, 2, "Unknown option"),
    Row(
      "a control character in a title", #""$K" gallery build --title "\#(escape)" tron"#,
      2,
      "--title contains the control character U+001B"),
    Row("a control character in a code", #""$K" explain "\#(escape)""#, 2, "cli/unknown-name"),
    Row(
      "six thousand suggestions", #""$K" --suggestions "$(printf 'a,%.0s' $(seq 6000))""#, 2, "100"),
    Row(
      "six thousand items", #""$K" --toolbar-items "$(printf 'a,%.0s' $(seq 6000))""#, 2,
      "at most 16 items"),
    Row(
      "a long item", #""$K" --toolbar-items "$(printf 'a%.0s' $(seq 6000))""#, 2,
      "1000"),
    Row(
      "five thousand themes", #""$K" sheet "$(printf 'tron,%.0s' $(seq 5000))""#, 2, "300"),
  ]

  private static let messages: [Row] = [
    Row("a negative length", frames(#"Content-Length: -1\r\n\r\n{}"#), 1, "no valid length"),
    Row(
      "a length beyond all numbers",
      frames(#"Content-Length: 99999999999999999999\r\n\r\n{}"#), 1, "no valid length"),
    Row(
      "two lengths", frames(#"Content-Length: 5\r\nContent-Length: 2\r\n\r\n{}"#), 1, "error"),
    Row("an endless header", #"head -c 99000000 /dev/zero | "$K" lsp"#, 1, ""),
    Row(
      "half a million brackets",
      #"{ printf 'Content-Length: 500000\r\n\r\n'; head -c 500000 /dev/zero | tr '\0' '['; } | "#
        + #""$K" lsp"#, 1, "not JSON"),
  ]

  static let rows = files + surroundings + messages

  @Test(arguments: rows)
  func endInOrder(row: Row) throws {
    let folder = try ScratchFolder()
    let shell = Program(file: URL(filePath: "/bin/bash"))
    _ = try shell.run(["-c", row.prepare], in: folder.url)
    let before = Set(folder.files)
    let program = Program.built.file.path
    let isRelease = program.contains("release")
    let limits = "ulimit -t \(isRelease ? 3 : 30); ulimit -d 400000; K='\(program)'; "
    let run = try shell.run(["-c", limits + row.command], in: folder.url)
    #expect(run.exitCode == row.exitCode, "\(run.errors.prefix(500))")
    let text = run.text + run.errors
    #expect(row.says.isEmpty || text.contains(row.says), "\(text.prefix(500))")
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" })
    #expect(text.utf8.count < 100_000)
    if row.exitCode > 1 { #expect(Set(folder.files) == before) }
  }
}
