import Testing

/// The rules are only as good as what they read.
@Suite struct SourceTextTests {

  static let text = #"""
    public import Foundation
    import struct Other.Thing
    // import Comment
    extension Outer {
      public struct Inner: Sendable { let name = "struct Text { \(Hidden.self) }" }
      class func make() -> Later.Part { Part() }
    }
    final class Free { func f() { enum Local {} } }
    typealias Short = Outer.Inner
    """#

  let source = SourceText(path: "Sources/Group/Target/Folder/File.swift", text: text)

  @Test func readsImports() {
    #expect(source.imports == ["Foundation", "Other"])
  }

  @Test func readsDeclarations() {
    #expect(source.declaredTypes == ["Outer.Inner", "Free", "Short"])
  }

  @Test(arguments: ["Later", "Later.Part", "Outer", "Part", "Hidden"])
  func findsUses(name: String) {
    #expect(source.uses(name))
  }

  @Test(arguments: ["Comment", "Text", "Later.Other", "Inner.Later"])
  func findsNoOtherUses(name: String) {
    #expect(!source.uses(name))
  }

  @Test func knowsItsPlace() {
    #expect(source.target == "Target" && source.folder == "Folder")
  }

  @Test func readsThePlan() {
    #expect(Plan.imports["Parallel"] == ["CPangoCairo", "SourceText"])
    #expect(
      Plan.folders["KeyboardDrawing"] == ["Attributes", "Shapes", "Vectors", "ImageFiles", "Scene"])
  }
}
