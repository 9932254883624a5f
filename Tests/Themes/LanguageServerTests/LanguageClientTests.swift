import Foundation
import TestSupport
import Testing

/// Sessions of clients that others wrote.
@Suite final class LanguageClientTests: FolderSuite {

  /// The Python with pygls that `make language-client` installs.
  private static let python = Program.project.appending(path: ".build/language-client/bin/python")

  /// Whether the session runs: where its client is installed, and always in CI.
  static let isExpected =
    FileManager.default.isExecutableFile(atPath: python.path)
    || ProcessInfo.processInfo.environment["CI"] != nil

  /// The output of a session.
  private struct Session: Decodable {
    var server: String
    var first: [String]
    var second: [String]
    var version: Int
    var completion: [String]
    var hover: String
    var renamed: String
    var formatted: String
    var symbols: [String]
    var colors: Int
    var tokens: Int
    var folds: Int
    var exit: Int
  }

  /// The output of the extension's session.
  private struct ExtensionSession: Decodable {

    struct Preview: Decodable, Equatable {
      var widths: [Int]
      var pictures: Int
      var hidden: Int
      var problem: String
      var isNew: Bool
      var title: String
      var isSafe: Bool
    }

    var diagnostics: [String]
    var severities: [Int]
    var providers: Int
    var completion: [String]
    var hover: String
    var renamed: [String]
    var colors: Int
    var symbols: [String]
    var actions: [String]
    var fixes: [String]
    var edits: Int
    var tokens: Int
    var highlights: Int
    var hints: [String]
    var others: [Int]
    var watched: [String]
    var draft: [String]
    var named: [String]
    var lenses: [String]
    var preview: Preview
    var closed: Bool
    var messages: [String]
  }

  private static let node = URL(filePath: "/usr/bin/node")

  private static let hasNode =
    FileManager.default.isExecutableFile(atPath: node.path)
    || ProcessInfo.processInfo.environment["CI"] != nil

  private static func extensionSession() throws -> ExtensionSession {
    let script = Program.project.appending(
      path: "Tests/Themes/LanguageServerTests/Clients/extension-session.js")
    let folder = Program.project.appending(path: "Themes/Editors/vscode")
    let workspace = try ScratchFolder(
      ["base.json": #"{"formatVersion": 1, "variables": {"ink": "navy"}}"#])
    try workspace.write(
      #"{"formatVersion": 1, "extends": "./mine.json", "background": "{ink}"}"#, to: "up.json")
    let run = try Program(file: node).run(
      [script.path, folder.path, Program.built.file.path, workspace.url.path], in: folder)
    try #require(run.exitCode == 0, "\(run.errors)")
    return try JSONDecoder().decode(ExtensionSession.self, from: run.output)
  }

  @Test(.enabled(if: hasNode, "make test-packages installs Node"))
  func theExtensionServesItsEditor() throws {
    let session = try Self.extensionSession()
    #expect(session.diagnostics == ["theme/unknown-key"] && session.severities == [0])
    #expect(session.providers == 15 && session.completion.contains("background"))
    #expect(session.hover.contains("Resolved: `#"))
    #expect(session.renamed == ["base.json", "mine.json", "up.json"])
    #expect(session.colors == 2 && session.edits == 1 && session.tokens == 0)
    #expect(session.symbols == ["formatVersion", "extends", "backgrund", "foregroundColor"])
    #expect(session.actions.first == "quickfix: Replace by \"background\"")
    #expect(session.fixes == ["source.fixAll: Fix all errors and warnings"])
    #expect(session.highlights == 1 && session.hints.count == 1 && session.lenses == ["10 keys"])
    // JSON files without the version of the format are none, unless they are in the pattern.
    #expect(session.others == [0, 0] && session.draft.count == 1 && session.named.count == 1)
    #expect(session.watched.contains("theme/unknown-variable"))
    #expect(!session.closed && session.messages == [])
    #expect(
      session.preview
        == ExtensionSession.Preview(
          widths: [390, 810, 810, 390], pictures: 1, hidden: 0,
          problem: "The image is older than the text, because the theme has errors.",
          isNew: true, title: "mine.json", isSafe: true))
  }

  private static let neovim = URL(filePath: "/usr/bin/nvim")

  private static let hasNeovim = FileManager.default.isExecutableFile(atPath: neovim.path)

  /// The settings of the guide, in an editor without a screen.
  @Test(.enabled(if: hasNeovim, "neovim is not installed"))
  func neovimEditsATheme() throws {
    try folder.write(
      #"{"formatVersion": 1, "variables": {"ink": "navy"}, "foregroundColr": "{ink}"}"# + "\n",
      to: "Themes/mine.json")
    let user =
      #"{"formatVersion": 1, "extends": "../Themes/mine.json", "background": "{ink}"}"# + "\n"
    try folder.write(user, to: "more/up.json")
    try folder.write("{}\n", to: "more/package.json")
    try folder.write("{}\n", to: "kbrender.json")
    let guide = try String(
      contentsOf: Program.project.appending(path: "Themes/README.md"), encoding: .utf8)
    let block = try #require(guide.components(separatedBy: "```lua\n").last)
    let settings = try #require(block.components(separatedBy: "```").first)
    try folder.write(
      settings.replacing("\"kbrender\", \"lsp\"", with: "vim.env.KBRENDER, \"lsp\""), to: "init.lua"
    )
    let script = Program.project.appending(
      path: "Tests/Themes/LanguageServerTests/Clients/neovim.lua")
    let run = try Program(file: Self.neovim).run(
      ["--headless", "-u", "init.lua", "-i", "NONE", "-n", "-S", script.path], in: folder.url,
      variables: ["KBRENDER": Program.built.file.path, "HOME": folder.url.path])
    let expected = """
      theme/unknown-key 0:51
      Resolved
      {
        "formatVersion": 1,
        "variables": { "pen": "navy" },
        "foregroundColr": "{pen}"
      }
      \(user.replacing("ink", with: "pen").dropLast())
      servers 1 1 0

      """
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text == expected)
  }

  @Test(.enabled(if: isExpected, "make language-client installs pygls"))
  func pyglsEditsATheme() throws {
    let script = Program.project.appending(
      path: "Tests/Themes/LanguageServerTests/Clients/session.py")
    let run = try Program(file: Self.python).run(
      [script.path, Program.built.file.path, folder.url.path], in: folder.url)
    try #require(run.exitCode == 0, "\(run.errors)")
    let session = try JSONDecoder().decode(Session.self, from: run.output)
    let mended = """
      {
        "formatVersion": 1,
        "name": "Mine",
        "variables": { "accent": "#5b3fd6" },
        "buttons": { "all": { "cornerRadius": 9, "backgroundColor": "{accent}" } }
      }

      """
    #expect(session.server == "kbrender" && session.exit == 0)
    #expect(session.first == ["theme/unknown-key"] && session.second == [] && session.version == 2)
    #expect(session.completion.contains("cornerRadius") && !session.completion.contains("name"))
    #expect(session.hover.contains("The corner radius"))
    #expect(session.renamed == mended.replacing("accent", with: "ink"))
    let sorted = mended.replacing(
      #""cornerRadius": 9, "backgroundColor": "{accent}""#,
      with: #""backgroundColor": "{accent}", "cornerRadius": 9"#)
    #expect(session.formatted == sorted)
    #expect(session.symbols == ["formatVersion", "name", "variables", "buttons"])
    #expect(session.colors == 2 && session.tokens == 0 && session.folds == 1)
  }
}
