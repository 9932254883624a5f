import Testing

/// Uses of names before the folder that owns them.
@Suite struct FolderOrderTests {

  /// The first folder of three; the others declare what it must not use.
  private func order(using text: String) -> FolderOrder {
    let later = """
      extension Outer {
        struct Inner {}
        func work() {}
        private var hidden: Int { 0 }
        var shared: Int { 0 }
      }
      struct Later { struct Inner {} }
      """
    let sources = [
      ("First", text), ("Second", "struct Outer { var shared = 0 }"), ("Third", later),
    ].map { folder, text in
      SourceText(path: "Sources/Group/Target/\(folder)/File.swift", text: text)
    }
    return FolderOrder(sources, folders: ["First", "Second", "Third"])
  }

  @Test(arguments: [
    ("let x: Outer", "Outer"), ("let x = Later.Inner()", "Later"),
    ("let x: Outer.Inner", "Outer.Inner"),
    ("extension Outer { var x: Inner? { nil } }", "Outer.Inner"),
    ("struct Outer { struct Deep { let x: Inner } }", "Outer.Inner"),
  ])
  func typesAreFound(text: String, name: String) {
    #expect(order(using: text).typeBreaches.map(\.name).contains(name))
  }

  @Test(arguments: [
    "let x: Inner", "struct Outer { struct Deep<Inner> { let x: Inner } }", "let x: Other.Later",
    "let x = \"Outer\"",
  ])
  func otherTypesAreNot(text: String) {
    let names = order(using: text).typeBreaches.map(\.name)
    #expect(Set(names).isDisjoint(with: ["Outer.Inner", "Later.Inner", "Later"]))
  }

  @Test(arguments: [
    "let x = y.work()", "extension Outer { func other() { work() } }",
    "let x = \"twice \\(y.work())\"",
  ])
  func membersAreFound(text: String) {
    #expect(order(using: text).memberBreaches.map(\.name) == ["Outer.work"])
  }

  @Test(arguments: [
    "let x = y.hidden", "let x = y.shared", "work()", "extension Outer { func work() {} }",
    "let x = y.Inner",
  ])
  func otherMembersAreNot(text: String) {
    #expect(order(using: text).memberBreaches.isEmpty)
  }
}
