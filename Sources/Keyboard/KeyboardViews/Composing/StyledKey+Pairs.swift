import Foundation
import KeyboardDrawing
import KeyboardStyling

/// In shares of the key's height, and in points (source: a 13-inch iPad Pro with iOS 26, whose keys
/// of 61 points have 19, those of 45.5 have 15).
private let fontRatio = 0.33
private let maximumFontSize = 19.0
private let upperMiddle = 0.29
private let lowerOffset = 0.21

extension StyledKey {

  /// In some designs, a character other than a letter and that of a swipe down have equal rank.
  var isPair: Bool {
    guard showsSwipeDownText, case .text(let text, _) = content, design.styling.pairsCharacters
    else { return false }
    return !text.contains(where: \.isLetter)
  }

  var offsetInPair: Double { frame.height * lowerOffset }

  var upperMiddleInPair: Double { frame.minY + frame.height * upperMiddle }

  func pairFont(_ font: Font) -> Font {
    var font = font
    font.size = min(frame.height * fontRatio, maximumFontSize)
    return font
  }
}
