import Foundation
import KeyboardRender
import Testing

@testable import KeyboardPipeline

/// The comparison of the emoji keyboard with a picture of iOS 26, whose emojis and icons are others:
/// the boxes of marks instead of faces of keys.
@Suite(.enabled(if: SystemPicture.folder != nil))
struct EmojiPictureTests {

  static let picture = SystemPicture(
    name: "iphone390-light-emojis",
    arguments: "--device iphone-16e --keyboard-type emojis "
      + "--recent-emojis 😂❤️😍😒👌☺️😊😘😭😩💕😔😏😁😳👍✌️😉😌💁🙈😎🎶👀😑😴😄😜😋👏",
    scale: 3, screenHeight: 844, top: 380)

  /// A mark on the board, and which edges of its ink are compared.
  struct Mark: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var box: CGRect
    var threshold = 40.0
    var edges = MarkBox.Edges.middles
  }

  // In points from the top of the board; letters are compared by those whose shapes agree.
  static let marks = [
    Mark(
      testDescription: "magnifier", box: CGRect(x: 26, y: 15, width: 21, height: 32), edges: .all),
    Mark(testDescription: "S", box: CGRect(x: 51, y: 15, width: 11, height: 32)),
    Mark(
      testDescription: "F of the title", box: CGRect(x: 10, y: 61, width: 9, height: 15),
      edges: .leadingAndMiddle),
    Mark(
      testDescription: "S of the second title", box: CGRect(x: 299, y: 61, width: 12, height: 15),
      edges: .leadingAndMiddle),
    Mark(testDescription: "emoji, first row", box: CGRect(x: 297, y: 81, width: 38, height: 36)),
    Mark(testDescription: "emoji, second row", box: CGRect(x: 297, y: 120, width: 38, height: 36)),
    Mark(testDescription: "emoji, last row", box: CGRect(x: 297, y: 235, width: 38, height: 36)),
    Mark(
      testDescription: "disc", box: CGRect(x: 4, y: 273, width: 46, height: 38), threshold: 20,
      edges: .all),
    Mark(
      testDescription: "smileys", box: CGRect(x: 55, y: 280, width: 21, height: 26), edges: .all),
    Mark(testDescription: "flag", box: CGRect(x: 311, y: 280, width: 22, height: 26)),
    Mark(testDescription: "backspace", box: CGRect(x: 350, y: 280, width: 32, height: 26)),
    Mark(testDescription: "ABC", box: CGRect(x: 20, y: 340, width: 45, height: 28)),
  ]

  @Test func marksAndColorsAreThoseOfThePicture() throws {
    guard let comparison = try SystemPictureTests.comparison(Self.picture) else { return }
    try comparison.writeSideBySide()
    let top = comparison.keyboardTop
    var worst = (difference: 0.0, name: "")
    for mark in Self.marks {
      let theirs = try #require(
        MarkBox(in: comparison.theirs, mark.box.offsetBy(dx: 0, dy: top), above: mark.threshold))
      let ours = try #require(MarkBox(in: comparison.ours, mark.box, above: mark.threshold))
      let difference = theirs.moved(by: -top).difference(to: ours, edges: mark.edges)
      #expect(difference <= 0.5, "\(mark.testDescription)")
      if difference > worst.difference { worst = (difference, mark.testDescription) }
    }
    // Field, board and disc.
    let places = [CGPoint(x: 300, y: 30), CGPoint(x: 5, y: 100), CGPoint(x: 17.5, y: 293)]
    let colors = places.map { place in
      PicturePixels.difference(
        comparison.theirs.color(around: CGPoint(x: place.x, y: place.y + top)),
        comparison.ours.color(around: place))
    }
    #expect(colors.allSatisfy { $0 <= 4 })
    print(
      Self.picture.name.padding(toLength: 38, withPad: " ", startingAt: 0)
        + String(
          format: " marks %.2f pt (%@ of %d), field %.1f, board %.1f, disc %.1f",
          worst.difference, worst.name, Self.marks.count, colors[0], colors[1], colors[2]))
  }
}
