import Foundation
import KeyboardCore
import TestSupport
import Testing

/// The program draws every locale on every class of devices; where keys and texts stand is checked
/// by `EveryKeyboardTests`.
@Suite struct EveryRenderTests {

  private static let layers = [
    "alphabetic --case lowercased", "alphabetic --case uppercased", "numeric", "symbolic",
  ]

  @Test func everyLocaleIsDrawn() throws {
    let program = Program.built
    let folder = try ScratchFolder()
    var lines: [String] = []
    // The font of Korean is optional, and the program draws no keyboard without glyphs.
    for locale in LocaleProfile.supportedIdentifiers where locale != "ko" {
      for device in ["iphone", "ipad", "ipad-pro-13"] {
        for orientation in ["portrait", "landscape"] {
          for layer in Self.layers {
            lines.append(
              "-l \(locale) -d \(device) --orientation \(orientation) --keyboard-type \(layer) "
                + "--scale 1 -o \(lines.count).png")
          }
        }
      }
    }
    let run = try program.run(
      ["--batch", "-", "--compression", "fast"], in: folder.url,
      input: lines.joined(separator: "\n"), processorSeconds: 210)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(folder.files.count == lines.count)
  }
}
