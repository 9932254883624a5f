import Foundation
import TestSupport
import Testing

/// Recipes of the cookbook and steps of the tutorial: their files, their commands and the images beside them.
@Suite struct GuideImageTests: ProgramSuite {

  /// A command with the theme above it, and the files that the page asks to save.
  struct Recipe: CustomTestStringConvertible, Sendable {
    var page: String
    var command: String
    var theme: String?
    var files: [String: String]

    var testDescription: String { command }

    /// The name after `-o`.
    var output: String { command.split(separator: " ").last.map(String.init) ?? "" }

    /// The name of the theme in the command.
    var name: String? { command.firstMatch(of: /\.\/(\w+\.json)/).map { String($0.1) } }
  }

  /// The options with which the images of the pages are rendered.
  private static let small = "--scale 1 --compression small --no-metadata"

  static let recipes = ["COOKBOOK", "TUTORIAL"].flatMap { read($0) }

  private static func read(_ page: String) -> [Recipe] {
    let file = Program.project.appending(path: "Themes/\(page).md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let files = text.matches(of: /Save this as `(\S+\.svg)`:\n\n```xml\n((?s).*?)```/).map {
      (String($0.1), String($0.2))
    }
    var theme: String?
    return text.matches(of: /```(\w*)\n((?s).*?)```/).flatMap { block -> [Recipe] in
      let body = String(block.2)
      if block.1 == "json" { theme = body }
      guard block.1.isEmpty else { return [] }
      return body.split(separator: "\n").filter { $0.contains(/^kbrender (-t .*)?-o \S+$/) }.map {
        Recipe(
          page: page.lowercased(), command: String($0), theme: theme,
          files: Dictionary(files) { $1 })
      }
    }
  }

  @Test func pagesHaveRecipes() {
    #expect(Self.recipes.filter { $0.page == "cookbook" }.count >= 20)
    #expect(Self.recipes.filter { $0.page == "tutorial" }.count >= 5)
  }

  @Test(arguments: recipes)
  func imageIsWhatTheCommandRenders(recipe: Recipe) throws {
    let folder = try ScratchFolder()
    for (name, text) in recipe.files { try folder.write(text, to: name) }
    let photo = Program.project.appending(path: "Gallery/Templates/photo.jpg")
    try folder.write(Data(contentsOf: photo), to: "photo.jpg")
    if let name = recipe.name { try folder.write(recipe.theme ?? "", to: name) }
    let words = recipe.command.dropFirst("kbrender ".count)
    let run = try run("\(words) \(Self.small)", in: folder)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    let image = "Gallery/Images/\(recipe.page)/\(recipe.output)"
    guard let shown = try? Data(contentsOf: Program.project.appending(path: image)) else {
      // A page needn't show every image.
      return
    }
    #expect(
      shown == folder.read(recipe.output),
      "\(image) is stale: run its command with \(Self.small).")
    guard recipe.page == "cookbook", let name = recipe.name else { return }
    let check = try self.run("theme check \(name)", in: folder)
    #expect(check.exitCode == 0 && !check.errors.contains("warning:"), "\(check.errors)")
  }

  /// Every image of the folders is on its page.
  @Test(arguments: ["cookbook", "tutorial"])
  func imagesAreShown(page: String) throws {
    let folder = Program.project.appending(path: "Gallery/Images/\(page)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let outputs = Self.recipes.filter { $0.page == page }.map(\.output)
    #expect(!names.isEmpty && Set(names).isSubset(of: outputs))
  }
}
