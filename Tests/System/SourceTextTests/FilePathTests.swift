import SourceText
import Testing

@Suite struct FilePathTests {

  @Test(arguments: [
    ("a.json", "a.json", ".", ""), ("themes/a.json", "a.json", "themes", "themes/"),
    ("/a.json", "a.json", "/", "/"), ("a//b", "b", "a", "a//"), ("/", "/", "/", "/"),
    ("", "", ".", ""), (".", ".", ".", ""), ("a/b/", "b", "a/b", "a/b/"),
    ("a/\u{301}b", "\u{301}b", "a", "a/"), ("ü/ö", "ö", "ü", "ü/"),
  ])
  func hasANameInAFolder(text: String, name: String, folder: String, prefix: String) {
    let path = FilePath(text)
    #expect(path.name == name)
    #expect(path.folder == folder)
    #expect(path.prefix == prefix)
  }

  @Test(arguments: [
    ("a/tron.JSON", "json"), ("a.b/tron", nil), (".json", nil), ("tron.", nil), ("a.b.png", "png"),
  ])
  func hasASuffix(text: String, suffix: String?) {
    #expect(FilePath(text).suffix == suffix)
  }

  /// A combining character after a slash would hide it, and with it a way out of a folder.
  @Test func combiningCharactersSeparateNothing() {
    #expect(FilePath("a/../\u{301}b").parts == ["a", "..", "\u{301}b"])
    #expect(FilePath("/\u{301}b").isAbsolute)
    #expect(FilePath("a/\u{301}b").isWithin("a"))
  }

  @Test(arguments: [(".", "b"), ("a", "a/b"), ("a/", "a/b"), ("/", "/b")])
  func containsFiles(folder: String, path: String) {
    #expect(FilePath(folder).appending("b") == path)
  }

  @Test(arguments: [
    ("a/b", "a", true), ("a/b", "a/", true), ("ab", "a", false), ("a", "a", false),
    ("/a", "/", true),
  ])
  func isWithinItsFolders(text: String, folder: String, isWithin: Bool) {
    #expect(FilePath(text).isWithin(folder) == isWithin)
  }
}
