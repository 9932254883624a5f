import Foundation
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

extension Surface {

  var paint: String {
    lightest.hexText == darkest.hexText
      ? lightest.hexText : "linear-gradient(\(lightest.hexText),\(darkest.hexText))"
  }

  var words: String {
    lightest.hexText == darkest.hexText
      ? lightest.hexText : "\(lightest.hexText) to \(darkest.hexText)"
  }
}

extension Double {

  /// The contrast ratio with one digit, rounded down so that it is never overstated.
  var ratioText: String {
    ((self * 10 + 1e-9).rounded(.down) / 10).plainText
  }
}

extension Palette {

  func values(title: String, scheme: String) -> [String: Any] {
    [
      "title": title, "scheme": scheme,
      "swatches": swatches.map { swatch -> [String: Any] in
        let grade = ContrastGrade(ratio: swatch.ratio)
        return [
          "name": swatch.name, "paint": swatch.surface.paint, "face": swatch.surface.words,
          "text": swatch.text.hexText, "ratio": swatch.ratio.ratioText,
          "grade": grade.rawValue, "gradeName": grade.name,
        ]
      },
    ]
  }

  var dots: [String] { colors.prefix(5).map { $0 } }

  fileprivate var colors: [String] {
    var seen: Set<String> = []
    let colors = [background.mean] + swatches.prefix(3).flatMap { [$0.surface.mean, $0.text] }
    return colors.map(\.hexText).filter { seen.insert($0).inserted }
  }
}

extension ThemeEntry {

  var colors: [String] {
    light.colors + dark.colors.filter { !light.colors.contains($0) }
  }
}
