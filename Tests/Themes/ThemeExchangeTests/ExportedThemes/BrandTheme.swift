// swift-format-ignore-file
// The keyboard theme Brand.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation
import KeyboardKit
import KeyboardThemeFile

extension View {

  /// Style keyboards, their callouts and toolbars as Brand.
  func brandTheme(for context: KeyboardContext) -> some View {
    keyboardThemeFile(.brandTheme, for: context)
  }
}

extension KeyboardThemeFile {

  /// The theme Brand.
  static let brandTheme: KeyboardThemeFile = {
    let bundle = ExportedFiles.of("brand")  // In a Swift package: Bundle.module
    guard let url = bundle.url(forResource: "brand.kbtheme", withExtension: "json"),
      let file = try? KeyboardThemeFile(Data(contentsOf: url))
    else { preconditionFailure("Add brand.kbtheme.json to the resources of the keyboard extension.") }
    return file
  }()
}

private final class BundleToken {}
