// swift-format-ignore-file
// The keyboard theme Keycap, by kbrender, MIT.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation
import KeyboardKit
import KeyboardThemeFile

extension View {

  /// Style keyboards, their callouts and toolbars as Keycap.
  func keycapTheme(for context: KeyboardContext) -> some View {
    keyboardThemeFile(.keycapTheme, for: context)
  }
}

extension KeyboardThemeFile {

  /// The theme Keycap.
  static let keycapTheme: KeyboardThemeFile = {
    let bundle = ExportedFiles.of("keycap")  // In a Swift package: Bundle.module
    guard let url = bundle.url(forResource: "keycap.kbtheme", withExtension: "json"),
      let file = try? KeyboardThemeFile(Data(contentsOf: url))
    else { preconditionFailure("Add keycap.kbtheme.json to the resources of the keyboard extension.") }
    return file
  }()
}

private final class BundleToken {}
