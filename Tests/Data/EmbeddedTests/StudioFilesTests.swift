import Embedded
import Foundation
import TestSupport
import Testing

/// The embedded files are those of the folder, find each other, and run nothing that isn't a file.
struct StudioFilesTests {

  static let folder = Program.project.appending(path: "Sources/Data/Embedded/Studio")

  /// The files of the text editor, which come from a package.
  private static let editor = ["codemirror.js", "codemirror.css", "codemirror-license.txt"]

  private static var files: UnsafeBufferPointer<EmbeddedFile> {
    let folder = embedded_studio()
    return UnsafeBufferPointer(start: folder.files, count: folder.count)
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private static func name(_ file: EmbeddedFile) -> String { String(cString: file.name) }

  private static let ownNames = files.map(name).filter { !editor.contains($0) }
  private static let scripts = ownNames.filter { $0.hasSuffix(".js") }

  @Test func allFilesOfTheFolderAreEmbedded() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(found + Self.editor) == Set(Self.files.map(Self.name)))
    #expect(Set(Self.files.map(Self.name)).count == Self.files.count)
    for file in Self.files where Self.ownNames.contains(Self.name(file)) {
      let bytes = Data(bytes: file.bytes, count: file.count)
      #expect(try bytes == Data(contentsOf: Self.folder.appending(path: Self.name(file))))
    }
  }

  @Test func theEditorIsThereWithItsLicenseOrNotAtAll() throws {
    let sizes = Self.files.filter { Self.editor.contains(Self.name($0)) }.map(\.count)
    #expect(sizes.count == 3)
    #expect(sizes.allSatisfy { $0 > 1000 } || sizes.allSatisfy { $0 == 1 })
  }

  @Test func filesNameOnlyEmbeddedFiles() throws {
    let names = Set(Self.files.map(Self.name))
    for match in try Self.text("page.html").matches(of: #/(?:src|href)="page/([^"]*)"/#) {
      #expect(names.contains(String(match.1)), "page.html names \(match.1)")
    }
    for script in Self.scripts {
      let text = try Self.text(script)
      for match in text.matches(of: #/(?:from|import)\(?\s*'([^']*)'/#) {
        #expect(
          match.1.hasPrefix("./") && names.contains(String(match.1.dropFirst(2))), "\(script)")
      }
      for match in text.matches(of: #/'page/([^']*)'/#) {
        #expect(names.contains(String(match.1)), "\(script) names \(match.1)")
      }
    }
  }

  /// The policy of the server's answers forbids it, and values of themes never become markup.
  @Test func nothingIsInlineOrMarkup() throws {
    let page = try Self.text("page.html")
    #expect(page.firstMatch(of: #/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/#) == nil)
    let forbidden = [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function",
      "setAttribute('style'", "setTimeout('", "http://", "https://",
    ]
    for script in Self.scripts {
      let text = try Self.text(script).replacing("http://www.w3.org/2000/svg", with: "")
      for word in forbidden { #expect(!text.contains(word), "\(script) has \(word)") }
    }
    for style in Self.ownNames where style.hasSuffix(".css") {
      #expect(try !Self.text(style).contains("url("), "\(style)")
    }
  }

  private static let node = URL(filePath: "/usr/bin/node")
  private static let hasNode =
    FileManager.default.isExecutableFile(atPath: node.path)
    || ProcessInfo.processInfo.environment["CI"] != nil

  @Test(
    .enabled(if: hasNode, "make test-packages installs Node"),
    arguments: ["client", "colors", "geometry", "pixels", "session", "texts", "values"])
  func theModulesKeepTheirPromises(name: String) throws {
    let tests = Program.project.appending(path: "Tests/Data/EmbeddedTests/Modules")
    let scratch = try ScratchFolder()
    // Scripts are modules where the folder says so.
    try scratch.write(#"{"type": "module"}"#, to: "package.json")
    for (folder, source) in [("Page", StudioFilesTests.folder), ("Modules", tests)] {
      try FileManager.default.copyItem(at: source, to: scratch.url.appending(path: folder))
    }
    let script = scratch.url.appending(path: "Modules/\(name).js")
    let run = try Program(file: Self.node).run([script.path], in: scratch.url)
    #expect(run.exitCode == 0, "\(run.errors)")
  }
}
