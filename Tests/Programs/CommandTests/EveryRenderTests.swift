import Foundation
import KeyboardCore
import KeyboardStyling
import TestSupport
import Testing

/// The program draws every locale on every class of devices; where keys and texts stand is checked
/// by `EveryKeyboardTests`.
@Suite final class EveryRenderTests: FolderSuite {

  private static let layers = [
    "alphabetic --case lowercased", "alphabetic --case uppercased", "numeric", "symbolic",
  ]

  @Test func everyLocaleIsDrawn() throws {
    let program = Program.built
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

  /// The presses: none, and a key of each button type.
  private static let presses = ["", "--press a", "--press shift", "--press return"]

  private static let helps = [
    "--contrast high", "--bold-text", "--reduce-transparency", "--text-size accessibility5",
    "--contrast high --bold-text --reduce-transparency --text-size xxxLarge",
  ]

  @Test func everyLookIsDrawn() throws {
    let program = Program.built
    let looks = try KeyboardTheme.predefined.map { $0.identifier ?? "" }
    #expect(Set(looks).count == looks.count)
    let changes = Self.presses + Self.helps
    let pictures = looks.flatMap { look in
      ["light", "dark"].flatMap { scheme in
        changes.indices.map { (look: look, scheme: scheme, change: $0) }
      }
    }
    let lines = pictures.enumerated().map { index, picture in
      "-t \(picture.look) --color-scheme \(picture.scheme) \(changes[picture.change]) --scale 1 "
        + "--no-metadata -o \(index).png"
    }
    let run = try program.run(
      ["--batch", "-", "--compression", "fast"], in: folder.url,
      input: lines.joined(separator: "\n"), processorSeconds: 60)
    // The hand-drawn letters of sketch have one weight.
    let problems = run.errors.split(separator: "\n").filter {
      !$0.hasPrefix("  hint:") && !($0.contains("“Pencil”") && $0.contains("lighter-weight"))
    }
    #expect(run.exitCode == 0 && problems.isEmpty, "\(problems)")
    #expect(folder.files.count == pictures.count)
    let files = try pictures.indices.map { try #require(folder.read("\($0).png")) }
    for (index, picture) in pictures.enumerated() where picture.change > 0 {
      let plain = files[index - picture.change]
      // Some looks have nothing translucent, or contrast enough.
      let mayBeTheSame = ["--reduce-transparency", "--contrast high"]
      if mayBeTheSame.contains(changes[picture.change]) { continue }
      #expect(files[index] != plain, "\(picture.look) \(picture.scheme) \(changes[picture.change])")
    }
  }
}
