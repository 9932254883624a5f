import Foundation
import KeyboardRender
import Testing

@testable import KeyboardPipeline

/// Comparisons with pictures of iOS 26 in the folder that `PICTURES` names.
///
/// `make compare-ios26 PICTURES=DIR` prints them, and writes ours beside each to `.build/ios26`.
@Suite(.enabled(if: SystemPicture.folder != nil), .serialized)
struct SystemPictureTests {

  /// Compare a picture, unless the folder doesn't have it.
  static func comparison(_ picture: SystemPicture) throws -> SystemComparison? {
    let folder = try #require(SystemPicture.folder)
    for suffix in ["png", "jpg"] {
      let file = folder.appending(path: "\(picture.name).\(suffix)")
      guard let data = try? Data(contentsOf: file) else { continue }
      return try SystemComparison(picture, file: Array(data))
    }
    return nil
  }

  @Test(arguments: SystemPicture.all)
  func framesAndColorsAreThoseOfThePicture(picture: SystemPicture) throws {
    guard let comparison = try Self.comparison(picture) else { return }
    try comparison.writeSideBySide()
    var row = picture.name.padding(toLength: 38, withPad: " ", startingAt: 0)
    if picture.hasFrames {
      let frames = comparison.frameDifference
      row += String(format: " frames %.3f pt (%@ of %d)", frames.largest, frames.name, frames.count)
      #expect(frames.count > 8)
      // A pixel of a phone, which the system leaves out where ours is rounded up; edges are found to 0.02.
      #expect(frames.largest <= 0.355, "\(frames.name)")
    }
    if picture.hasFrames { row += inkRow(of: comparison) }
    if picture.hasColors {
      switch picture.backdrop {
      case .photo: row += photoRow(of: comparison)
      case .shapes(_, let shapes) where !shapes.isEmpty: row += pixelRow(of: comparison)
      default: row += colorRow(of: comparison)
      }
    }
    print(row)
  }

  /// Expect the radii, and in releases the letters.
  ///
  /// Betas had other letters; photos are coded as JPEG, which blurs ink, and the measure of its mass
  /// with it.
  private func inkRow(of comparison: SystemComparison) -> String {
    let radii = comparison.radii
    #expect(abs(radii.ours - radii.theirs) <= 1.5)
    var row = String(format: ", radius %.1f for %.1f", radii.ours, radii.theirs)
    guard let letters = comparison.letters else { return row }
    let (heights, baselines) = (letters.heights, letters.baselines)
    row += String(
      format: ", %d letters: mass %.2f, height %.1f for %.1f, baseline %.1f for %.1f",
      letters.count,
      letters.mass, heights.ours, heights.theirs, baselines.ours, baselines.theirs)
    guard comparison.picture.hasColors else { return row }
    #expect(abs(heights.ours - heights.theirs) <= 0.5)
    #expect(abs(baselines.ours - baselines.theirs) <= 0.5)
    if case .photo = comparison.picture.backdrop { return row }
    #expect((0.92...1.08).contains(letters.mass))
    return row
  }

  private func colorRow(of comparison: SystemComparison) -> String {
    let (faces, primary) = comparison.faceDifferences
    let (face, board) = (
      PicturePixels.percentile(0.5, of: faces),
      PicturePixels.percentile(0.5, of: comparison.boardDifferences)
    )
    let main = PicturePixels.percentile(0.5, of: primary)
    #expect(face <= 4 && board <= 4 && main <= 4)
    return String(format: " faces %.1f, board %.1f, primary %.1f", face, board, main)
  }

  private func pixelRow(of comparison: SystemComparison) -> String {
    let all = comparison.pixelDifferences
    let (median, most) = (
      PicturePixels.percentile(0.5, of: all), PicturePixels.percentile(0.9, of: all)
    )
    #expect(median <= 4 && most <= 10)
    return String(format: " all pixels: median %.1f, 90th percentile %.1f", median, most)
  }

  private func photoRow(of comparison: SystemComparison) -> String {
    let all = comparison.predictedFaceDifferences
    let (median, most) = (
      PicturePixels.percentile(0.5, of: all), PicturePixels.percentile(0.9, of: all)
    )
    let band = PicturePixels.percentile(0.5, of: comparison.bandDifferences)
    #expect(median <= 4 && most <= 8 && band <= 8)
    return String(
      format: " predicted faces: median %.1f, 90th percentile %.1f; band: median %.1f", median,
      most, band)
  }
}

extension SystemComparison {

  func writeSideBySide() throws {
    let folder = URL(filePath: ".build/ios26")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let height = min(ours.height, theirs.height)
    let offset = Int((top * picture.scale).rounded())
    var bytes: [UInt8] = []
    for row in 0..<height {
      for column in 0..<(theirs.width + ours.width) {
        let isOurs = column >= theirs.width
        let color =
          isOurs
          ? ours.color(
            x: (Double(column - theirs.width) + 0.5) / ours.scale,
            y: (Double(row) + 0.5) / ours.scale)
          : theirs.color(
            x: (Double(column) + 0.5) / theirs.scale,
            y: (Double(row + offset) + 0.5) / theirs.scale)
        bytes += [UInt8(color.x), UInt8(color.y), UInt8(color.z), 255]
      }
    }
    let picture = PNGPicture(
      width: theirs.width + ours.width, height: height, bytes: bytes, isOpaque: true)
    try Data(try picture.encoded()).write(to: folder.appending(path: "\(self.picture.name).png"))
  }
}
