// swift-format-ignore-file
// The keyboard theme Sark, by kbrender, MIT.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation
import KeyboardKit
import KeyboardThemeFile

extension View {

  /// Style keyboards, their callouts and toolbars as Sark.
  func tronSarkTheme(for context: KeyboardContext) -> some View {
    keyboardThemeFile(.tronSarkTheme, for: context)
  }
}

extension KeyboardThemeFile {

  /// The theme Sark.
  static let tronSarkTheme: KeyboardThemeFile = {
    let bundle = ExportedFiles.of("tron:sark")  // In a Swift package: Bundle.module
    guard let url = bundle.url(forResource: "tronSark.kbtheme", withExtension: "json"),
      let file = try? KeyboardThemeFile(Data(contentsOf: url))
    else { preconditionFailure("Add tronSark.kbtheme.json to the resources of the keyboard extension.") }
    return file
  }()
}

private final class BundleToken {}
