import Foundation
import Testing

/// A picture of a keyboard of iOS 26, and the arguments that draw the same one.
///
/// The pictures aren't part of the project; the tests read them from a folder.
struct SystemPicture: CustomTestStringConvertible, Sendable {

  /// A rectangle in points of the screen.
  struct Shape: Sendable {
    var color: UInt32
    var frame: CGRect
  }

  /// The backdrop of the keyboard.
  enum Backdrop: Sendable {

    /// The color that the look assumes.
    case plain

    /// Rectangles over a color, in colors `0xRRGGBB`.
    case shapes(UInt32, [Shape])

    /// A photo, of which only the part above the keyboard is known.
    case photo
  }

  /// The name of the file without its suffix.
  var name: String

  var arguments: String

  var scale: Double

  var screenHeight: Double

  /// The upper edge of the picture in points of the screen.
  var top: Double

  var backdrop = Backdrop.plain

  /// Whether the keys are those of today's system: betas had other rows.
  var hasFrames = true

  /// Whether the colors are those of today's system: betas had another material.
  var hasColors = true

  var testDescription: String { name }

  /// The folder of the pictures, or `nil` if none is given.
  static let folder = ProcessInfo.processInfo.environment["PICTURES"].map { URL(filePath: $0) }

  static let all = [
    SystemPicture(
      name: "iphone390-light-uppercased",
      arguments: "--device iphone-16e --case uppercased --toolbar none", scale: 3,
      screenHeight: 844, top: 480),
    SystemPicture(
      name: "iphone390-light-over-colours",
      arguments: "--device iphone-16e --case uppercased --toolbar none", scale: 3,
      screenHeight: 844, top: 480,
      backdrop: .shapes(
        0xF2F2F2,
        [
          Shape(color: 0xFFFF00, frame: CGRect(x: 95.43, y: 660.83, width: 199.67, height: 50.3)),
          Shape(color: 0x2C2C2C, frame: CGRect(x: 0, y: 761.33, width: 390, height: 82.67)),
        ])),
    SystemPicture(
      name: "iphone390-light-over-dark",
      arguments: "--device iphone-16e --case uppercased --toolbar none", scale: 3,
      screenHeight: 844, top: 480, backdrop: .shapes(0x3A3A3C, [])),
    SystemPicture(
      name: "iphone390-decimalpad-over-photo",
      arguments: "--device iphone-16e --keyboard-type decimalPad --locale sv", scale: 3,
      screenHeight: 844, top: 380, backdrop: .photo),
    SystemPicture(
      name: "iphone430-light-azerty-suggestions",
      arguments: "--device iphone-pro-max --locale fr --locales en --case uppercased "
        + "--suggestions Je,Tu,Oui",
      scale: 3, screenHeight: 932, top: 520, backdrop: .shapes(0xFFFFFF, [])),
    SystemPicture(
      name: "iphone402-dark-callout",
      arguments: "--device iphone-17-pro --color-scheme dark --keyboard-type webSearch "
        + "--locales sv --return-key go --long-press a --toolbar none", scale: 3,
      screenHeight: 874, top: 0, hasFrames: false),
    SystemPicture(
      name: "iphone852-landscape-over-purple-beta",
      arguments: "--device iphone-15 --orientation landscape --locales sv --suggestions ,,",
      scale: 3, screenHeight: 393, top: 150, backdrop: .photo, hasColors: false),
    SystemPicture(
      name: "ipad820-over-photo-beta",
      arguments: "--device ipad-air-11 --locales sv --suggestions ,,", scale: 2,
      screenHeight: 1180, top: 800, backdrop: .photo, hasColors: false),
    SystemPicture(
      name: "ipad1032-light",
      arguments: "--device ipad-pro-13-m4 --keyboard-type url --locales sv --return-key go "
        + "--disable return --suggestions ,,",
      scale: 2, screenHeight: 1376, top: 0, backdrop: .shapes(0xF2F2F7, [])),
  ]
}
