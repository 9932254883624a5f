import Foundation
import KeyboardRender
import Testing

@Suite struct FactsTests {

  @Test func knowsItsFonts() throws {
    let fonts = try KeyboardRenderer().fonts
    #expect(
      fonts.contains { $0.name == "Inter Display" && $0.value.hasSuffix("Display-Light.otf") })
    #expect(!fonts.contains { $0.name.contains("Kufi") || $0.value.contains("Italic") })
    for file in ["NotoSerif-Bold.ttf", "NotoNaskhArabic-Regular.ttf", "DejaVuSansMono.ttf"] {
      #expect(fonts.contains { $0.value.hasSuffix("/\(file)") })
    }
    #expect(
      KeyboardRenderer.requiredPackages
        == ["fonts-inter", "fonts-noto-core", "fonts-noto-color-emoji", "fonts-dejavu-core"])
  }

  @Test func foldersThatAreNotThereAreErrors() {
    let folder = "/no/such folder"
    #expect(throws: RenderError.unreadableFontFolder(folder)) {
      try KeyboardRenderer(fontDirectories: [folder])
    }
  }

  @Test func namesOfFoldersAreEscaped() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "kbrender-<fonts> & more-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = try KeyboardRenderer(fontDirectories: [folder.path]).fonts
    #expect(try fonts == KeyboardRenderer().fonts)
  }

  @Test func saysWhatToInstall() {
    let error = RenderError.missingFontPackages(["fonts-inter", "fonts-noto-core"])
    #expect(error.description.contains("apt install fonts-inter fonts-noto-core"))
  }
}
